import Foundation

/// A transition between two controllers: the context for its animator, and its completion.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  private let from: UIViewController
  private let to: UIViewController
  private let animator: any UIViewControllerAnimatedTransitioning
  private let initial: CGRect
  private let final: CGRect
  private let movesFrom: Bool
  private let movesTo: Bool
  private var ended: ((Bool) -> Void)?
  /// The program's changes that go along.
  var alongside: TransitionCoordinator?
  private var held: HeldAnimations?
  /// The animator's interruptible animator, which a gesture drives.
  private var led: (any UIViewImplicitlyAnimating)?

  /// - Parameters:
  ///   - ended: called at the end with true, or false for a cancelled transition.
  init(
    from: UIViewController, to: UIViewController, in containerView: UIView,
    style: UIModalPresentationStyle, animator: any UIViewControllerAnimatedTransitioning,
    initial: CGRect, final: CGRect, movesFrom: Bool = true, movesTo: Bool = true,
    ended: @escaping (Bool) -> Void
  ) {
    (self.from, self.to, self.containerView) = (from, to, containerView)
    (presentationStyle, self.animator) = (style, animator)
    (self.initial, self.final) = (initial, final)
    (self.movesFrom, self.movesTo, self.ended) = (movesFrom, movesTo, ended)
    super.init()
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  /// Lets an interactive driver start it, or runs the animator.
  func start(leader: (any UIViewControllerInteractiveTransitioning)?) {
    guard let leader, leader.wantsInteractiveStart else {
      (leader as? UIPercentDrivenInteractiveTransition)?.follow(self)
      return animate(holdingEnds: false)
    }
    isInteractive = true
    leader.startInteractiveTransition(self)
  }

  /// Runs the animator; with its completions held back, the driver releases them.
  func animate(holdingEnds: Bool) {
    alongside?.transitionDuration = duration
    guard holdingEnds else {
      animator.animateTransition(using: self)
      return alongside?.runAnimations() ?? ()
    }
    if takeOver() { return alongside?.runAnimations() ?? () }
    let held = HeldAnimations()
    self.held = held
    held.hold {
      animator.animateTransition(using: self)
      alongside?.runAnimations()
    }
  }

  /// Pauses the animator's interruptible animator for a gesture; false if it has none.
  func takeOver() -> Bool {
    guard ended != nil else { return false }
    if led == nil {
      let animator = animator.interruptibleAnimator(using: self)
      if animator is NoAnimator { return false }
      led = animator
    }
    led?.pauseAnimation()
    isInteractive = true
    return true
  }

  /// The progress of the interruptible animator; nil without one.
  var ledPart: CGFloat? { led?.fractionComplete }

  /// Lets the interruptible animator continue by itself; false without one.
  func letGo(
    finished: Bool, timing: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) -> Bool {
    guard let led else { return false }
    led.isReversed = !finished
    led.continueAnimation(withTimingParameters: timing, durationFactor: durationFactor)
    return true
  }

  /// Releases the completions that were held back.
  func releaseEnds(after delay: TimeInterval, finished: Bool) {
    guard let held else { return }
    self.held = nil
    let clock = containerView.window?.clock ?? .current
    UIView.show(UIHostedAnimation(duration: delay)) { held.present(finished ? 1 : 0) }
    // The call keeps the transition alive until then.
    clock.call(after: delay) { [self] in
      if !finished { held.goBack() }
      held.tell(finished)
      // An animator without completion handlers would leave the transition open.
      completeTransition(finished)
    }
  }

  /// Completes it, and releases the completions that were held back.
  func finishAtOnce() {
    held?.present(1)
    held?.tell(true)
    held = nil
    completeTransition(true)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    led?.fractionComplete = percentComplete
    held?.present(percentComplete)
  }
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() { isInteractive = false }
  func cancelInteractiveTransition() { (isInteractive, transitionWasCancelled) = (false, true) }

  func completeTransition(_ didComplete: Bool) {
    guard let ended else { return }
    self.ended = nil
    if !didComplete { transitionWasCancelled = true }
    ended(didComplete)
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if key == .from { return movesFrom ? from.viewIfLoaded : nil }
    return movesTo ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? initial : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? final : .zero }
}
