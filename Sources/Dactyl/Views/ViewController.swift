/// A responder between a root view and what lies around it (SPEC B1).
///
/// The chain runs from the root view to its controller and from there to the view's superview.
///
/// ```swift
/// let controller = ViewController(view: View(frame: window.bounds))
/// window.addSubview(controller.view)  // the chain: view, controller, window
/// ```
open class ViewController: Responder {
  /// The root view of the controller, which keeps it alive.
  public let view: View

  /// A controller of the given view.
  ///
  /// - Precondition: The view has no other controller.
  public init(view: View = View()) {
    precondition(view.viewController == nil, "a view has at most one controller")
    self.view = view
    super.init()
    view.viewController = self
  }

  deinit { view.viewController = nil }

  /// The root view's superview; nil if it has none.
  open override var next: Responder? { view.superview }
}
