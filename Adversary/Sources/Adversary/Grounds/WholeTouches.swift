import Dactyl

/// Each touch as views heard of it: one beginning, moves, one end.
struct WholeTouches {
  /// True while views hear everything.
  private(set) var isComplete = true
  private var open: [ObjectIdentifier: Touch] = [:]

  /// Records a handler call; returns what is wrong with it.
  mutating func hear(_ touch: Touch, _ phase: TouchPhase) -> String? {
    guard isComplete else { return nil }
    let id = ObjectIdentifier(touch)
    let isOpen = open[id] != nil
    switch phase {
    case .began:
      open[id] = touch
      return isOpen ? "a view was told twice that a touch began" : nil
    case .moved, .stationary:
      return isOpen ? nil : "a view was told of a move, but of no beginning"
    case .ended, .cancelled:
      open[id] = nil
      return isOpen ? nil : "a view was told that a touch \(phase), but of no beginning"
    }
  }

  /// Views no longer hear everything, so stop checking.
  mutating func giveUp() {
    isComplete = false
    open = [:]
  }

  /// How many touches have begun but not ended for views.
  var openCount: Int { open.count }
}
