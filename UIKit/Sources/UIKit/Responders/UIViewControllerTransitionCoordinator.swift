import Foundation

/// Lets changes be made along with a change of extent or of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol,
  UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes once the new extent is set, and tells of the end once everything is laid out.
  ///
  /// - Returns: Whether the changes are going to be made; always.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes once the new extent is set.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What is known of a change of extent or of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext {
  /// Whether it takes time; it does not.
  var isAnimated: Bool { get }
  /// Whether it was broken off; it never is.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds; no time.
  var transitionDuration: TimeInterval { get }
}

/// Leads a window from one extent to another.
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
