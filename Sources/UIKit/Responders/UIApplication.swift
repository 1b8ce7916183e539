import Foundation

/// The end of the responder chain: whatever no view, controller or window wanted.
///
/// There is no shared one. Give a window one with `UIWindow.hostApplication` to have events go through it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whom to ask after the application itself, if it is a responder.
  open weak var delegate: (any UIApplicationDelegate)?

  /// An application without delegate.
  public override init() { super.init() }

  /// The delegate.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Hands an event on to its window.
  open func sendEvent(_ event: UIEvent) { event.owner?.sendEvent(event) }

  /// Calls a method of a target, or of the first responder in the sender's chain that can do it.
  ///
  /// - Returns: false where nobody can.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let found =
      target ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    guard let found else { return false }
    action.perform(on: found as AnyObject, sender: sender as AnyObject?, event: event)
    return true
  }
}

/// Stands behind an application.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

// Posted by nobody but a host that wants to.
extension UIApplication {
  /// The application is in front again.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  /// The application is about to be interrupted.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  /// The application is no longer seen.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  /// The application is about to be seen.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  /// The application is about to end.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
}
