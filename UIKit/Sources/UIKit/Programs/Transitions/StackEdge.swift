import Foundation

/// Pops a navigation stack by a pan from the left edge.
@MainActor
final class StackEdge: NSObject, UIGestureRecognizerDelegate {
  weak var stack: UINavigationController?

  /// Begins only if there is a back button.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let stack, stack.viewControllers.count > 1, let top = stack.topViewController else {
      return false
    }
    return !stack.isNavigationBarHidden && !top.navigationItem.hidesBackButton
      && top.navigationItem.leftBarButtonItems?.isEmpty ?? true
  }

  func follow(_ pan: UIGestureRecognizer, in stack: UINavigationController) {
    guard let pan = pan as? UIPanGestureRecognizer, let view = stack.viewIfLoaded,
      view.bounds.width > 0
    else { return }
    let part = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      guard stack.leader == nil, stack.viewControllers.count > 1 else { return }
      stack.leader = UIPercentDrivenInteractiveTransition()
      stack.popViewController(animated: true)
      stack.leader?.update(part)
    case .changed: stack.leader?.update(part)
    case .ended:
      end(stack, goesBack: part + pan.velocity(in: view).x / view.bounds.width * 0.2 > 0.5)
    case .cancelled, .failed: end(stack, goesBack: false)
    case .possible: break
    }
  }

  private func end(_ stack: UINavigationController, goesBack: Bool) {
    guard let leader = stack.leader else { return }
    stack.leader = nil
    if goesBack { leader.finish() } else { leader.cancel() }
  }
}

/// Slides the views of a navigation stack horizontally.
@MainActor
final class StackSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(true) }
    let container = transitionContext.containerView
    to.frame = container.bounds
    container.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      from.frame.origin.x = container.bounds.width
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
