import Dactyl
import Foundation

/// Recognises one finger that comes in from an edge of the window; continuous.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// A recogniser that calls a method of a target, held weakly.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override class func makeEngine() -> GestureRecognizer { ScreenEdgePanGestureRecognizer() }

  override class var builtIn: UIGestureRecognizer.Type { UIScreenEdgePanGestureRecognizer.self }

  private var own: ScreenEdgePanGestureRecognizer {
    unsafeDowncast(engine, to: ScreenEdgePanGestureRecognizer.self)
  }

  /// The edges from which a finger may come; with none, the default, it recognises nothing.
  open var edges: UIRectEdge {
    get { UIRectEdge(own.edges) }
    set { own.edges = newValue.dactyl }
  }
}
