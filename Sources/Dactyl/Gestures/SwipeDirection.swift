/// Directions of a swipe on screen.
public struct SwipeDirection: OptionSet, Hashable, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt8

  /// The directions with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// To the right, where x grows.
  public static let right = SwipeDirection(rawValue: 1)
  /// To the left.
  public static let left = SwipeDirection(rawValue: 2)
  /// Upward, where y shrinks.
  public static let up = SwipeDirection(rawValue: 4)
  /// Downward.
  public static let down = SwipeDirection(rawValue: 8)
  /// Halfway between up and left.
  public static let upLeft = SwipeDirection(rawValue: 16)
  /// Halfway between up and right.
  public static let upRight = SwipeDirection(rawValue: 32)
  /// Halfway between down and left.
  public static let downLeft = SwipeDirection(rawValue: 64)
  /// Halfway between down and right.
  public static let downRight = SwipeDirection(rawValue: 128)

  /// The word for a single direction; empty for none and for several.
  var word: StaticString {
    switch self {
    case .right: "right"
    case .left: "left"
    case .up: "up"
    case .down: "down"
    case .upLeft: "upLeft"
    case .upRight: "upRight"
    case .downLeft: "downLeft"
    case .downRight: "downRight"
    default: ""
    }
  }

  /// The direction among these that a way deviates from least, and by how much, in radians; nil
  /// if there are none.
  func nearest(to way: Vector) -> (direction: SwipeDirection, deviation: Double)? {
    var best: (direction: SwipeDirection, deviation: Double)?
    for (direction, axis) in SwipeDirection.axes where contains(direction) {
      let deviation = abs(axis.turn(to: way))
      if deviation < best?.deviation ?? .infinity { best = (direction, deviation) }
    }
    return best
  }

  /// The unit vector of one direction.
  var axis: Vector {
    for (direction, axis) in SwipeDirection.axes where self == direction { return axis }
    return .zero
  }

  /// The parts of a diagonal of length 1.
  private static var half: Double { 0.7071067811865476 }

  private static var axes: [(SwipeDirection, Vector)] {
    [
      (.right, Vector(1, 0)), (.left, Vector(-1, 0)), (.up, Vector(0, -1)), (.down, Vector(0, 1)),
      (.upLeft, Vector(-half, -half)), (.upRight, Vector(half, -half)),
      (.downLeft, Vector(-half, half)), (.downRight, Vector(half, half)),
    ]
  }
}
