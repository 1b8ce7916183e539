import Dactyl

/// Follows the fingers from touch-down to lift and judges their stroke; discrete.
///
/// To recognise another shape, subclass it and override `judge(_:)`, as the check mark, the circle
/// and the scratch-out do. Several fingers draw with their centre, from when the last comes down
/// until the first is lifted; one more makes it fail. Recognises on lift unless the subclass decides
/// sooner. Uses every sample of one finger, coalesced ones included.
///
/// - SeeAlso: ``CheckMarkGestureRecognizer``, ``CircleGestureRecognizer`` and
///   ``ScratchOutGestureRecognizer``, which are subclasses; ``StrokeGestureRecognizer`` to learn
///   a drawing from samples.
open class SingleStrokeGestureRecognizer: GestureRecognizer {
  /// A subclass's answer about a stroke.
  public enum Judgement {
    /// The stroke is the gesture.
    case recognized(because: Cause)
    /// The stroke is not the gesture.
    case refused(because: Cause)
  }

  /// How many fingers draw; at least 1, default 1. On a touchpad, one moves the pointer, too.
  public var numberOfTouchesRequired = 1
  /// The stroke so far, in points of the window; after recognition, the whole stroke.
  @exclusivity(unchecked) public private(set) var stroke = Stroke([])

  /// Decides whether a stroke is the gesture; called once, when the finger lifts. Default: no.
  open func judge(_ stroke: Stroke) -> Judgement { .refused(because: .unstated) }

  /// Returns a cause if the unfinished stroke is certainly the gesture, whatever follows.
  ///
  /// Called after each move. The default returns nil, which waits for the lift.
  open func judgeUnfinished(_ stroke: Stroke) -> Cause? { nil }

  /// Starts a stroke once all fingers are down, or fails if there are more.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    if numberOfTouches > numberOfTouchesRequired {
      fail(because: .tooManyTouches(count: numberOfTouches, limit: numberOfTouchesRequired))
    } else if numberOfTouches == numberOfTouchesRequired {
      stroke = Stroke(startingWith: self, in: event)
    }
  }

  /// Extends the stroke.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    guard numberOfTouches == numberOfTouchesRequired else { return }
    stroke.append(touches, of: self, in: event)
    if let cause = judgeUnfinished(stroke) {
      propose(.recognized, because: cause)
    }
  }

  /// Judges the stroke.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    guard numberOfTouches == numberOfTouchesRequired else {
      fail(because: .tooFewTouches(count: numberOfTouches, needed: numberOfTouchesRequired))
      return
    }
    stroke.append(touches, of: self, in: event)
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
