import Dactyl
import Foundation

/// Recognises two or more fingers that move apart or together; continuous.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// A recogniser that calls a method of a target, held weakly.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override class func makeEngine() -> GestureRecognizer { PinchGestureRecognizer() }

  override class var builtIn: UIGestureRecognizer.Type { UIPinchGestureRecognizer.self }

  private var own: PinchGestureRecognizer {
    unsafeDowncast(engine, to: PinchGestureRecognizer.self)
  }

  /// The ratio of the fingers' span to the span at the start; write it to rebase.
  open var scale: CGFloat {
    get { CGFloat(own.scale) }
    set { own.scale = Double(newValue) }
  }

  /// How fast the scale grows, per second.
  open var velocity: CGFloat { CGFloat(own.velocity) }
}
