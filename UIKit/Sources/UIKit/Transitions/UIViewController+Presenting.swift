import Foundation

// Presenting controllers above others.
extension UIViewController {
  /// Shows a controller above this one in the window, then calls the completion.
  func show(
    presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let window = viewIfLoaded?.window else {
      completion?()
      return
    }
    presented.loadViewIfNeeded()
    let style = presented.modalPresentationStyle
    let presentation = presented.makePresentation(above: self)
    presented.presentation = presentation
    let covered = style.coversAll ? outermost : nil
    covered?.beginAppearanceTransition(false, animated: animated)
    presented.beginAppearanceTransition(true, animated: animated)
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.containerView = container
    window.addSubview(container)
    presentation.presentationTransitionWillBegin()
    let place = presentation.frameOfPresentedViewInContainerView
    let end: (Bool) -> Void = { [self] didComplete in
      if didComplete {
        presented.endAppearanceTransition()
        covered?.endAppearanceTransition()
        if style.isSheet { presented.sheetDrag = SheetDrag(presented) }
      } else {
        presented.beginAppearanceTransition(false, animated: animated)
        covered?.beginAppearanceTransition(true, animated: animated)
        container.removeFromSuperview()
        presented.endAppearanceTransition()
        covered?.endAppearanceTransition()
        forget(presented)
      }
      presentation.presentationTransitionDidEnd(didComplete)
      if !didComplete { presented.presentation = nil }
      completion?()
    }
    let delegate = presented.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forPresented: presented, presenting: outermost, source: self)
      : nil
    guard let animator else {
      let view = presentation.presentedView ?? presented.view!
      view.frame = place
      container.addSubview(view)
      presented.tellAppearing()
      window.layOutEverything()
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
    transition.start(leader: delegate?.interactionControllerForPresentation(using: animator))
    window.layOutEverything()
  }

  private func makePresentation(above source: UIViewController) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: source.outermost, source: source)
    {
      return own
    }
    // The program asked for it earlier, and changed it.
    if let presentation {
      presentation.presenting = source
      return presentation
    }
    return modalPresentationStyle.isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: source)
      : UIPresentationController(presentedViewController: self, presenting: source)
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
    presentation?.dismissalTransitionWillBegin()
    let end: (Bool) -> Void = { [self] didComplete in
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
      if didComplete {
        presentation?.containerView = nil
        presented.presentation = nil
      }
      completion?()
    }
    let delegate = presented.transitioningDelegate
    guard animated, let container,
      let animator = delegate?.animationController(forDismissed: presented)
    else { return end(true) }
    let transition = ControllerTransition(
      from: presented, to: outermost, in: container, style: style, animator: animator,
      initial: container.bounds, final: outermost.viewIfLoaded?.frame ?? container.bounds,
      movesTo: style.coversAll, ended: end)
    transition.start(leader: delegate?.interactionControllerForDismissal(using: animator))
  }
}
