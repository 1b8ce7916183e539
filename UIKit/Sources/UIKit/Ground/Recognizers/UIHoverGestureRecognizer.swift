import Dactyl
import Foundation

/// Recognises a pointer or pencil that hovers over its view, and follows it; continuous.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// A recogniser that calls a method of a target, held weakly.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override class func makeEngine() -> GestureRecognizer { HoverGestureRecognizer() }

  override class var builtIn: UIGestureRecognizer.Type { UIHoverGestureRecognizer.self }

  private var own: HoverGestureRecognizer {
    unsafeDowncast(engine, to: HoverGestureRecognizer.self)
  }

  /// The height above the surface, from 0 at the surface to 1 at the end of the sensor's range.
  open var zOffset: CGFloat { CGFloat(own.zOffset) }
  /// The angle between pencil and surface, in radians.
  open var altitudeAngle: CGFloat { CGFloat(own.altitude) }
  /// The turn of the pencil about its own axis, in radians.
  open var rollAngle: CGFloat { CGFloat(own.roll) }

  /// The direction in which the pencil leans, in radians of a view's coordinates.
  open func azimuthAngle(in view: UIView?) -> CGFloat { CGFloat(own.azimuth(in: view?.engine)) }

  /// The direction in which the pencil leans, as a vector of length 1 in a view's coordinates.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    CGVector(own.azimuthUnitVector(in: view?.engine))
  }
}
