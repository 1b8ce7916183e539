import Foundation

/// The background of a row.
public struct UIBackgroundConfiguration {
  /// The colour; nil for the row's own.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The space between the background and the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around the background; nil for none.
  public var strokeColor: UIColor?
  /// The width of the line, in points.
  public var strokeWidth: CGFloat = 0
  /// Stored: how far the line lies outside.
  public var strokeOutset: CGFloat = 0
  /// The picture on the background.
  public var image: UIImage?
  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view on the background.
  public var customView: UIView?
  /// Stored: an effect behind the background.
  public var visualEffect: UIVisualEffect?
  /// Makes the colour of `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The background for a state: itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }
  /// No colour.
  public static func clear() -> Self { Self(backgroundColor: .clear) }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> Self { Self(backgroundColor: .systemBackground) }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(backgroundColor: .systemBackground) }
}

/// The view behind a row's content that shows a configuration.
final class BackgroundView: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { show() } }
  private let area = UIView()
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    area.clipsToBounds = true
    addSubview(area)
    area.addSubview(picture)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func show() {
    let color = configuration.backgroundColor
    area.backgroundColor =
      configuration.backgroundColorTransformer.map { $0(color ?? .clear) } ?? color
    area.layer.cornerRadius = configuration.cornerRadius
    area.layer.borderColor = configuration.strokeColor?.cgColor
    area.layer.borderWidth = configuration.strokeColor == nil ? 0 : configuration.strokeWidth
    (picture.image, picture.contentMode) = (configuration.image, configuration.imageContentMode)
    for view in area.subviews where view !== picture && view !== configuration.customView {
      view.removeFromSuperview()
    }
    if let view = configuration.customView, view.superview !== area { area.addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    area.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    for view in area.subviews { view.frame = area.bounds }
  }
}

extension UIView {
  /// Shows a configuration behind all other subviews; nil removes it.
  func show(_ background: UIBackgroundConfiguration?) {
    let former = subviews.first { $0 is BackgroundView } as? BackgroundView
    guard let background else {
      former?.removeFromSuperview()
      return
    }
    let view = former ?? BackgroundView(frame: bounds)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if former == nil { insertSubview(view, at: 0) }
    view.configuration = background
  }
}
