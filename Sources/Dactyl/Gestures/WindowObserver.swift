/// Watches everything that recognisers of one window decide (SPEC E3).
///
/// All methods have empty defaults. They are called while the engine is deciding, before the
/// actions of the same event; they must not change the window.
///
/// ```swift
/// final class Printer: WindowObserver {
///   func window(
///     _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
///   ) {
///     let cause = transition.cause.words { window.name(of: $0) }
///     print(transition.time, recognizer.kind, transition.to, cause)
///   }
/// }
///
/// let printer = Printer()
/// window.observer = printer  // 0.06 tap ended 1 tap
/// ```
public protocol WindowObserver: AnyObject {
  /// The window has accepted a frame and handles it now, or after what it is busy with.
  ///
  /// Sending the same frames to an equal window gives the same gestures; `advance(to:)` comes as a
  /// frame without contacts.
  func window(_ window: Window, willProcess frame: InputFrame)
  /// A recogniser changed its state.
  func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer)
  /// A recogniser set a state that was read as another, or as nothing (SPEC C3).
  func window(
    _ window: Window, coerced state: GestureRecognizer.State, to accepted: GestureRecognizer.State?,
    of recognizer: GestureRecognizer)
  /// A failure requirement was not made because it would have closed a cycle (SPEC D7).
  ///
  /// - Parameter cycle: the recognisers that wait for each other, the refused dependent first.
  func window(_ window: Window, refusedRequirementClosing cycle: [GestureRecognizer])
  /// Hit-testing answered a view that is not in this window; no view gets the touch or pointer
  /// (SPEC B2).
  func window(_ window: Window, refusedHit view: View, at place: Point)
  /// A finger made a step that no hand makes, so that no gesture begins by what the fingers did in
  /// this frame (SPEC E12); the cause tells how far it jumped and what would have passed.
  func window(_ window: Window, skippedStepOf touch: Touch, because cause: Cause)
  /// A recogniser leaves a touch to others because those it follows are of another kind, as a pen
  /// and a finger are (SPEC D8).
  ///
  /// They lock each other out, in whichever order they come;
  /// `GestureRecognizer.requiresExclusiveTouchKind` set to false lets both in.
  func window(_ window: Window, lockedOut touch: Touch, of recognizer: GestureRecognizer)
  /// The window ignores a contact as accidental, at least until it has travelled (SPEC A10).
  func window(_ window: Window, didReject contact: Contact, because cause: Cause)
  /// A view was told about touches: the handler of `phase` was called (SPEC B6).
  func window(_ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase)
  /// A view said what it made of touches, by `View.report(_:)`.
  func window(_ window: Window, view: View, did act: String)
  /// All has been done that follows from a frame, actions and views included.
  func window(_ window: Window, didProcess frame: InputFrame)
  /// A frame made no sense after those before it, and nothing has changed (SPEC A8).
  func window(_ window: Window, didRefuse frame: InputFrame, because error: InputError)
}

extension WindowObserver {
  /// Does nothing.
  public func window(_ window: Window, willProcess frame: InputFrame) {}
  /// Does nothing.
  public func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {}
  /// Does nothing.
  public func window(
    _ window: Window, coerced state: GestureRecognizer.State, to accepted: GestureRecognizer.State?,
    of recognizer: GestureRecognizer
  ) {}
  /// Does nothing.
  public func window(_ window: Window, refusedRequirementClosing cycle: [GestureRecognizer]) {}
  /// Does nothing.
  public func window(_ window: Window, refusedHit view: View, at place: Point) {}
  /// Does nothing.
  public func window(_ window: Window, skippedStepOf touch: Touch, because cause: Cause) {}
  /// Does nothing.
  public func window(_ window: Window, lockedOut touch: Touch, of recognizer: GestureRecognizer) {}
  /// Does nothing.
  public func window(_ window: Window, didReject contact: Contact, because cause: Cause) {}
  /// Does nothing.
  public func window(
    _ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase
  ) {}
  /// Does nothing.
  public func window(_ window: Window, view: View, did act: String) {}
  /// Does nothing.
  public func window(_ window: Window, didProcess frame: InputFrame) {}
  /// Does nothing.
  public func window(_ window: Window, didRefuse frame: InputFrame, because error: InputError) {}
}
