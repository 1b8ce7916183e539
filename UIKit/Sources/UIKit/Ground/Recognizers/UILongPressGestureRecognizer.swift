import Dactyl
import Foundation

/// Recognises fingers that stay where they are for a while; continuous.
///
/// Begins without new input once its deadline fires: with the next frame, or at
/// `UIWindow.advance(to:)`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// A recogniser that calls a method of a target, held weakly.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override class func makeEngine() -> GestureRecognizer { LongPressGestureRecognizer() }

  override class var builtIn: UIGestureRecognizer.Type { UILongPressGestureRecognizer.self }

  private var own: LongPressGestureRecognizer {
    unsafeDowncast(engine, to: LongPressGestureRecognizer.self)
  }

  /// The number of taps before the press; default 0.
  open var numberOfTapsRequired: Int {
    get { own.numberOfTapsRequired }
    set { own.numberOfTapsRequired = newValue }
  }

  /// The number of fingers that must press; default 1.
  open var numberOfTouchesRequired: Int {
    get { own.numberOfTouchesRequired }
    set { own.numberOfTouchesRequired = newValue }
  }

  /// The time the fingers must rest, in seconds; default 0.5.
  open var minimumPressDuration: TimeInterval {
    get { own.minimumPressDuration }
    set { own.minimumPressDuration = newValue }
  }

  /// The distance the fingers may move before it begins, in points; default 10.
  open var allowableMovement: CGFloat {
    get { CGFloat(own.allowableMovement) }
    set { own.allowableMovement = Double(newValue) }
  }
}
