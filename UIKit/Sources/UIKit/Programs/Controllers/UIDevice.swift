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
  /// How the main screen is held: upright, or with the home button on the right.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// True: a host that turns the screen always posts `orientationDidChangeNotification`.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Does nothing: a host that turns the screen always says so.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// The name of the kind of device: always "Dactyl".
  open var localizedModel: String { model }
  /// True: the device runs several programs.
  open var isMultitaskingSupported: Bool { true }
  /// An identifier that stays the same while the program runs.
  public let identifierForVendor: UUID? = UUID()
  /// Stored: true asks for the state of the battery.
  open var isBatteryMonitoringEnabled = false
  /// Always -1: unknown.
  open var batteryLevel: Float { -1 }
  /// Always unknown.
  open var batteryState: BatteryState { .unknown }
  /// Stored: true asks for what is near the screen.
  open var isProximityMonitoringEnabled = false
  /// False: nothing is near the screen.
  open var proximityState: Bool { false }
  /// Does nothing: makes the sound of a key.
  open func playInputClick() {}

  /// What a battery does.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Nothing is known.
    case unknown
    /// The device runs on its battery.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full.
    case full
  }

  /// Would report another state of the battery; never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Would report another charge of the battery; never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Would report something near the screen; never posted.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  /// Posted when a host has turned the screen.
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
