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
public protocol UITimingCurveProvider {}

/// Stored: the course of a spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// Stored: a spring that comes to rest the sooner the nearer to 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    super.init()
  }

  /// Stored: a spring by its physics.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) { super.init() }
}

/// Stored: a course by a curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// Stored: a curve by its name.
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }

  /// Stored: a curve by two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}
