import Foundation

extension UIScrollView {
  /// How quickly content comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// A rate from the share of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When the area under bars counts as content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Along axes that scroll.
    case automatic
    /// Along axes that scroll.
    case scrollableAxes
    case never, always
  }

  /// How a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// When the drag begins.
    case onDrag
    /// When the drag begins, because no keyboard is there to follow the finger.
    case interactive
  }

  /// Stored: the look of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// The system's look.
    case `default`
    /// Dark.
    case black
    /// Bright.
    case white
  }

  /// How far content glides from a given speed in points per second.
  nonisolated static func way(at speed: CGFloat, rate: CGFloat) -> CGFloat {
    speed / 1000 * rate / (1 - min(rate, 0.9999))
  }
}

/// What a scroll view's content is doing.
enum ScrollMotion {
  case rest
  /// A finger drags it.
  case dragged
  /// It glides on after a drag.
  case decelerating(ScrolledCall)
  /// An animation moves it.
  case led(ScrolledCall)

  var isTracking: Bool {
    switch self {
    case .dragged: true
    case .rest, .decelerating, .led: false
    }
  }

  var isDecelerating: Bool {
    switch self {
    case .decelerating: true
    case .rest, .dragged, .led: false
    }
  }
}

/// A repeating clock call that moves content frame by frame.
struct ScrolledCall {
  var clock: HostClock
  var call: ScheduledCall

  @MainActor
  func stop() { clock.forget(call) }
}

/// The state of a drag.
struct ScrollDrag {
  /// The offset to which the finger has pulled, before content resists.
  var pulled = CGPoint.zero
  /// True if the drag moves content horizontally.
  var movesHorizontally = true
  /// True if the drag moves content vertically.
  var movesVertically = true
}
