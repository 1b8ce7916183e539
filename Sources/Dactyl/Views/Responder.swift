/// Something that can be told about touches, and knows who is next in the chain (SPEC B1).
///
/// The four handlers forward to `next`. A subclass that overrides one and does not call `super`
/// consumes the event. A view receives the touches that came down on it, after all recognisers have
/// seen them.
///
/// ```swift
/// final class Sheet: View {
///   override func touchesBegan(_ touches: TouchSet, with event: Event) {
///     print(touches.count, "fingers, the sheet keeps them")
///   }
/// }
/// ```
open class Responder {
  /// A responder at the end of its own chain.
  public init() {}

  /// The one to ask when this responder does not handle an event; nil at the chain's end.
  open var next: Responder? { nil }

  /// Fingers came down. Called once per frame, with all new touches of the view.
  open func touchesBegan(_ touches: TouchSet, with event: Event) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers changed their position, force or shape. Called once per frame, with all touches of the
  /// view that did.
  open func touchesMoved(_ touches: TouchSet, with event: Event) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: TouchSet, with event: Event) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away: by a recogniser that recognised, or by the system (SPEC A9).
  ///
  /// A touch that is cancelled is never also ended.
  open func touchesCancelled(_ touches: TouchSet, with event: Event) {
    next?.touchesCancelled(touches, with: event)
  }
}

@available(*, unavailable, message: "responders belong to the thread of their window")
extension Responder: @unchecked Sendable {}
