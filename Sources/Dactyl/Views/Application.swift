/// The end of the responder chain: whatever no view, controller or window wanted (SPEC B1).
///
/// Give a window an application to hear of unhandled touches; it hands them on to its delegate.
/// There is no shared one: as many applications may exist as there are windows.
open class Application: Responder {
  /// The one to ask after the application itself.
  public final var delegate: Responder?

  /// The delegate.
  open override var next: Responder? { delegate }
}
