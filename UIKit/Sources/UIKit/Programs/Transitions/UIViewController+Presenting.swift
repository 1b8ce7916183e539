import Foundation

// Presenting controllers above others.
extension UIViewController {
  /// Shows a controller above this one in the window, for the controller that asked for it, then
  /// calls the completion.
  func show(
    presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let window = viewIfLoaded?.window else {
      forget(presented)
      completion?()
      return
    }
    presented.loadViewIfNeeded()
    let style = presented.modalPresentationStyle
    let presentation = presented.makePresentation(above: self, from: source)
    // Each callback may dismiss it.
    guard presented.presentingViewController === self else {
      completion?()
      return
    }
    presented.presentation = presentation
    let covered = style.coversAll ? outermost : nil
    covered?.beginAppearanceTransition(false, animated: animated)
    presented.beginAppearanceTransition(true, animated: animated)
    guard presented.presentation === presentation else {
      completion?()
      return
    }
    let container = PresentationContainer(frame: window.bounds)
    container.presentation = presentation
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.containerView = container
    window.addSubview(container)
    let coordinator = beginCoordinating(presented, animated: animated)
    presentation.presentationTransitionWillBegin()
    let place = presentation.frameOfPresentedViewInContainerView
    let end: (Bool) -> Void = { [self] didComplete in
      if didComplete {
        presented.endAppearanceTransition()
        covered?.endAppearanceTransition()
        if style.isSheet, presented.presentation === presentation {
          presented.sheetDrag = SheetDrag(presented)
        }
      } else {
        presented.beginAppearanceTransition(false, animated: animated)
        covered?.beginAppearanceTransition(true, animated: animated)
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        covered?.endAppearanceTransition()
        forget(presented)
      }
      presentation.presentationTransitionDidEnd(didComplete)
      endCoordinating(presented, coordinator, didComplete)
      if !didComplete { presented.presentation = nil }
      completion?()
    }
    let delegate = presented.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(
        forPresented: presented, presenting: outermost, source: source)
      : nil
    guard let animator else {
      let view = presentation.presentedView ?? presented.view!
      if presented.presentation === presentation {
        view.frame = place
        container.addSubview(view)
        coordinator.runAnimations()
        presented.tellAppearing()
        window.layOutEverything()
      }
      return end(true)
    }
    let transition = ControllerTransition(
      from: outermost, to: presented, in: container, style: style, animator: animator,
      initial: container.bounds, final: place, movesFrom: style.coversAll
    ) { [weak window] didComplete in
      if didComplete {
        presented.tellAppearing()
        window?.layOutEverything()
      }
      end(didComplete)
    }
    transition.alongside = coordinator
    transition.start(leader: delegate?.interactionControllerForPresentation(using: animator))
    window.layOutEverything()
  }

  private func makePresentation(
    above presenter: UIViewController, from source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter.outermost, source: source)
    {
      return own
    }
    // The program asked for it earlier, and changed it.
    if let presentation, presentation.suits(self) {
      presentation.presenting = presenter
      return presentation
    }
    if modalPresentationStyle.isSheet {
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    }
    return modalPresentationStyle == .popover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      : UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// Lets programs change views along with a presentation or dismissal.
  private func beginCoordinating(
    _ presented: UIViewController, animated: Bool
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator()
    // As long as UIKit's own presentations take.
    coordinator.transitionDuration = animated ? 0.35 : 0
    (presented.coordinator, outermost.coordinator) = (coordinator, coordinator)
    return coordinator
  }

  private func endCoordinating(
    _ presented: UIViewController, _ coordinator: TransitionCoordinator, _ didComplete: Bool
  ) {
    if presented.coordinator === coordinator { presented.coordinator = nil }
    if outermost.coordinator === coordinator { outermost.coordinator = nil }
    coordinator.runCompletions(isCancelled: !didComplete)
  }

  /// Removes a controller that this one presents, then calls the completion.
  func hide(presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = presented.modalPresentationStyle
    let covered = style.coversAll ? outermost : nil
    let window = viewIfLoaded?.window
    let presentation = presented.presentation
    let container = presentation?.containerView
    presented.beginDismissal()
    presented.beginAppearanceTransition(false, animated: animated)
    covered?.beginAppearanceTransition(true, animated: animated)
    let coordinator = beginCoordinating(presented, animated: animated)
    presentation?.dismissalTransitionWillBegin()
    let end: (Bool) -> Void = { [self] didComplete in
      // A callback may have ended it.
      guard presented.presentation === presentation else {
        endCoordinating(presented, coordinator, didComplete)
        completion?()
        return
      }
      if didComplete {
        container?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        window?.layOutEverything()
        covered?.endAppearanceTransition()
        presented.endAppearanceTransition()
        presented.sheetDrag?.end()
        presented.sheetDrag = nil
        forget(presented)
      } else {
        covered?.beginAppearanceTransition(false, animated: animated)
        presented.beginAppearanceTransition(true, animated: animated)
        covered?.endAppearanceTransition()
        presented.endAppearanceTransition()
      }
      presented.endDismissal()
      presentation?.dismissalTransitionDidEnd(didComplete)
      endCoordinating(presented, coordinator, didComplete)
      if didComplete {
        presentation?.containerView = nil
        presented.presentation = nil
      }
      completion?()
    }
    let delegate = presented.transitioningDelegate
    guard animated, let container,
      let animator = delegate?.animationController(forDismissed: presented)
    else {
      coordinator.runAnimations()
      return end(true)
    }
    let transition = ControllerTransition(
      from: presented, to: outermost, in: container, style: style, animator: animator,
      initial: container.bounds, final: outermost.viewIfLoaded?.frame ?? container.bounds,
      movesTo: style.coversAll, ended: end)
    transition.alongside = coordinator
    transition.start(leader: delegate?.interactionControllerForDismissal(using: animator))
  }
}

extension UIPresentationController {
  /// Whether it is still the kind of presentation that the controller's style asks for.
  fileprivate func suits(_ presented: UIViewController) -> Bool {
    let style = presented.modalPresentationStyle
    if self is UISheetPresentationController { return style.isSheet }
    if self is UIPopoverPresentationController {
      return style == .popover || presented is UIAlertController
    }
    return true
  }
}
