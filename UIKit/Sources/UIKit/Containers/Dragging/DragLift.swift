import Foundation

/// Lets a finger that rests on a view lift things off it, and taps of others add to them.
@MainActor
final class DragLift: NSObject, UIGestureRecognizerDelegate {
  private unowned let source: any DragSource
  private let press = UILongPressGestureRecognizer(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  private(set) var session: DragSession?

  init(_ source: any DragSource) {
    self.source = source
    super.init()
    press.role = "drag"
    press.delegate = self
    press.addAction { [weak self] in self?.follow($0) }
    tap.role = "drag"
    tap.delegate = self
    tap.cancelsTouchesInView = false
    tap.addAction { [weak self] in self?.add(at: $0) }
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(tap)
  }

  func detach() {
    cancel()
    press.view?.removeGestureRecognizer(press)
    tap.view?.removeGestureRecognizer(tap)
  }

  func cancel() {
    session?.finish(with: .cancel)
    session = nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard source.mayLift(touch) else { return false }
    let isDragging = gestureRecognizer.view?.window?.drag != nil
    return isDragging == (gestureRecognizer === tap)
  }

  /// Lifts only where the source has items.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view, let window = view.window else { return false }
    guard gestureRecognizer === press else { return window.drag != nil }
    guard window.drag == nil else { return false }
    let session = DragSession(source, in: window, at: press.location(in: nil))
    session.items = source.items(for: session, at: press.location(in: view))
    self.session = session.items.isEmpty ? nil : session
    return self.session != nil
  }

  /// Taps that add to a drag go along with everything.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === tap }

  private func follow(_ press: UILongPressGestureRecognizer) {
    guard let session else { return }
    switch press.state {
    case .began: session.lift()
    case .changed: session.move(to: press.location(in: nil))
    case .ended:
      self.session = nil
      session.drop()
    case .cancelled, .failed: cancel()
    case .possible: break
    }
  }

  private func add(at tap: UITapGestureRecognizer) {
    guard let view = tap.view, let session = view.window?.drag as? DragSession else { return }
    session.add(source.itemsToAdd(to: session, at: tap.location(in: view)), from: source)
  }
}
