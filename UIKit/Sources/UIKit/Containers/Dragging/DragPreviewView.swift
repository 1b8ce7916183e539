import Foundation

/// The look of an item that lies on the window and follows the finger.
final class DragPreviewView: UIView {
  /// The place it was lifted from.
  let targeted: UITargetedDragPreview
  private var grip = CGPoint.zero

  /// The preview a delegate gives, else the item's own, else a picture of a view; nil without any.
  init?(
    _ item: UIDragItem, _ given: UITargetedDragPreview?, of source: UIView?, at finger: CGPoint,
    in window: UIWindow
  ) {
    let own = given == nil ? item.previewProvider?() : nil
    guard let view = given?.view ?? own?.view ?? source else { return nil }
    let parameters = given?.parameters ?? own?.parameters
    let origin = source ?? view
    targeted =
      given
      ?? UITargetedDragPreview(
        view: view, parameters: parameters ?? UIDragPreviewParameters(),
        target: UIDragPreviewTarget(
          container: origin.superview ?? window,
          center: origin.superview == nil ? finger : origin.center))
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    let target = targeted.target
    center = own == nil ? target.container.convert(target.center, to: nil) : finger
    transform = target.transform
    isUserInteractionEnabled = false
    accessibilityLabel = "Dragged item"
    alpha = 0.9
    backgroundColor = parameters?.backgroundColor ?? view.backgroundColor
    layer.cornerRadius = view.layer.cornerRadius
    // A view in a window stays there, and its picture is dragged.
    guard let content = view.window == nil ? view : view.snapshotView(afterScreenUpdates: true)
    else { return }
    content.frame = bounds
    addSubview(content)
  }

  required init?(coder: NSCoder) { preconditionFailure("a drag's preview is made in code") }

  /// Keeps the present distance from the finger from now on.
  func hold(at finger: CGPoint) {
    grip = CGPoint(x: center.x - finger.x, y: center.y - finger.y)
  }

  func follow(_ finger: CGPoint) {
    center = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)
  }
}
