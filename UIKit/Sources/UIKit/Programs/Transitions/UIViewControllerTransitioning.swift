import Foundation

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that leaves.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that arrives.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that leaves.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that arrives.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// Describes a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition; add the arriving view to it.
  var containerView: UIView { get }
  /// True if it is animated.
  var isAnimated: Bool { get }
  /// True while a gesture leads it.
  var isInteractive: Bool { get }
  /// True if it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `none` for controllers of a stack.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the views: identity.
  var targetTransform: CGAffineTransform { get }
  /// Continues the transition to its end after a gesture.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Lets it continue to its end.
  func finishInteractiveTransition()
  /// Runs the transition back after a gesture.
  func cancelInteractiveTransition()
  /// Does nothing: says that the gesture has ended.
  func pauseInteractiveTransition()
  /// Ends it; the animator calls this once.
  func completeTransition(_ didComplete: Bool)
  /// One of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of one of the controllers; nil if the transition does not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The first frame of a controller's view.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The last frame of a controller's view.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the views and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition ended.
  func animationEnded(_ transitionCompleted: Bool)
  /// The animator that a gesture can pause, drive, reverse and continue.
  ///
  /// Asked once per transition. With the default, none, the gesture drives
  /// `animateTransition(using:)`.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// Nothing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator() }
}

/// Stands in for a missing animator.
final class NoAnimator: UIViewPropertyAnimator {}

/// Drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts a transition that a gesture drives.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// True if a gesture drives the transition from the start.
  var wantsInteractiveStart: Bool { get }
  /// Stored: the curve after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// The speed after the gesture, as a multiple of the animation's.
  var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
  /// Ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The animation's own speed.
  public var completionSpeed: CGFloat { 1 }
}

/// Provides a presented controller's animators; every method has a default.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of the presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of an interactive presentation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The driver of an interactive dismissal.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller, for the custom style.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
