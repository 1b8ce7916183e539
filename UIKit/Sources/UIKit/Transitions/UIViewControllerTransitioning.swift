import Foundation

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen at first.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is seen at last.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is seen at first.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is seen at last.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What is known of a transition from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the views are while it lasts; the view that comes must be put there.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a gesture leads it.
  var isInteractive: Bool { get }
  /// Whether it was broken off.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; none for those on a stack.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the views are turned; not at all.
  var targetTransform: CGAffineTransform { get }
  /// Says how far a gesture has led it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that it goes to its end.
  func finishInteractiveTransition()
  /// Says that it is broken off.
  func cancelInteractiveTransition()
  /// Says that a gesture no longer leads it; does nothing.
  func pauseInteractiveTransition()
  /// Says that it is over: whoever animates calls it, once.
  func completeTransition(_ didComplete: Bool)
  /// One of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of one of the controllers; nil where it is not to be moved.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at first.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at last.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Moves the views of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the views, and calls `completeTransition(_:)` at the end.
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

/// Stands for an animator where a class hands none out.
final class NoAnimator: UIViewPropertyAnimator {}

/// Leads a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// A transition begins that is to be led.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether a gesture leads it from the start.
  var wantsInteractiveStart: Bool { get }
  /// Stored: how it goes on by itself.
  var completionCurve: UIView.AnimationCurve { get }
  /// How fast it goes on by itself.
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

/// Says how a presented controller comes and goes; every method has a default.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Who moves the views as it comes.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who moves the views as it goes.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who leads it as it comes.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Who leads it as it goes.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Who says where it lies and what lies around it, for the custom style.
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
