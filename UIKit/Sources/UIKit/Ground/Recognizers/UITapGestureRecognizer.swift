import Dactyl
import Foundation

/// Recognises one or more taps of one or more fingers; discrete.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// A recogniser that calls a method of a target, held weakly.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override class func makeEngine() -> GestureRecognizer { TapGestureRecognizer() }

  override class var builtIn: UIGestureRecognizer.Type { UITapGestureRecognizer.self }

  private var own: TapGestureRecognizer { unsafeDowncast(engine, to: TapGestureRecognizer.self) }

  /// The number of taps in a row; default 1.
  open var numberOfTapsRequired: Int {
    get { own.numberOfTapsRequired }
    set { own.numberOfTapsRequired = newValue }
  }

  /// The number of fingers in each tap; default 1.
  open var numberOfTouchesRequired: Int {
    get { own.numberOfTouchesRequired }
    set { own.numberOfTouchesRequired = newValue }
  }

  /// The buttons that a pointer's tap must press; default the first.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  override func acceptsButtons(of touch: Touch) -> Bool {
    guard touch.kind == .indirectPointer, let event = view?.window?.event else { return true }
    return event.buttonMask == buttonMaskRequired
  }
}
