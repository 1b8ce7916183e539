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

  /// The insets that the device's bars and corners cover; new windows take them over.
  public let hostSafeAreaInsets: UIEdgeInsets

  /// The device's screen; hosts replace it.
  ///
  /// At first it has the size that a ported program's storyboard is drawn for, or else 390 × 844
  /// points, with three pixels per point and 120 frames per second.
  public static var main = screen(of: CGSize(width: 390, height: 844)) {
    didSet {
      let (old, new) = (oldValue.bounds.size, main.bounds.size)
      guard (old.width > old.height) != (new.width > new.height) else { return }
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }
  /// The screens: the main one.
  public static var screens: [UIScreen] { [main] }

  /// The screen of a phone, or of a tablet if it is that large.
  static func screen(of size: CGSize) -> UIScreen {
    let isTablet = min(size.width, size.height) >= 700
    return UIScreen(
      bounds: CGRect(origin: .zero, size: size), scale: isTablet ? 2 : 3,
      maximumFramesPerSecond: 120,
      traitCollection: UITraitCollection(
        forceTouchCapability: .unavailable, userInterfaceIdiom: isTablet ? .pad : .phone,
        horizontalSizeClass: isTablet ? .regular : .compact, verticalSizeClass: .regular))
  }

  /// Creates a screen; for hosts.
  public init(
    bounds: CGRect, scale: CGFloat, maximumFramesPerSecond: Int = 60,
    traitCollection: UITraitCollection = UITraitCollection(),
    hostSafeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.bounds = bounds
    self.hostSafeAreaInsets = hostSafeAreaInsets
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
  /// Always false: screens are not recorded.
  open var isCaptured: Bool { false }
  /// A view with a picture of the key window; empty without a host.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.running?.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView()
  }
}
