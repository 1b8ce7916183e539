import Foundation

/// Lets a finger drag a sheet down to dismiss it.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  /// Kept while it is asked something: a program may let go of it meanwhile.
  private weak var sheet: UIViewController?
  private let pan = UIPanGestureRecognizer()
  private var top: CGFloat = 0

  init(_ sheet: UIViewController) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    pan.role = "sheet drag"
    pan.addAction { [weak self] in self?.follow($0) }
    sheet.view.addGestureRecognizer(pan)
  }

  func end() { pan.view?.removeGestureRecognizer(pan) }

  /// Begins only downwards, and only if no content has to scroll first.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet else { return false }
    let way = pan.way(in: sheet.view)
    guard way.y > abs(way.x) else { return false }
    var view = sheet.view.hitTest(pan.location(in: sheet.view), with: nil)
    while let present = view {
      if let content = present as? UIScrollView, content.isScrollEnabled,
        content.contentOffset.y > -content.adjustedContentInset.top
      {
        return false
      }
      view = present.superview
    }
    return true
  }

  /// The program's own recognisers take precedence.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let sheet, let view = otherGestureRecognizer.view, view.isDescendant(of: sheet.view)
    else { return false }
    if view is UIScrollView { return false }
    return otherGestureRecognizer is UIPanGestureRecognizer
      || otherGestureRecognizer is UISwipeGestureRecognizer
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let sheet, let view = sheet.presentationController?.presentedView else { return }
    let way = pan.translation(in: view.superview).y
    switch pan.state {
    case .began:
      top = view.frame.minY
      move(view, of: sheet, by: way)
    case .changed: move(view, of: sheet, by: way)
    case .ended:
      let speed = pan.velocity(in: view.superview).y
      // As in scrolling, the point where the sheet would come to rest decides.
      if way + UIScrollView.way(at: speed, rate: 0.99) > view.bounds.height / 2 {
        letGo(view, of: sheet)
      } else {
        view.frame.origin.y = top
      }
    case .cancelled, .failed: view.frame.origin.y = top
    case .possible: break
    }
  }

  private func move(_ view: UIView, of sheet: UIViewController, by way: CGFloat) {
    view.frame.origin.y = top + (mayGo(sheet) ? max(way, 0) : max(way, 0) / 4)
  }

  private func mayGo(_ sheet: UIViewController) -> Bool {
    guard !sheet.isModalInPresentation else { return false }
    guard let presentation = sheet.presentationController else { return true }
    return presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
  }

  private func letGo(_ view: UIView, of sheet: UIViewController) {
    let presentation = sheet.presentationController
    let delegate = presentation?.delegate
    guard mayGo(sheet) else {
      view.frame.origin.y = top
      if let presentation { delegate?.presentationControllerDidAttemptToDismiss(presentation) }
      return
    }
    if let presentation { delegate?.presentationControllerWillDismiss(presentation) }
    sheet.presentingViewController?.dismiss(animated: true) {
      if let presentation { delegate?.presentationControllerDidDismiss(presentation) }
    }
  }
}
