// Selectors need a runtime that not every platform has. Elsewhere recognisers take closures of
// themselves; this is the same for Apple's platforms, so that the apps are the same everywhere.
#if canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  /// Gives every recogniser an action that gets it with its own type.
  public protocol ClosureActions: UIGestureRecognizer {}

  extension UIGestureRecognizer: ClosureActions {}

  extension ClosureActions {
    /// Runs a closure with the recogniser whenever the gesture begins, changes, ends or is
    /// cancelled.
    @MainActor
    public func addAction(_ handler: @escaping @MainActor (Self) -> Void) {
      let target = ClosureTarget { [weak self] in if let self { handler(self) } }
      addTarget(target, action: #selector(ClosureTarget.run))
      // Recognisers do not keep their targets.
      objc_setAssociatedObject(
        self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @MainActor
  private final class ClosureTarget: NSObject {
    private let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }

    @objc func run() { handler() }
  }
#endif
