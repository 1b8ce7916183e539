import Foundation

/// Lets a finger lift things off a view and drag them; it rests for half a second first.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate, which provides the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// True lets fingers lift; default true.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { if !isEnabled { lift.cancel() } }
  }
  /// Stored: true lets other recognisers act during the lift.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// True: interactions are enabled at first.
  open class var isEnabledByDefault: Bool { true }

  private lazy var lift = DragLift(self)

  /// Creates an interaction whose delegate provides the items.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The interaction is about to leave or join a view.
  open func willMove(to view: UIView?) {}
  /// The interaction left or joined a view; a drag from the former view is cancelled.
  open func didMove(to view: UIView?) {
    guard view !== self.view else { return }
    lift.detach()
    self.view = view
    if let view { lift.attach(to: view) }
  }
}

extension UIDragInteraction: DragSource {
  func mayLift(_ touch: UITouch) -> Bool { isEnabled && delegate != nil }
  func items(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
    delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
  }
  func itemsToAdd(to session: DragSession, at point: CGPoint) -> [UIDragItem] {
    let found =
      delegate?.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point) ?? []
    if !found.isEmpty {
      (session.source as? UIDragInteraction)?.tell {
        $0.dragInteraction($1, session: session, willAdd: found, for: self)
      }
    }
    return found
  }
  func preview(for item: UIDragItem, in session: DragSession) -> UITargetedDragPreview? {
    delegate?.dragInteraction(self, previewForLifting: item, session: session)
  }
  func viewToLift(for item: UIDragItem) -> UIView? { view }
  func willLift(with animator: DragAnimator, _ session: DragSession) {
    delegate?.dragInteraction(self, willAnimateLiftWith: animator, session: session)
  }
  func willBegin(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionWillBegin: session)
  }
  func didMove(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionDidMove: session)
  }
  func allowsMove(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func willEnd(_ session: DragSession, with operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
  }
  func didEnd(_ session: DragSession, with operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
  }
  func didTransfer(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionDidTransferItems: session)
  }
  func returnPreview(
    of item: UIDragItem, from preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    delegate?.dragInteraction(self, previewForCancelling: item, withDefault: preview)
  }
  func willReturn(_ item: UIDragItem, with animator: DragAnimator) {
    delegate?.dragInteraction(self, item: item, willAnimateCancelWith: animator)
  }

  func forget(_ session: DragSession) {}

  private func tell(_ body: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
    if let delegate { body(delegate, self) }
  }
}
