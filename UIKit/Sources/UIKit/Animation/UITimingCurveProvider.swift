import Foundation

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, or over.
  case inactive
  /// Begun.
  case active
  /// Broken off.
  case stopped
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Its end.
  case end
  /// Its start.
  case start
  /// Where it is at present.
  case current
}

/// How an animation gets faster and slower.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {
  /// Which kind of course it is.
  var timingCurveType: UITimingCurveType { get }
  /// The course of a curve; nil for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The course of a spring; nil for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Which kind of course an animation takes.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// A curve by its name.
  case builtin
  /// A curve by two points.
  case cubic
  /// A spring.
  case spring
  /// A spring within a curve; seen as the spring alone.
  case composed
}

/// The course of a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// How fast it is at first, in ways per second.
  public let initialVelocity: CGVector
  let dampingRatio: CGFloat

  /// A spring that comes to rest the sooner the nearer to 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
    super.init()
  }

  /// A spring by its physics, of which the damping ratio counts: how long it takes is what the
  /// animation says.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    dampingRatio = damping / max(2 * (mass * stiffness).squareRoot(), .leastNonzeroMagnitude)
    initialVelocity = velocity
    super.init()
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

/// A course by a curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The curve by its name; `easeInOut` for one by points.
  public let animationCurve: UIView.AnimationCurve
  /// Where the curve leaves its start for, each part 0…1.
  public let controlPoint1: CGPoint
  /// Where the curve comes to its end from.
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// A curve by its name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let isSlowAtFirst = curve == .easeInOut || curve == .easeIn
    let isSlowAtLast = curve == .easeInOut || curve == .easeOut
    controlPoint1 = CGPoint(x: isSlowAtFirst ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: isSlowAtLast ? 0.58 : 1, y: 1)
    isNamed = true
    super.init()
  }

  /// A curve by two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    isNamed = false
    super.init()
  }

  /// A curve by its name, or by points.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UITimingCurveProvider {
  /// The course as hosts are told.
  var curve: UIHostedAnimation.Curve {
    if let spring = springTimingParameters {
      return .spring(dampingRatio: spring.dampingRatio, velocity: spring.initialVelocity.dx)
    }
    guard let cubic = cubicTimingParameters else { return .easeInOut }
    return .cubic(cubic.controlPoint1, cubic.controlPoint2)
  }
}
