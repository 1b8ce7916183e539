/// The way of something that was let go in motion and slows down by friction, such as a list after
/// a flick.
///
/// The velocity falls by the same share in every moment, v(t) = v₀·e^(−friction·t), along a
/// straight line, until the thing is slower than `restSpeed`; there it stops. It never goes back.
///
/// ```swift
/// let fling = Deceleration(from: list.offset, velocity: pan.velocity(in: list))
/// list.target = fling.restPosition
/// list.offset = fling.position(at: secondsSinceRelease)
/// ```
///
/// Source: the exponential decay that scroll views share; UIKit's deceleration rates d, per
/// millisecond, are frictions of −1000·ln d.
public struct Deceleration: Hashable, Sendable {
  /// Where the thing is let go.
  public var position: Point
  /// How fast it is then, in points per second.
  public var velocity: Vector
  /// How quickly the velocity falls, per second; above 0, default `normalFriction`.
  public var friction: Double
  /// The speed in points per second at which it counts as resting; default 10, above 0.
  public var restSpeed: Double

  /// 2.002 per second, which is UIKit's normal rate of 0.998 per millisecond.
  public static let normalFriction = 2.0020026706730793
  /// 10.05 per second, which is UIKit's fast rate of 0.99 per millisecond.
  public static let fastFriction = 10.050335853501441

  /// A thing let go with the given velocity.
  ///
  /// - Precondition: `friction` and `restSpeed` are above 0.
  public init(
    from position: Point, velocity: Vector, friction: Double = Deceleration.normalFriction,
    restSpeed: Double = 10
  ) {
    precondition(friction > 0 && restSpeed > 0, "friction and rest speed must be above 0")
    self.position = position
    self.velocity = velocity
    self.friction = friction
    self.restSpeed = restSpeed
  }

  /// How long it moves, in seconds; 0 if it is too slow from the start.
  public var restTime: Double {
    let speed = velocity.length
    return speed > restSpeed ? logarithm(speed / restSpeed) / friction : 0
  }

  /// Where it comes to rest.
  public var restPosition: Point { position(at: restTime) }

  /// Where it is some seconds after it was let go; before, and after it rests, it does not move.
  public func position(at time: Double) -> Point {
    position + velocity * ((1 - exponential(-friction * moving(time))) / friction)
  }

  /// How fast it is some seconds after it was let go; zero once it rests.
  public func velocity(at time: Double) -> Vector {
    let restTime = restTime
    guard restTime > 0, time < restTime else { return .zero }
    return velocity * exponential(-friction * max(time, 0))
  }

  private func moving(_ time: Double) -> Double { min(max(time, 0), restTime) }
}

extension Deceleration {
  /// How far it goes between two times, in seconds since it was let go.
  ///
  /// For what keeps no place of its own, such as a map that is moved by steps:
  ///
  /// ```swift
  /// map.move(by: fling.displacement(from: lastPicture - lift, to: thisPicture - lift))
  /// ```
  public func displacement(from earlier: Double, to later: Double) -> Vector {
    position(at: later) - position(at: earlier)
  }
}
