import Foundation

/// How to show changes that were made at once.
public struct UIHostedAnimation: Hashable, Sendable {
  /// An animation's progress over time.
  public enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
    case cubic(CGPoint, CGPoint)
    /// A spring with a damping ratio, where 1 does not swing, and an initial velocity in whole
    /// distances per second.
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
  }

  /// The duration in seconds.
  public var duration: TimeInterval
  /// The delay in seconds.
  public var delay: TimeInterval
  /// The progress over time.
  public var curve: Curve
  /// True if it restarts at its end, without end.
  public var repeats: Bool
  /// True if it also runs back.
  public var autoreverses: Bool

  /// An animation.
  public init(
    duration: TimeInterval, delay: TimeInterval = 0, curve: Curve = .easeInOut,
    repeats: Bool = false, autoreverses: Bool = false
  ) {
    (self.duration, self.delay, self.curve) = (duration, delay, curve)
    (self.repeats, self.autoreverses) = (repeats, autoreverses)
  }
}

extension UIHostedAnimation.Curve {
  /// Ease in and out, UIKit's default.
  public static let easeInOut = Self.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  /// Ease in.
  public static let easeIn = Self.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  /// Ease out.
  public static let easeOut = Self.cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  /// Constant speed.
  public static let linear = Self.cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))

  /// The progress at a part of the time, 0…1; springs exceed 1.
  ///
  /// - Parameter duration: in seconds, because a spring's velocity is per second.
  public func way(at time: Double, duration: TimeInterval) -> CGFloat {
    switch self {
    case .cubic(let first, let second): Self.height(of: (first, second), at: CGFloat(time))
    case .spring(let dampingRatio, let velocity):
      Self.spring(Double(dampingRatio), Double(velocity) * duration, time)
    }
  }

  /// The y of a Bézier curve from (0, 0) to (1, 1) at a given x.
  private static func height(of points: (CGPoint, CGPoint), at x: CGFloat) -> CGFloat {
    func place(_ first: CGFloat, _ second: CGFloat, _ part: CGFloat) -> CGFloat {
      let rest = 1 - part
      return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
    }
    // x grows along the curve, so bisection finds the parameter.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if place(points.0.x, points.1.x, middle) < x { low = middle } else { high = middle }
    }
    return place(points.0.y, points.1.y, (low + high) / 2)
  }

  /// A damped spring, stiff enough to rest within a thousandth of its distance at the end.
  private static func spring(_ dampingRatio: Double, _ velocity: Double, _ time: Double) -> CGFloat
  {
    guard time < 1 else { return 1 }
    let ratio = min(max(dampingRatio, 0.01), 1)
    let stiffness = 6.9 / ratio
    let decay = exp(-ratio * stiffness * time)
    guard ratio < 1 else { return CGFloat(1 - decay * (1 + (stiffness - velocity) * time)) }
    let swing = stiffness * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * stiffness - velocity) / swing
    return CGFloat(1 - decay * (cos(swing * time) + sine * sin(swing * time)))
  }
}
