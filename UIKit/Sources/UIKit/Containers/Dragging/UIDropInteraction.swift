import Foundation

/// Lets a view take things that a finger drops on it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate, which takes the items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Stored: true takes several drags at the same time; a window has one at most.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction whose delegate takes the items.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The interaction is about to leave or join a view.
  open func willMove(to view: UIView?) {}
  /// The interaction left or joined a view.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
  var dropView: UIView? { view }
  func canHandle(_ session: DragSession) -> Bool {
    delegate?.dropInteraction(self, canHandle: session) ?? false
  }
  func didEnter(_ session: DragSession) {
    delegate?.dropInteraction(self, sessionDidEnter: session)
  }
  func update(_ session: DragSession) -> UIDropProposal {
    delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .cancel)
  }
  func didExit(_ session: DragSession) {
    delegate?.dropInteraction(self, sessionDidExit: session)
  }
  func perform(_ session: DragSession, _ proposal: UIDropProposal) {
    delegate?.dropInteraction(self, performDrop: session)
    for (item, view) in session.previews {
      let place = delegate?.dropInteraction(
        self, previewForDropping: item, withDefault: view.targeted)
      if let place, place !== view.targeted { session.land(item, at: place.target) }
      delegate?.dropInteraction(self, item: item, willAnimateDropWith: session.animator(of: item))
    }
  }
  func conclude(_ session: DragSession) {
    delegate?.dropInteraction(self, concludeDrop: session)
  }
  func didEnd(_ session: DragSession) {
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }
}
