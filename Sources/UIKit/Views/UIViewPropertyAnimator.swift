import Foundation

/// Changes that would be animated; they are made, and the end is told, as soon as it is started.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How long it would take, in seconds.
  public let duration: TimeInterval
  /// How much of it would have happened, 0…1; kept and not shown. 1 once it has run.
  open var fractionComplete: CGFloat = 0
  /// Whether it goes back; it ends at its start then, and makes no changes.
  open var isReversed = false
  /// Whether it runs: never, because it is over at once.
  open var isRunning: Bool { false }
  /// Where it stands.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Stored and ignored.
  open var isInterruptible = true
  /// Stored and ignored.
  open var isUserInteractionEnabled = true
  /// Stored and ignored.
  open var scrubsLinearly = true
  /// Stored and ignored.
  open var pausesOnCompletion = false

  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Changes with a course.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { changes = [animations] }
  }

  /// Changes that swing.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Changes with a course between points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Changes with a course.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) { self.init(duration: duration, curve: .easeInOut) }

  /// Makes changes at once and tells the end.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Takes further changes, whatever the delay.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    changes.append(animation)
  }

  /// Tells of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes and tells the end, whatever the delay.
  open func startAnimation(afterDelay delay: TimeInterval = 0) {
    if !isReversed {
      for change in changes { change() }
      fractionComplete = 1
    }
    finishAnimation(at: isReversed ? .start : .end)
  }

  /// Holds on: it can be moved by `fractionComplete`, which is kept.
  open func pauseAnimation() { state = .active }

  /// Goes on to the end.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Breaks off; nobody is told unless `finishAnimation(at:)` follows.
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
    changes = []
  }

  /// Tells the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    state = .inactive
    changes = []
    let told = completions
    completions = []
    for completion in told { completion(finalPosition) }
  }
}

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

/// The course of a spring; stored and ignored.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// A spring that comes to rest the sooner the nearer to 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    super.init()
  }

  /// A spring by its physics.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) { super.init() }
}

/// A course by a curve; stored and ignored.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// A curve by its name.
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }

  /// A curve by two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}
