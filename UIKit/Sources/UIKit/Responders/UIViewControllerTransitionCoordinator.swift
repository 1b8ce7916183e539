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
