import Foundation

/// A change of a layer in the course of time, of which start and end are told and nothing is shown.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @MainActor CAAction {
  /// The duration in seconds.
  open var duration: CFTimeInterval = 0
  /// Stored: when it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// Stored: where in its own time it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How fast its time runs.
  open var speed: Float = 1
  /// How often it happens.
  open var repeatCount: Float = 0
  /// For how long it happens again and again, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// True if it reverses.
  open var autoreverses = false
  /// Stored: what is seen before and after it.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Stored: how it gets faster and slower.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer drops it when it is over; default true.
  open var isRemovedOnCompletion = true
  /// Who is told of its start and end; kept alive.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation of nothing.
  public override init() { super.init() }
}

/// Is told of the start and the end of animations.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Stored: whether it adds to what the property has.
  open var isAdditive = false
  /// Stored: whether each repetition goes on where the last one ended.
  open var isCumulative = false

  /// An animation of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }

  /// An animation of a property that is yet to be named.
  public override init() { super.init() }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Stored: the first value.
  open var fromValue: Any?
  /// Stored: the last value.
  open var toValue: Any?
  /// Stored: what the last value has more than the first.
  open var byValue: Any?
}

/// An animation that swings to its last value.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// What swings.
  open var mass: CGFloat = 1
  /// How hard the spring is.
  open var stiffness: CGFloat = 100
  /// How soon it comes to rest.
  open var damping: CGFloat = 10
  /// How fast it is at first.
  open var initialVelocity: CGFloat = 0
  /// How long it takes until less than a thousandth is left to go, in seconds.
  open var settlingDuration: CFTimeInterval {
    damping > 0 ? Double(2 * mass / damping) * 6.907755278982137 : duration
  }
}

/// An animation along several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A course in place of values.
  open var path: CGPath?
  /// Stored: when each value is reached, 0…1.
  open var keyTimes: [NSNumber]?
  /// Stored: how it gets faster and slower between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Stored: how values between are reckoned.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Stored: how what moves turns along a course.
  open var rotationMode: CAAnimationRotationMode?
}

/// Several animations at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// What is seen of an animation before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How an animation gets faster and slower.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The two points between the ends, x and y in turn.
  let controlPoints: [Float]

  /// By two points between the ends.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// By a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
}

/// Names a way to get faster and slower.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system has it.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
