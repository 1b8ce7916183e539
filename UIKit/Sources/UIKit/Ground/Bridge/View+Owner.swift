@_spi(Facades) import Dactyl
import Foundation

extension Dactyl.View {
  /// The `UIView` that owns this view; nil for one added to the engine directly.
  var owner: UIView? {
    guard let facade else { return nil }
    return unsafeDowncast(facade, to: UIView.self)
  }

  func deliverToOwner(_ touches: TouchSet, _ phase: TouchPhase, _ event: Event) {
    guard let owner else { return }
    onMain(owner, touches, phase, event) { UIEvent.showing($3).tell($0, of: $1, $2) }
  }

  /// The owner's result of hit-testing; nil without an owner.
  func askOwner(_ point: Point, _ event: Event?) -> Dactyl.View?? {
    guard let owner else { return .none }
    return onMain(owner, point, event) { owner, point, event in
      .some(owner.hitTest(CGPoint(point), with: event.map { UIEvent.showing($0) })?.engine)
    }
  }

  /// True if the owner finds a point inside; nil without an owner.
  func ownerContains(_ point: Point, _ event: Event?) -> Bool? {
    guard let owner else { return nil }
    return onMain(owner, point, event) {
      $0.point(inside: CGPoint($1), with: $2.map { UIEvent.showing($0) })
    }
  }

  func ownerAllows(_ recognizer: GestureRecognizer) -> Bool {
    guard let owner, let recognizer = recognizer.owner else { return true }
    return onMain(owner, recognizer) { $0.allows($1) }
  }
}

extension UIView {
  /// True if this view and the views under the recogniser's fingers let the recogniser begin.
  fileprivate func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    var hit = recognizer.engine.touches.map { $0.view?.owner }
    // A tap's fingers are up by now.
    if hit.isEmpty { hit = [hitTest(recognizer.location(in: self), with: nil)] }
    var asked: [UIView] = []
    for touched in hit {
      var view = touched?.isDescendant(of: self) == true ? touched : nil
      while let present = view, present !== self, !asked.contains(where: { $0 === present }) {
        asked.append(present)
        view = present.superview
      }
    }
    return asked.allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
      && gestureRecognizerShouldBegin(recognizer)
  }
}
