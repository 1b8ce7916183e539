import Dactyl
import Foundation

/// Recognises fingers that drag, and follows them; continuous.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// A recogniser that calls a method of a target, held weakly.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override class func makeEngine() -> GestureRecognizer { PanGestureRecognizer() }

  override class var builtIn: UIGestureRecognizer.Type { UIPanGestureRecognizer.self }

  private var own: PanGestureRecognizer { unsafeDowncast(engine, to: PanGestureRecognizer.self) }

  /// The number of fingers needed to begin and continue; default 1.
  open var minimumNumberOfTouches: Int {
    get { own.minimumNumberOfTouches }
    set { own.minimumNumberOfTouches = newValue }
  }

  /// The largest number of fingers; default unlimited.
  open var maximumNumberOfTouches: Int {
    get { own.maximumNumberOfTouches }
    set { own.maximumNumberOfTouches = newValue }
  }

  /// Stored: the scrolling devices to follow.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The displacement of the fingers in a view's coordinates, or in the window's for nil.
  open func translation(in view: UIView?) -> CGPoint { CGPoint(own.translation(in: view?.engine)) }

  /// Rebases the translation; the velocity stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    own.setTranslation(translation.dactylVector, in: view?.engine)
  }

  /// The fingers' velocity in points per second of a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(own.velocity(in: view?.engine)) }
}

/// Kinds of scrolling devices.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: Int

  /// The kinds with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels with steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Touchpads.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Every kind.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
