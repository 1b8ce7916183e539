import Foundation

/// A screen of a given size.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The size in points.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat
  /// The maximum number of frames per second.
  public let maximumFramesPerSecond: Int

  /// The screen's traits.
  public let traitCollection: UITraitCollection
  /// Stored: the brightness, from 0 to 1.
  open var brightness: CGFloat = 0.5

  /// The default screen: 390 × 844 points, three pixels per point, 120 frames per second.
  public static let main = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3, maximumFramesPerSecond: 120)

  /// Creates a screen; for hosts.
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

  /// The size in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  open var nativeScale: CGFloat { scale }
}
