import Dactyl
import Foundation

/// Recognises fingers that stay where they are for a while; continuous.
///
/// Begins by itself when the window's time has come: with the next frame, or
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

  /// How many taps must come before the press; default 0.
  open var numberOfTapsRequired: Int {
    get { own.numberOfTapsRequired }
    set { own.numberOfTapsRequired = newValue }
  }

  /// How many fingers must press; default 1.
  open var numberOfTouchesRequired: Int {
    get { own.numberOfTouchesRequired }
    set { own.numberOfTouchesRequired = newValue }
  }

  /// How long in seconds the fingers must rest; default 0.5.
  open var minimumPressDuration: TimeInterval {
    get { own.minimumPressDuration }
    set { own.minimumPressDuration = newValue }
  }

  /// How far in points the fingers may go before it begins; default 10.
  open var allowableMovement: CGFloat {
    get { CGFloat(own.allowableMovement) }
    set { own.allowableMovement = Double(newValue) }
  }
}
