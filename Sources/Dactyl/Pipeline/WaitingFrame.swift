/// What was sent to a window while it was busy: a frame, or nil for an interruption of all touches
/// there are by then.
final class WaitingFrame {
  let frame: InputFrame?
  let shape: FrameShape

  init(_ frame: InputFrame?, _ shape: FrameShape = .mixed) {
    self.frame = frame
    self.shape = shape
  }
}
