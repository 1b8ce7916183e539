import Dactyl

/// A window to send frames to, and what must live as long.
struct Stage {
  let window: Dactyl.Window
  var owners: [AnyObject] = []

  func send(_ frames: [InputFrame]) {
    for frame in frames {
      do { try window.send(frame) } catch { fatalError("\(error)") }
    }
  }
}
