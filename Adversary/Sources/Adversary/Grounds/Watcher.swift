import Dactyl

/// Checks that every transition is legal, and that no delivery is empty.
final class Watcher: WindowObserver {
  private unowned let ground: Ground
  init(in ground: Ground) { self.ground = ground }

  func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    ground.outcome.count("transitions")
    ground.note("\(transition.to)", Int(transition.from.rawValue), Int(transition.to.rawValue))
    ground.outcome.digest.add(transition.time)
    if !Watcher.isLegal(transition.from, transition.to) {
      ground.find("\(recognizer.kind) went from \(transition.from) to \(transition.to)")
    }
    ground.observed()
  }

  func window(_ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase) {
    ground.note("view \(phase)", Int(phase.rawValue), touches.count)
    if touches.isEmpty { ground.find("a view was told that nothing \(phase)") }
    ground.observed()
  }

  private static func isLegal(
    _ from: GestureRecognizer.State, _ to: GestureRecognizer.State
  ) -> Bool {
    switch from {
    case .possible: to == .began || to == .ended || to == .failed
    case .began, .changed: to == .changed || to == .ended || to == .cancelled
    case .ended, .cancelled, .failed: to == .possible
    }
  }
}
