import Foundation

/// The state of an animation.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, or ended.
  case inactive
  /// Begun and not ended.
  case active
  /// Stopped before its end.
  case stopped
}

/// A point of an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end, start
  /// Where it is now.
  case current
}

/// The timing of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Kinds of animation timing.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// A named curve.
  case builtin
  /// A curve with two control points.
  case cubic
  case spring
  /// A spring within a curve; only the spring has an effect.
  case composed
}

/// The timing of a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The initial speed, in whole distances per second.
  public let initialVelocity: CGVector
  let dampingRatio: CGFloat

  /// A spring with a damping ratio; the nearer to 1, the sooner it rests.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
    super.init()
  }

  /// A spring by its physics; only the damping ratio counts, as the animation sets the duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    dampingRatio = damping / max(2 * (mass * stiffness).squareRoot(), .leastNonzeroMagnitude)
    initialVelocity = velocity
    super.init()
  }

  /// A spring by how much it bounces; an animation sets its duration itself.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) { self.init(dampingRatio: min(max(1 - bounce, 0), 1), initialVelocity: initialVelocity) }

  /// The spring of the system's own animations, without bounce.
  public convenience override init() { self.init(dampingRatio: 1) }

  /// The kind: a spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

/// The timing of a cubic curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The named curve; `easeInOut` for a curve with control points.
  public let animationCurve: UIView.AnimationCurve
  /// The control point at the start, with components in 0…1.
  public let controlPoint1: CGPoint
  /// The control point at the end, with components in 0…1.
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// A named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let isSlowAtFirst = curve == .easeInOut || curve == .easeIn
    let isSlowAtLast = curve == .easeInOut || curve == .easeOut
    controlPoint1 = CGPoint(x: isSlowAtFirst ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: isSlowAtLast ? 0.58 : 1, y: 1)
    isNamed = true
    super.init()
  }

  /// The curve of animations without one of their own.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// A curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    isNamed = false
    super.init()
  }

  /// The kind: a named curve or one with control points.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UITimingCurveProvider {
  /// The timing as hosts receive it.
  var curve: UIHostedAnimation.Curve {
    if let spring = springTimingParameters {
      return .spring(dampingRatio: spring.dampingRatio, velocity: spring.initialVelocity.dx)
    }
    guard let cubic = cubicTimingParameters else { return .easeInOut }
    return .cubic(cubic.controlPoint1, cubic.controlPoint2)
  }
}
