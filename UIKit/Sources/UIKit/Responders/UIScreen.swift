import Foundation

/// A screen, as large as its maker says.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The extent in points.
  public let bounds: CGRect
  /// How many pixels a point has in each direction.
  public let scale: CGFloat
  /// How many pictures there are in a second.
  public let maximumFramesPerSecond: Int

  /// What it is like.
  public let traitCollection: UITraitCollection
  /// Stored: how bright it is, 0…1.
  open var brightness: CGFloat = 0.5

  /// A screen that stands for none: 390 × 844 pt with 3 pixels each, 120 pictures in a second.
  public static let main = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3, maximumFramesPerSecond: 120)

  /// A screen, as a host knows it.
  public init(
    bounds: CGRect, scale: CGFloat, maximumFramesPerSecond: Int = 60,
    traitCollection: UITraitCollection = UITraitCollection()
  ) {
    self.bounds = bounds
    self.traitCollection = traitCollection
    self.scale = scale
    self.maximumFramesPerSecond = maximumFramesPerSecond
    super.init()
  }

  /// The extent in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many pixels a point has in each direction.
  open var nativeScale: CGFloat { scale }
}
