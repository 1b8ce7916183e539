import Dactyl

/// Follows one finger from down to up and judges the stroke it has drawn; discrete.
///
/// Subclass it for a shape of your own and override `judge(_:)`; the check mark, the circle and the
/// scratch-out are such subclasses. Fails when a second finger comes down. Recognises on lift
/// unless the subclass decides sooner. Every sample the device took counts, merged ones included.
open class SingleStrokeGestureRecognizer: GestureRecognizer {
  /// What a subclass makes of a stroke.
  public enum Judgement {
    /// The stroke is the gesture.
    case recognized(because: Cause)
    /// The stroke is not the gesture.
    case refused(because: Cause)
  }

  /// The stroke as drawn so far, in points of the window; after recognition, the whole of it.
  @exclusivity(unchecked) public private(set) var stroke = Stroke([])

  /// Says whether a stroke is the gesture; called once, when the finger lifts. Refuses all by
  /// default.
  open func judge(_ stroke: Stroke) -> Judgement { .refused(because: .unstated) }

  /// Whether an unfinished stroke is the gesture for certain, so that the lift need not be awaited.
  ///
  /// Called after each move. Nil, the default, waits.
  open func judgeUnfinished(_ stroke: Stroke) -> Cause? { nil }

  /// Starts a stroke, or fails where there is one already.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    guard self.touches.count == 1, let touch = touches.first else {
      fail(because: .tooManyTouches(count: self.touches.count, limit: 1))
      return
    }
    stroke = Stroke(startingAt: touch)
  }

  /// Draws on.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    stroke.append(touches, in: event)
    if let cause = judgeUnfinished(stroke) {
      propose(.recognized, because: KeptCause(any: cause))
    }
  }

  /// Judges the stroke.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    stroke.append(touches, in: event)
    switch judge(stroke) {
    case .recognized(let cause): propose(.recognized, because: KeptCause(any: cause))
    case .refused(let cause): propose(.failed, because: KeptCause(any: cause))
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    fail(because: .touchesCancelled)
  }
}
