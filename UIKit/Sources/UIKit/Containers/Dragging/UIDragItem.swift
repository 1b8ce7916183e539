import Foundation

/// A thing that a finger drags.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Carries the thing's data to the drop.
  public let itemProvider: NSItemProvider
  /// What the program keeps with the item.
  open var localObject: Any?
  /// Makes the item's look if the drag's delegate gives none.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// The class with the local object, if there is one.
  open override var description: String {
    localObject.map { "UIDragItem(\($0))" } ?? "UIDragItem"
  }
}

/// The look of a dragged preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  /// The system's look.
  public override init() { super.init() }
  /// The system's look; the rectangles of text have no effect.
  public convenience init(textLineRects: [NSValue]) { self.init() }
}

/// Where a dragged preview starts or comes to rest.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that stands for a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view.
  public let view: UIView
  /// The look.
  open var parameters: UIDragPreviewParameters

  /// A preview with a look.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
  /// A preview with the system's look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
  /// Another preview of the same view.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIDragPreview(view: view, parameters: parameters)
  }
}

/// A view that stands for a dragged item, and its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Takes changes that accompany a lift, a drop or a cancelled drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes, which are made with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Keeps the changes until the session runs them.
class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, animated, and calls the completions after them.
  func run(during change: @escaping () -> Void = {}, then end: @escaping () -> Void = {}) {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    UIView.animate(withDuration: 0.25) {
      change()
      for animation in animations { animation() }
    } completion: { isFinished in
      end()
      for completion in completions { completion(isFinished ? .end : .current) }
    }
  }
}
