import Foundation

/// Leads a transition by how far a gesture says it has come.
///
/// An animator that hands out what moves the views, `interruptibleAnimator(using:)`, has that led,
/// turned back and continued, also where the transition began by itself and was paused. Else
/// the views have their last place from the start, as there, where only pictures follow the
/// gesture; a transition that is broken off puts them back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How much of the transition has happened, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// How long the transition takes by itself, in seconds.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
  /// How fast it goes on by itself; default 1.
  open var completionSpeed: CGFloat = 1
  /// Stored: the curve after the gesture.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Stored: what else says how it goes on by itself; handed to an interruptible animator.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a gesture leads it from the start; default true.
  open var wantsInteractiveStart = true
  private weak var transition: ControllerTransition?

  /// A transition that has not begun.
  public override init() { super.init() }

  /// A transition starts that a gesture leads.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? ControllerTransition
    percentComplete = 0
    transition?.animate(holdingEnds: true)
  }

  /// Has come so far.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Leads again what goes on by itself, from where it is.
  open func pause() {
    guard let transition, transition.takeOver() else { return }
    percentComplete = transition.ledPart ?? percentComplete
  }

  /// Goes back, and is broken off once it is there.
  open func cancel() {
    let way = percentComplete
    percentComplete = 0
    transition?.cancelInteractiveTransition()
    if letGo(way, finished: false) { return }
    transition?.releaseEnds(after: rest(way), finished: false)
  }

  /// Goes on, and is over once it is there.
  open func finish() {
    let way = 1 - percentComplete
    percentComplete = 1
    transition?.finishInteractiveTransition()
    if letGo(way, finished: true) { return }
    transition?.releaseEnds(after: rest(way), finished: true)
  }

  /// Knows a transition that goes by itself, until it is paused.
  func follow(_ transition: ControllerTransition) {
    self.transition = transition
    percentComplete = 0
  }

  private func letGo(_ way: CGFloat, finished: Bool) -> Bool {
    transition?.letGo(
      finished: finished, timing: timingCurve, durationFactor: way / max(completionSpeed, 0.01))
      ?? false
  }

  private func rest(_ way: CGFloat) -> TimeInterval {
    Double(duration * way / max(completionSpeed, 0.01))
  }
}
