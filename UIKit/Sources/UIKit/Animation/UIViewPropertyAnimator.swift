import Foundation

/// Changes that take their time, and can be held, turned back and led by a gesture meanwhile.
///
/// The views have their last place from the start, as on a phone, where only the picture follows.
/// Broken off, they stay where the picture was; turned back, they end where they began. Time is
/// that of the window that a test drives. Who shows the views, shows them where they are led.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration in seconds.
  public let duration: TimeInterval
  /// How it gets faster and slower; nil for slow at both ends.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Where it stands.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Whether time goes on for it.
  open private(set) var isRunning = false
  /// Whether it goes back to its start.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      // The way so far was gone in the other direction.
      part = progress(isReversed: oldValue)
      changes?.present(part)
      run(for: duration * rest, curve)
    }
  }
  /// Whether it stays active at its end; default false.
  open var pausesOnCompletion = false
  /// Stored: whether it can be held.
  open var isInterruptible = true
  /// Stored: whether the views can be touched meanwhile; here they always can.
  open var isUserInteractionEnabled = true
  /// Stored: whether `fractionComplete` moves the picture at one speed.
  open var scrubsLinearly = true

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: AnimatedChanges?
  private var clock: HostClock
  private var call: ScheduledCall?
  /// How much of the way was gone when it last began to run, or was led there.
  private var part: CGFloat = 0
  private var runStart: TimeInterval = 0
  private var runDuration: TimeInterval = 0
  private var runCurve = UIHostedAnimation.Curve.easeInOut

  /// Changes with a course.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    clock = .current
    timingParameters = UICubicTimingParameters(animationCurve: curve)
    super.init()
    if let animations { self.animations = [animations] }
  }

  /// Changes of no duration.
  public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

  /// Changes that swing.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
    timingParameters = UISpringTimingParameters(dampingRatio: ratio)
  }

  /// Changes with a course between points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
    timingParameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
  }

  /// Changes with a course.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut)
    timingParameters = parameters
  }

  /// Makes changes that begin to run.
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

  /// How much of the way from the first to the last place is gone, 0…1; set it to lead the changes.
  open var fractionComplete: CGFloat {
    get { progress(isReversed: isReversed) }
    set {
      if state == .inactive { pauseAnimation() }
      part = min(max(newValue, 0), 1)
      changes?.present(part)
      if isRunning { run(for: duration * rest, curve) }
    }
  }

  /// Takes further changes; those that come while it is active are made at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    if let changes { changes.record(animation) } else { animations.append(animation) }
  }

  /// Tells of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins to run, or goes on.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins to run, or goes on, after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    if state == .inactive { part = 0 }
    run(for: duration * rest, curve, after: delay)
  }

  /// Holds on: from here it can be led by `fractionComplete`.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    becomeActive()
    hold()
    changes?.present(part)
  }

  /// Goes on to the end.
  ///
  /// - Parameters:
  ///   - parameters: how it gets faster and slower from here on; nil for as before.
  ///   - durationFactor: how long that takes, in parts of `duration`; 0 for what is left of it.
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

  /// Breaks off: the views stay where the picture is.
  ///
  /// - Parameter withoutFinishing: true for an end that nobody is told of; false to call
  ///   `finishAnimation(at:)` next.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold()
    changes?.show(part)
    changes?.present(1)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  /// Ends what was broken off, with the views at a place, and tells so.
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

  /// How much of the way the picture has come, 0…1.
  private func progress(isReversed: Bool) -> CGFloat {
    guard isRunning, runDuration > 0 else { return part }
    let gone = min(max((clock.now - runStart) / runDuration, 0), 1)
    let way = runCurve.way(at: gone, duration: runDuration)
    return isReversed ? part * (1 - way) : part + (1 - part) * way
  }

  /// How much of the way is left, 0…1.
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
    isRunning = true
    (runStart, runDuration, runCurve) = (clock.now + delay, duration, curve)
    // Kept alive until it is over, as there.
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
    (animations, completions, changes) = ([], [], nil)
  }
}

/// Something that can be held, led and turned back.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it has begun, and was stopped.
  var state: UIViewAnimatingState { get }
  /// Whether it goes on by itself.
  var isRunning: Bool { get }
  /// Whether it goes back.
  var isReversed: Bool { get set }
  /// How much has happened, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Goes on by itself.
  func startAnimation()
  /// Goes on by itself in a while.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Is held.
  func pauseAnimation()
  /// Is stopped where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Is over after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that takes more animations.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Takes more animations.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Takes a body to be called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after it was held.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
