import Foundation

/// The device, of which nothing is known.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// What kind it is: a phone, as the screen that stands for none.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The name.
  open var name: String { "Dactyl" }
  /// What it is.
  open var model: String { "Dactyl" }
  /// The system's name.
  open var systemName: String { "Linux" }
  /// The system's version.
  open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// How it is held: upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Does nothing: it is never held otherwise.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Tells that the device is held otherwise; never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Held sideways, the home button on the right.
  case landscapeLeft
  /// On its left side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// True for portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
