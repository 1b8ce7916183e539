import Foundation

/// Runs a program's changes along with a transition of size or of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol,
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes once the new size is set, and `completion` once everything is laid out.
  ///
  /// - Returns: true if the changes will run; always.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes once the new size is set.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Describes a transition of size or of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext {
  /// True if the transition is animated.
  var isAnimated: Bool { get }
  /// True if the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// True if the transition began under a finger; always false here.
  public var initiallyInteractive: Bool { false }
  /// True while a finger leads; always false here.
  public var isInteractive: Bool { false }
  /// How far the transition is; 1, as views have their last place at once.
  public var percentComplete: CGFloat { 1 }
  /// The curve of the transition.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The turn of the screen; none, as a host sets the size.
  public var targetTransform: CGAffineTransform { .identity }
}

extension UIViewControllerTransitionCoordinator {
  /// Does nothing: no finger leaves a transition before its end here.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  /// Runs changes once the new size is set, as those of the controllers' own views are.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

/// The coordinator of a transition: a window's change of size, which takes no time, or one between
/// controllers.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isAnimated: Bool { transitionDuration > 0 }
  private(set) var isCancelled = false
  /// In seconds; 0 without an animation.
  var transitionDuration: TimeInterval = 0

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Makes the changes, animated if the transition takes time.
  func runAnimations() {
    let changes = { for animation in self.animations { animation(self) } }
    guard isAnimated, !animations.isEmpty else { return changes() }
    UIView.animate(withDuration: transitionDuration, animations: changes)
  }

  func runCompletions(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    let told = completions
    completions = []
    for completion in told { completion(self) }
  }
}
