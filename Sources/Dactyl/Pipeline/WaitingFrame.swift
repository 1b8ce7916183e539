/// What was sent to a window while it was busy: a frame, or nil for an interruption of all touches
/// there are by then.
final class WaitingFrame {
  let frame: InputFrame?

  init(_ frame: InputFrame?) { self.frame = frame }
}
