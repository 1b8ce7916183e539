/// What a recogniser waits for, as far as that can be told beforehand; by it `Window.conflicts()`
/// finds conflicts.
public enum GestureFootprint: Hashable, Sendable {
  /// Some taps of some fingers.
  case taps(count: Int, fingers: Int)
  /// Some fingers that rest, after some taps.
  case press(taps: Int, fingers: Int)
  /// Fingers that go anywhere, between so many and so many.
  case drag(fingers: ClosedRange<Int>)
  /// One finger that comes in from an edge.
  case edgeDrag(RectEdge)
  /// Some fingers that go in one of some directions.
  case swipe(SwipeDirection, fingers: Int)
  /// Fingers that spread or close, between so many and so many.
  case pinch(fingers: ClosedRange<Int>)
  /// Fingers that turn.
  case rotation(fingers: ClosedRange<Int>)
  /// Fingers that do any of these.
  case transform(TransformAxes, minimumFingers: Int)

  /// What stands between this and another footprint; nil if fingers can always tell them apart.
  func conflict(with other: GestureFootprint) -> GestureConflict.Reason? {
    switch (self, other) {
    case (.taps(let count, let fingers), .taps(let otherCount, let otherFingers)):
      guard fingers == otherFingers else { return nil }
      return count == otherCount
        ? .sameTaps(count: count, fingers: fingers)
        : .tapsWithinTaps(min(count, otherCount), of: max(count, otherCount), fingers: fingers)
    case (.press(let taps, let fingers), .press(let otherTaps, let otherFingers)):
      return taps == otherTaps && fingers == otherFingers ? .samePress(fingers: fingers) : nil
    case (.swipe(let directions, let fingers), .swipe(let otherDirections, let otherFingers)):
      let shared = directions.intersection(otherDirections)
      return fingers == otherFingers && !shared.isEmpty ? .sameSwipe(shared) : nil
    case (.swipe(let directions, 1), .edgeDrag(let edges)),
      (.edgeDrag(let edges), .swipe(let directions, 1)):
      return directions.isDisjoint(with: edges.inward) ? nil : .dragBeforeSwipe
    case (.swipe(_, let fingers), let drag), (let drag, .swipe(_, let fingers)):
      return drag.dragFingers?.contains(fingers) ?? false ? .dragBeforeSwipe : nil
    case (.edgeDrag(let edges), .edgeDrag(let otherEdges)):
      return edges.isDisjoint(with: otherEdges) ? nil : .sameDrag
    case (.pinch(let fingers), .pinch(let others)):
      return fingers.overlaps(others) ? .samePinch : nil
    case (.rotation(let fingers), .rotation(let others)):
      return fingers.overlaps(others) ? .sameRotation : nil
    case (.transform(let axes, _), .transform(let otherAxes, _)):
      return axes.isDisjoint(with: otherAxes) ? nil : .sameTransform
    case (.transform(let axes, _), .pinch), (.pinch, .transform(let axes, _)):
      return axes.contains(.scale) ? .samePinch : nil
    case (.transform(let axes, _), .rotation), (.rotation, .transform(let axes, _)):
      return axes.contains(.rotation) ? .sameRotation : nil
    default:
      guard let fingers = dragFingers, let otherFingers = other.dragFingers else { return nil }
      return fingers.overlaps(otherFingers) ? .sameDrag : nil
    }
  }

  /// The numbers of fingers with which this is a drag; nil if it is not a drag.
  var dragFingers: ClosedRange<Int>? {
    switch self {
    case .drag(let fingers): fingers
    case .edgeDrag(let edges): edges.isEmpty ? nil : 1...1
    case .transform(let axes, let fewest):
      axes.contains(.translation) ? fewest...max(fewest, .max) : nil
    case .taps, .press, .swipe, .pinch, .rotation: nil
    }
  }
}

extension RectEdge {
  /// The directions that lead away from these edges.
  fileprivate var inward: SwipeDirection {
    var directions: SwipeDirection = []
    if contains(.top) { directions.insert(.down) }
    if contains(.left) { directions.insert(.right) }
    if contains(.bottom) { directions.insert(.up) }
    if contains(.right) { directions.insert(.left) }
    return directions
  }
}

/// What a `TransformGestureRecognizer` can do to things.
public struct TransformAxes: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt8

  /// The axes with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift them.
  public static let translation = TransformAxes(rawValue: 1)
  /// Stretch them.
  public static let scale = TransformAxes(rawValue: 2)
  /// Turn them.
  public static let rotation = TransformAxes(rawValue: 4)
  /// Everything.
  public static let all: TransformAxes = [.translation, .scale, .rotation]
}
