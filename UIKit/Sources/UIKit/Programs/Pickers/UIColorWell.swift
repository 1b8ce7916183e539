import Foundation

/// A round button of a colour; a tap opens the colour picker.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  /// The title of the picker.
  open var title: String?
  /// Stored: whether the alpha can be chosen; it cannot.
  open var supportsAlpha = true
  /// The chosen colour.
  open var selectedColor: UIColor? { didSet { backgroundColor = selectedColor } }

  /// A well with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A well from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.borderWidth = 3
    layer.borderColor = UIColor.systemGray3.cgColor
    addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
  }

  override var takesTaps: Bool { true }

  /// Rounds the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  private func open() {
    let picker = UIColorPickerViewController()
    if let title { picker.title = title }
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    window?.rootViewController?.present(picker, animated: true)
  }

  /// Takes the colour over.
  open func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  /// 28 by 28 pt.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
