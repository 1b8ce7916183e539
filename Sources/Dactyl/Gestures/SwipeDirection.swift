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
    for bit in 0..<8 {
      let direction = SwipeDirection(rawValue: 1 << bit)
      guard contains(direction) else { continue }
      let deviation = abs(direction.axis.turn(to: way))
      if deviation < best?.deviation ?? .infinity { best = (direction, deviation) }
    }
    return best
  }

  /// The unit vector of one direction.
  var axis: Vector {
    // The parts of a diagonal of length 1.
    let half = 0.7071067811865476
    return switch self {
    case .right: Vector(1, 0)
    case .left: Vector(-1, 0)
    case .up: Vector(0, -1)
    case .down: Vector(0, 1)
    case .upLeft: Vector(-half, -half)
    case .upRight: Vector(half, -half)
    case .downLeft: Vector(-half, half)
    case .downRight: Vector(half, half)
    default: .zero
    }
  }
}
