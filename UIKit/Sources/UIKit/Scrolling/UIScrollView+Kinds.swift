import Foundation

extension UIScrollView {
  /// How soon content comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat

    /// A rate by what is left of the speed after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When what bars cover counts as space around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// In directions that scroll.
    case automatic
    /// In directions that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// How a drag makes a keyboard go.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// As it begins.
    case onDrag
    /// As it begins; there is no keyboard to go along.
    case interactive
  }

  /// Stored: what marks look like.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// As the system has it.
    case `default`
    /// Dark.
    case black
    /// Bright.
    case white
  }

  /// How far content goes on, in points, let go at a speed in points a second.
  nonisolated static func way(at speed: CGFloat, rate: CGFloat) -> CGFloat {
    speed / 1000 * rate / (1 - min(rate, 0.9999))
  }
}

/// What the content of a scroll view is doing.
enum ScrollMotion {
  /// It rests.
  case rest
  /// A finger drags it.
  case dragged
  /// It goes on by itself after a drag.
  case decelerating(ScrolledCall)
  /// It is being led somewhere.
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

/// A call of a clock, picture by picture, that moves content.
struct ScrolledCall {
  var clock: HostClock
  var call: ScheduledCall

  @MainActor
  func stop() { clock.forget(call) }
}

/// How a drag has gone so far.
struct ScrollDrag {
  /// To which offset the finger has pulled, before content gives way.
  var pulled = CGPoint.zero
  /// Whether it moves content from side to side.
  var movesHorizontally = true
  /// Whether it moves content up and down.
  var movesVertically = true
}
