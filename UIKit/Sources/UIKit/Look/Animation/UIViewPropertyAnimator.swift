import Foundation

/// An animation that can be paused, reversed and driven by a gesture.
///
/// As on a phone, the views are at their end from the start, and only the picture moves. After a
/// stop they stay where the picture was; after a reversal they end where they began. In a test,
/// time is the window's. A host shows the views at the animator's progress.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration in seconds.
  public let duration: TimeInterval
  /// The timing; nil for ease in and out.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The state of the animation.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// True while time moves the animation.
  open private(set) var isRunning = false
  /// True if it runs back to its start.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      // The progress so far was in the other direction.
      part = progress(isReversed: oldValue)
      changes?.present(part)
      run(for: duration * rest, curve)
    }
  }
  /// True if it stays active at its end; default false.
  open var pausesOnCompletion = false
  /// Stored: whether it can be paused.
  open var isInterruptible = true
  /// True if the views take touches while it is active; default true.
  open var isUserInteractionEnabled = true
  /// Stored: whether `fractionComplete` moves the picture linearly.
  open var scrubsLinearly = true

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: AnimatedChanges?
  private var clock: HostClock
  private var call: ScheduledCall?
  /// The progress when it last started to run or was set.
  private var part: CGFloat = 0
  private var runStart: TimeInterval = 0
  private var runDuration: TimeInterval = 0
  private var runCurve = UIHostedAnimation.Curve.easeInOut

  /// An animation with a duration and a timing.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    clock = .current
    timingParameters = UICubicTimingParameters(animationCurve: curve)
    super.init()
    if let animations { self.animations = [animations] }
  }

  /// An animation without duration.
  public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

  /// An animation with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
    timingParameters = UISpringTimingParameters(dampingRatio: ratio)
  }

  /// An animation with a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
    timingParameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
  }

  /// An animation with a named curve.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut)
    timingParameters = parameters
  }

  /// Starts an animation and returns its animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The progress, 0…1; set it to drive the animation.
  open var fractionComplete: CGFloat {
    get { progress(isReversed: isReversed) }
    set {
      if state == .inactive { pauseAnimation() }
      part = min(max(newValue, 0), 1)
      changes?.present(part)
      if isRunning { run(for: duration * rest, curve) }
    }
  }

  /// Adds changes; those added while it is active take effect at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    if let changes { changes.record(animation) } else { animations.append(animation) }
  }

  /// Adds a closure to call at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts or continues.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts or continues after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    if state == .inactive { part = 0 }
    run(for: duration * rest, curve, after: delay)
  }

  /// Pauses, so that `fractionComplete` can drive it.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    becomeActive()
    hold()
    changes?.present(part)
  }

  /// Continues to the end.
  ///
  /// - Parameters:
  ///   - parameters: the timing from here on; nil keeps the present one.
  ///   - durationFactor: the duration from here on, in multiples of `duration`; 0 for what is
  ///     left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    part = fractionComplete
    changes?.present(part)
    run(
      for: duration * (durationFactor > 0 ? Double(durationFactor) : rest),
      parameters?.curve ?? curve)
  }

  /// Stops: the views stay where the picture is.
  ///
  /// - Parameter withoutFinishing: true to end without completions; false to call
  ///   `finishAnimation(at:)` next.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold()
    changes?.show(part)
    changes?.present(1)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  /// Ends a stopped animation with the views at a position, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    switch finalPosition {
    case .start: changes?.show(0)
    case .end: changes?.show(1)
    case .current: break
    }
    end(at: finalPosition)
  }

  // MARK: Inside

  /// The picture's progress, 0…1.
  private func progress(isReversed: Bool) -> CGFloat {
    guard isRunning, runDuration > 0 else { return part }
    let gone = min(max((clock.now - runStart) / runDuration, 0), 1)
    let way = runCurve.way(at: gone, duration: runDuration)
    return isReversed ? part * (1 - way) : part + (1 - part) * way
  }

  /// The remaining part, 0…1.
  private var rest: Double { Double(isReversed ? part : 1 - part) }

  private var curve: UIHostedAnimation.Curve { timingParameters?.curve ?? .easeInOut }

  private func becomeActive() {
    guard state == .inactive else { return }
    state = .active
    part = 0
    let changes = AnimatedChanges()
    self.changes = changes
    let animations = animations
    changes.record { for animation in animations { animation() } }
    clock = changes.clock
  }

  private func run(
    for duration: TimeInterval, _ curve: UIHostedAnimation.Curve, after delay: TimeInterval = 0
  ) {
    halt()
    UIView.show(UIHostedAnimation(duration: duration, delay: delay, curve: curve)) {
      becomeActive()
      changes?.present(isReversed ? 0 : 1)
    }
    changes?.keepTouchesAway(until: isUserInteractionEnabled ? 0 : .infinity)
    isRunning = true
    (runStart, runDuration, runCurve) = (clock.now + delay, duration, curve)
    // As in UIKit, the call keeps the animator alive to its end.
    call = clock.call(after: delay + duration) { self.arrive() }
  }

  /// Stops where the picture is.
  private func hold() {
    part = fractionComplete
    halt()
  }

  private func halt() {
    if let call { clock.forget(call) }
    call = nil
    isRunning = false
  }

  private func arrive() {
    part = isReversed ? 0 : 1
    halt()
    guard !pausesOnCompletion else { return }
    if isReversed { changes?.show(0) }
    end(at: isReversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let told = completions
    forget()
    for completion in told { completion(position) }
  }

  private func forget() {
    changes?.present(1)
    changes?.keepTouchesAway(until: 0)
    (animations, completions, changes) = ([], [], nil)
  }
}

/// An animation that can be paused, driven and reversed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// True while time moves the animation.
  var isRunning: Bool { get }
  /// True if it runs back to its start.
  var isReversed: Bool { get set }
  /// The progress, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues.
  func startAnimation()
  /// Starts or continues after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses.
  func pauseAnimation()
  /// Stops at the current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends after a stop.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes more changes.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure to call at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues after a pause.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
