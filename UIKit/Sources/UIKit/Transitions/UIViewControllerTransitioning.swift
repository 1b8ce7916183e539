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
  /// Reports the progress of a gesture, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Lets it continue to its end.
  func finishInteractiveTransition()
  /// Cancels it.
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
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
  /// What moves the views where a gesture leads them: it is held, led, turned back and continued.
  /// Asked once for a transition; default nothing, and the views follow
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

/// Leads a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// A transition starts that a gesture leads.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// True if a gesture leads it from the start.
  var wantsInteractiveStart: Bool { get }
  /// Stored: the curve after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// The speed after the gesture, as a multiple of the animation's.
  var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// It does.
  public var wantsInteractiveStart: Bool { true }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// As fast as the animation.
  public var completionSpeed: CGFloat { 1 }
}

/// Provides the animation of a presented controller; every method has a default.
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
  /// Nobody.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nobody.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nobody.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nobody.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nobody.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
