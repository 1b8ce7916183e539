import Dactyl
import Foundation

/// Recognises two or more fingers that turn about their centroid; continuous.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// A recogniser that calls a method of a target, held weakly.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override class func makeEngine() -> GestureRecognizer { RotationGestureRecognizer() }

  override class var builtIn: UIGestureRecognizer.Type { UIRotationGestureRecognizer.self }

  private var own: RotationGestureRecognizer {
    unsafeDowncast(engine, to: RotationGestureRecognizer.self)
  }

  /// The angle the fingers have turned, in radians; write it to rebase.
  open var rotation: CGFloat {
    get { CGFloat(own.rotation) }
    set { own.rotation = Double(newValue) }
  }

  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat { CGFloat(own.velocity) }
}
