import Foundation

/// The number of a task that would go on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// A task's number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a fetch in the background found.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// Something new.
  case newData
  /// Nothing new.
  case noData
  /// The fetch failed.
  case failed
}

/// Whether programs may fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// Nobody may change it.
  case restricted
  /// The user denied it.
  case denied
  /// It may.
  case available
}

// A program here is never suspended, so a task in the background may take its time.
extension UIApplication {
  /// A new number; the program goes on in the background anyway, and the handler is never called.
  @discardableResult
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// A new number; the program goes on in the background anyway, and the handler is never called.
  @discardableResult
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Does nothing: the program goes on anyway.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Available: nothing stops the program.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Does nothing: background fetches never start.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// As often as possible.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// Does nothing: there are no remote notifications.
  public func unregisterForRemoteNotifications() {}
  /// Does nothing: there are no buttons of a headset.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing: there are no buttons of a headset.
  public func endReceivingRemoteControlEvents() {}
}

/// Stored: what a press of the program's icon offers.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The kind of shortcut.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// A second line.
  public let localizedSubtitle: String?
  /// The picture.
  public let icon: UIApplicationShortcutIcon?
  /// Values of the program.
  public let userInfo: [String: Any]?

  /// A shortcut with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// A shortcut.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: Any]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }
}

/// Stored: the picture of a shortcut.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Kinds of pictures.
  public enum IconType: Int, Hashable, Sendable {
    /// A picture of the system.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// A picture of the system.
  public convenience init(type: IconType) { self.init() }
  /// A picture of the program.
  public convenience init(templateImageName: String) { self.init() }
  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }
}
