import Dactyl

/// A recogniser of the engine in a program of UIKit: of drawn shapes, of gestures that were shown, or
/// of a class of one's own.
///
/// ```swift
/// let (photo, transform) = (UIView(), TransformGestureRecognizer())
/// transform.addAction { transform in print(transform.scale, transform.rotation) }
/// photo.addGestureRecognizer(DactylGestureRecognizer(transform))
/// ```
///
/// Actions of both are called; `dactylRecognizer` is the engine's. Its `delegate` takes the place of
/// the engine's own.
public final class DactylGestureRecognizer: UIGestureRecognizer {
  // `makeEngine` is called before an initialiser can pass anything on.
  private static var next: GestureRecognizer?

  /// Takes a recogniser of the engine that is in no view.
  ///
  /// - Precondition: No other recogniser of UIKit has it.
  public init(_ recognizer: GestureRecognizer) {
    precondition(
      recognizer.view == nil && recognizer.owner == nil, "the recogniser is in use elsewhere")
    Self.next = recognizer
    super.init(target: nil, action: nil)
  }

  override class func makeEngine() -> GestureRecognizer {
    defer { next = nil }
    return next ?? GestureRecognizer()
  }

  override class var builtIn: UIGestureRecognizer.Type { DactylGestureRecognizer.self }
}
