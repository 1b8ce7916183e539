import Dactyl

/// A window, and the contacts that its device says are down.
final class Panel {
  let window: Window
  /// The object in whose place the window stands, if there is one.
  let owner: AnyObject?
  var down: [Int] = []
  var hovering: [Int] = []
  /// Whether touches were taken away, after which contacts may begin again though they are down.
  var isInterrupted = false

  init(_ window: Window, owner: AnyObject? = nil) {
    self.window = window
    self.owner = owner
  }

  func cancelAllTouches() {
    isInterrupted = true
    window.cancelAllTouches()
  }
}

/// A reference that does not keep its object, to see whether it goes.
struct Trail {
  let name: String
  private(set) weak var object: AnyObject?
}
