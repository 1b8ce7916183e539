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

/// The coordinator of a window's change of size, which takes no time.
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    for animation in animations { animation(self) }
  }

  func runCompletions() {
    for completion in completions { completion(self) }
  }
}
