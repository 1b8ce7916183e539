import Foundation

/// A sheet of colours; it has no sliders for colours between them.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The delegate, which hears of the choice; held weakly.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen colour.
  open var selectedColor: UIColor = .black { didSet { mark() } }
  /// Stored: whether the alpha can be chosen; it cannot.
  open var supportsAlpha = true
  private var buttons: [UIButton] = []
  private var colors: [UIColor] = []
  private let close = UIButton(type: .system)

  /// The number of columns and of shades.
  private static let (columns, shades) = (12, 10)

  /// Creates a picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Colors"
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the grid of colours.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
    view.addSubview(close)
    for shade in 0..<Self.shades {
      for column in 0..<Self.columns {
        let part = CGFloat(column) / CGFloat(Self.columns)
        let light = CGFloat(shade) / CGFloat(Self.shades - 2)
        let color =
          shade == 0
          ? UIColor(white: 1 - CGFloat(column) / CGFloat(Self.columns - 1), alpha: 1)
          : UIColor(
            hue: part, saturation: min(1, 2 - 1.6 * light), brightness: min(1, 0.35 + light),
            alpha: 1)
        add(color)
      }
    }
    mark()
  }

  private func add(_ color: UIColor) {
    let button = UIButton(type: .custom)
    button.backgroundColor = color
    button.layer.borderColor = UIColor.label.cgColor
    button.accessibilityLabel = "Color \(colors.count + 1)"
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
        delegate?.colorPickerViewControllerDidSelectColor(self)
      }, for: .touchUpInside)
    view.addSubview(button)
    buttons.append(button)
    colors.append(color)
  }

  private func mark() {
    for (button, color) in zip(buttons, colors) {
      button.layer.borderWidth = color == selectedColor ? 3 : 0
    }
  }

  private func end() {
    delegate?.colorPickerViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }

  /// Places the colours.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
    close.frame = CGRect(x: area.maxX - 70, y: area.minY, width: 70, height: 44)
    let side = min(
      area.width / CGFloat(Self.columns), (area.height - 44) / CGFloat(Self.shades))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: area.minX + CGFloat(index % Self.columns) * side,
        y: area.minY + 44 + CGFloat(index / Self.columns) * side, width: side, height: side)
    }
  }
}

/// Hears of the choice of a colour; every method has a default.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// A colour was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A colour was chosen; from before the method with the colour.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The picker is about to go.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Takes no action.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Takes no action.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Takes no action.
  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {}
}
