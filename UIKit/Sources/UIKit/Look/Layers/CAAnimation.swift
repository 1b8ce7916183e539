import Foundation

/// An animation of a layer.
///
/// The delegate hears of its start and end; nothing is shown.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @MainActor CAAction {
  private var values: [String: Any] = [:]
  /// Keeps a value under a key, such as what the program calls the animation.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value of a key; nil for none.
  open func value(forKey key: String) -> Any? { values[key] }

  /// The duration in seconds.
  open var duration: CFTimeInterval = 0
  /// Stored: the pictures a second that it wants.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Stored: the start time, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// Stored: the offset in its own time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The speed of its time; 1 is real time.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The time for which it repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// True if it reverses.
  open var autoreverses = false
  /// Stored: the look before and after the animation.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Stored: the speed curve.
  open var timingFunction: CAMediaTimingFunction?
  /// True if the layer drops the finished animation; default true.
  open var isRemovedOnCompletion = true
  /// The delegate; held strongly.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation without effect.
  public override init() { super.init() }
}

/// Hears of the start and the end of animations.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// The animation started.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended; `flag` is true if it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Takes no action.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Takes no action.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Stored: true if it adds to the property's value.
  open var isAdditive = false
  /// Stored: true if each repetition starts where the last one ended.
  open var isCumulative = false

  /// An animation of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }

  /// An animation without a property yet.
  public override init() { super.init() }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Stored: the first value.
  open var fromValue: Any?
  /// Stored: the last value.
  open var toValue: Any?
  /// Stored: the difference between the last and the first value.
  open var byValue: Any?
}

/// An animation that springs to its last value.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity.
  open var initialVelocity: CGFloat = 0
  /// A spring by how long it seems to move, in seconds, and how much it bounces, -1…1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init(keyPath: nil)
    let pace = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), 0.001)
    stiffness = pace * pace
    damping = 2 * pace * (bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce)
  }

  /// The time until less than a thousandth of the way is left, in seconds.
  open var settlingDuration: CFTimeInterval {
    damping > 0 ? Double(2 * mass / damping) * 6.907755278982137 : duration
  }
}

/// An animation along several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path to follow in place of values.
  open var path: CGPath?
  /// Stored: the times of the values, 0…1.
  open var keyTimes: [NSNumber]?
  /// Stored: the speed curves between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Stored: the interpolation between values.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Stored: the rotation along the path.
  open var rotationMode: CAAnimationRotationMode?
}

/// Several animations at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The look of a layer before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A fill mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's own values before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value stays afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows beforehand.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A speed curve: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The two control points: x, y, x, y.
  let controlPoints: [Float]

  /// A curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// A named curve.
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

/// The name of a speed curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A curve with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
