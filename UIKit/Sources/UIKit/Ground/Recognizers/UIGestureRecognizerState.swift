import Dactyl

extension UIGestureRecognizer {
  /// Where a recogniser stands.
  public enum State: Int, Hashable, Sendable {
    /// Undecided.
    case possible
    /// A continuous gesture was recognised; its action runs.
    case began
    /// A continuous gesture goes on; its action runs.
    case changed
    /// The gesture is complete; its action runs.
    case ended
    /// A continuous gesture was cancelled; its action runs.
    case cancelled
    /// The touches are not this gesture.
    case failed

    /// Another name of `ended`, for discrete gestures.
    public static var recognized: State { .ended }

    init(_ state: GestureRecognizer.State) {
      switch state {
      case .possible: self = .possible
      case .began: self = .began
      case .changed: self = .changed
      case .ended: self = .ended
      case .cancelled: self = .cancelled
      case .failed: self = .failed
      }
    }

    var dactyl: GestureRecognizer.State {
      switch self {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
    }
  }
}

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase
/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType
