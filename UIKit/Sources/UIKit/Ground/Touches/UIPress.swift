import Foundation

/// One key or button, from down to up; the host makes it and passes it to `UIWindow.send(_:)`.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press is in its life.
  public enum Phase: Int, Hashable, Sendable {
    /// It went down.
    case began
    /// Its force changed.
    case changed
    /// It is down and did not change.
    case stationary
    /// It came up.
    case ended
    /// The system cancelled it.
    case cancelled
  }

  /// A key or button.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
    /// One-two-three of a television's remote control.
    case tvRemoteOneTwoThree = 32
    /// The four colours of a television's remote control.
    case tvRemoteFourColors = 33
  }

  /// When it last changed, in seconds of the window's time.
  open internal(set) var timestamp: TimeInterval
  /// What happened to it.
  open internal(set) var phase: Phase
  /// The pressed key or button.
  open internal(set) var type: PressType
  /// The force, 0…1.
  open internal(set) var force: CGFloat
  /// The window it was sent to.
  open internal(set) weak var window: UIWindow?
  /// The responder that received it first.
  open internal(set) weak var responder: UIResponder?
  /// The recognisers that receive it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// A press, as the host makes it.
  public init(
    _ type: PressType, phase: Phase = .began, timestamp: TimeInterval = 0, force: CGFloat = 1
  ) {
    self.type = type
    self.phase = phase
    self.timestamp = timestamp
    self.force = force
    super.init()
  }

  /// Moves the press to a new phase.
  open func update(_ phase: Phase, timestamp: TimeInterval, force: CGFloat = 1) {
    self.phase = phase
    self.timestamp = timestamp
    self.force = force
  }
}

/// What happened to keys and buttons at one instant.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Every press that is down or changed.
  open internal(set) var allPresses: Set<UIPress>

  init(_ presses: Set<UIPress>, of window: UIWindow?) {
    allPresses = presses
    super.init(of: window)
  }

  /// The event's kind: presses.
  open override var type: EventType { .presses }

  /// The time of the latest change among the presses.
  open override var timestamp: TimeInterval { allPresses.map(\.timestamp).max() ?? 0 }

  /// The presses that a recogniser receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
