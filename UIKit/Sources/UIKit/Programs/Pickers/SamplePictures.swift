import Foundation

/// The pictures that an image picker offers: landscapes in several colours.
final class SamplePictures: UIViewController {
  /// Hours of the day, as shares of the colour circle.
  private static let hues: [CGFloat] = [0.55, 0.6, 0.08, 0.95, 0.35, 0.75]
  private static let size = CGSize(width: 600, height: 450)

  private weak var picker: UIImagePickerController?
  private let scroll = UIScrollView()
  private var buttons: [UIButton] = []

  init(for picker: UIImagePickerController) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.choose(nil) })
  }

  required init?(coder: NSCoder) { preconditionFailure("the pictures are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    for (index, hue) in Self.hues.enumerated() {
      let image = Self.landscape(hue)
      let button = UIButton(type: .custom)
      button.setBackgroundImage(image, for: .normal)
      button.accessibilityLabel = "Photo \(index + 1)"
      button.addAction(
        UIAction { [weak self] _ in self?.picker?.choose(image) }, for: .touchUpInside)
      scroll.addSubview(button)
      buttons.append(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = (scroll.bounds.width - 6) / 2
    let height = width * Self.size.height / Self.size.width
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 2 + CGFloat(index % 2) * (width + 2), y: 2 + CGFloat(index / 2) * (height + 2),
        width: width, height: height)
    }
    scroll.contentSize = CGSize(
      width: scroll.bounds.width, height: (buttons.last?.frame.maxY ?? 0) + 2)
  }

  private static func landscape(_ hue: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: hue + 0.05, saturation: 0.1, brightness: 1, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 420, y: 60, width: 90, height: 90)).fill()
      for (index, top) in [CGFloat(210), 280, 350].enumerated() {
        UIColor(
          hue: hue, saturation: 0.5, brightness: 0.75 - CGFloat(index) * 0.2, alpha: 1
        ).setFill()
        let hills = UIBezierPath()
        hills.move(to: CGPoint(x: 0, y: size.height))
        hills.addLine(to: CGPoint(x: 0, y: top + 40))
        let shift = CGFloat(index) * 90
        hills.addCurve(
          to: CGPoint(x: size.width, y: top + 20),
          controlPoint1: CGPoint(x: 120 + shift, y: top - 120),
          controlPoint2: CGPoint(x: 300 + shift, y: top + 140))
        hills.addLine(to: CGPoint(x: size.width, y: size.height))
        hills.close()
        hills.fill()
      }
    }
  }
}
