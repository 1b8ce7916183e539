import Dactyl

/// What views have heard of each touch: one beginning, one end, and moves between them.
struct WholeTouches {
  /// Whether views are told all there is.
  private(set) var isComplete = true
  private var open: [ObjectIdentifier: Touch] = [:]

  /// A view's handler was called; answers what is wrong about that.
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

  /// From now on views are not told everything, and nothing follows from what they hear.
  mutating func giveUp() {
    isComplete = false
    open = [:]
  }

  /// How many touches views have heard the beginning of, and no end.
  var openCount: Int { open.count }
}
