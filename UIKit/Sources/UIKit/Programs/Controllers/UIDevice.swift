import Foundation

/// The device, described with fixed values.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only instance.
  public static let current = UIDevice()

  /// The kind of device that the main screen's traits name.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// Always "Dactyl".
  open var name: String { "Dactyl" }
  /// Always "Dactyl".
  open var model: String { "Dactyl" }
  /// Always "Linux".
  open var systemName: String { "Linux" }
  /// The system's version.
  open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// Always portrait.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Does nothing: the orientation never changes.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Would report a new orientation; never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// Upright.
  case portrait
  case portraitUpsideDown
  /// Held sideways, the home button on the right.
  case landscapeLeft
  /// Held sideways, the home button on the left.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its face.
  case faceDown

  /// True for portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
