import Foundation

/// Drives a transition by the progress that a gesture reports.
///
/// If the animator has an `interruptibleAnimator(using:)`, this drives, reverses and continues that
/// one, even if the transition began without a gesture and was paused. Otherwise the views are at
/// their end from the start and only their pictures follow the gesture; a cancelled transition
/// moves the views back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The progress of the transition, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// The duration without a gesture, in seconds.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
  /// The speed after the gesture, as a multiple; default 1.
  open var completionSpeed: CGFloat = 1
  /// Stored: the curve after the gesture.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Stored: the timing after the gesture; an interruptible animator receives it.
  open var timingCurve: (any UITimingCurveProvider)?
  /// True if a gesture drives the transition from the start; default true.
  open var wantsInteractiveStart = true
  private weak var transition: ControllerTransition?

  /// A transition that has not begun.
  public override init() { super.init() }

  /// Starts a transition that a gesture drives.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? ControllerTransition
    percentComplete = 0
    transition?.animate(holdingEnds: true)
  }

  /// Reports the gesture's progress, 0…1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes a running transition over from where it is.
  open func pause() {
    guard let transition, transition.takeOver() else { return }
    percentComplete = transition.ledPart ?? percentComplete
  }

  /// Runs the transition back to its start and cancels it.
  open func cancel() {
    let way = percentComplete
    percentComplete = 0
    transition?.cancelInteractiveTransition()
    if letGo(way, finished: false) { return }
    transition?.releaseEnds(after: rest(way), finished: false)
  }

  /// Runs the transition to its end and completes it.
  open func finish() {
    let way = 1 - percentComplete
    percentComplete = 1
    transition?.finishInteractiveTransition()
    if letGo(way, finished: true) { return }
    transition?.releaseEnds(after: rest(way), finished: true)
  }

  /// True while it drives a transition.
  var hasTransition: Bool { transition != nil }

  /// Completes the transition without an animation.
  func finishAtOnce() { transition?.finishAtOnce() }

  /// Keeps a transition that runs without a gesture, so that `pause()` can take it over.
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
