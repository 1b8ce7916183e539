import Dactyl

/// Follows one finger from touch-down to lift and judges its stroke; discrete.
///
/// To recognise another shape, subclass it and override `judge(_:)`, as the check mark, the circle
/// and the scratch-out do. Fails when a second finger comes down. Recognises on lift unless the
/// subclass decides sooner. Uses every sample of the device, coalesced ones included.
open class SingleStrokeGestureRecognizer: GestureRecognizer {
  /// A subclass's answer about a stroke.
  public enum Judgement {
    /// The stroke is the gesture.
    case recognized(because: Cause)
    /// The stroke is not the gesture.
    case refused(because: Cause)
  }

  /// The stroke so far, in points of the window; after recognition, the whole stroke.
  @exclusivity(unchecked) public private(set) var stroke = Stroke([])

  /// Decides whether a stroke is the gesture; called once, when the finger lifts. Default: no.
  open func judge(_ stroke: Stroke) -> Judgement { .refused(because: .unstated) }

  /// Returns a cause if the unfinished stroke is certainly the gesture, whatever follows.
  ///
  /// Called after each move. The default returns nil, which waits for the lift.
  open func judgeUnfinished(_ stroke: Stroke) -> Cause? { nil }

  /// Starts a stroke, or fails if another finger is down.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    guard self.touches.count == 1, let touch = touches.first else {
      fail(because: .tooManyTouches(count: self.touches.count, limit: 1))
      return
    }
    stroke = Stroke(startingAt: touch)
  }

  /// Extends the stroke.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    stroke.append(touches, in: event)
    if let cause = judgeUnfinished(stroke) {
      propose(.recognized, because: cause)
    }
  }

  /// Judges the stroke.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    stroke.append(touches, in: event)
    switch judge(stroke) {
    case .recognized(let cause): propose(.recognized, because: cause)
    case .refused(let cause): propose(.failed, because: cause)
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    fail(because: .touchesCancelled)
  }
}
