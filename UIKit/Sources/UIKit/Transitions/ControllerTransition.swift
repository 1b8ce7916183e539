import Foundation

/// One transition from a controller to another: the context that its animator asks, and the end.
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
  private var held: HeldAnimations?
  /// What a gesture leads, where the animator hands it out.
  private var led: (any UIViewImplicitlyAnimating)?

  /// - Parameters:
  ///   - ended: called at the end with whether it was not broken off.
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

  /// Has it led if there is somebody, or moves the views.
  func start(leader: (any UIViewControllerInteractiveTransitioning)?) {
    guard let leader, leader.wantsInteractiveStart else {
      (leader as? UIPercentDrivenInteractiveTransition)?.follow(self)
      return animate(holdingEnds: false)
    }
    isInteractive = true
    leader.startInteractiveTransition(self)
  }

  /// Moves the views; with the ends held back, whoever leads lets them come.
  func animate(holdingEnds: Bool) {
    guard holdingEnds else { return animator.animateTransition(using: self) }
    if takeOver() { return }
    let held = HeldAnimations()
    self.held = held
    held.hold { animator.animateTransition(using: self) }
  }

  /// Has a gesture lead what the animator hands out, from where it is; false where it hands out
  /// nothing.
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

  /// How far the animator is that a gesture leads; nil where there is none.
  var ledPart: CGFloat? { led?.fractionComplete }

  /// Has the animator that a gesture led go on by itself; false where there is none.
  func letGo(
    finished: Bool, timing: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) -> Bool {
    guard let led else { return false }
    led.isReversed = !finished
    led.continueAnimation(withTimingParameters: timing, durationFactor: durationFactor)
    return true
  }

  /// Lets the ends come that were held back.
  func releaseEnds(after delay: TimeInterval, finished: Bool) {
    guard let held else { return }
    self.held = nil
    let clock = containerView.window?.clock ?? .current
    UIView.show(UIHostedAnimation(duration: delay)) { held.present(finished ? 1 : 0) }
    // Kept alive until then.
    clock.call(after: delay) { [self] in
      if !finished { held.goBack() }
      held.tell(finished)
      // Animators without an end would leave it open for ever.
      completeTransition(finished)
    }
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

/// Animations whose ends are held back while a gesture leads them.
@MainActor
final class HeldAnimations {
  /// Whose time it is, while animations begin.
  private(set) static var current: HeldAnimations?
  private var changes: [AnimatedChanges] = []
  private var ends: [(Bool) -> Void] = []

  func hold(_ body: () -> Void) {
    let outer = HeldAnimations.current
    HeldAnimations.current = self
    body()
    HeldAnimations.current = outer
  }

  /// Takes an animation in, whose views are seen where they were.
  func add(_ noted: AnimatedChanges, _ end: ((Bool) -> Void)?) {
    noted.present(0)
    changes.append(noted)
    if let end { ends.append(end) }
  }

  /// Has the views seen as they are once a part of the way, 0…1, is gone.
  func present(_ part: CGFloat) {
    for noted in changes { noted.present(part) }
  }

  /// Puts the views back to where they were.
  func goBack() {
    for noted in changes.reversed() {
      noted.show(0)
      noted.present(1)
    }
  }

  func tell(_ finished: Bool) {
    let told = ends
    ends = []
    for end in told { end(finished) }
  }
}
