/// Gives every recogniser an action that gets it with its own type.
///
/// Only `UIGestureRecognizer` conforms.
@preconcurrency @MainActor
public protocol UIGestureRecognizerClosures: UIGestureRecognizer {}

extension UIGestureRecognizer: UIGestureRecognizerClosures {}

extension UIGestureRecognizerClosures {
  /// Runs a closure with the recogniser whenever the gesture begins, changes, ends or is cancelled.
  public func addAction(_ handler: @escaping @MainActor (Self) -> Void) { register(handler) }
}

// An initialiser in the protocol could not call the class's; so each class has one. Subclasses
// inherit it with the type of the class it was written for.

extension UITapGestureRecognizer {
  /// A recogniser that runs a closure with itself whenever it has something to tell.
  public convenience init(_ handler: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UILongPressGestureRecognizer {
  /// A recogniser that runs a closure with itself whenever it has something to tell.
  public convenience init(_ handler: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UIPanGestureRecognizer {
  /// A recogniser that runs a closure with itself whenever it has something to tell.
  public convenience init(_ handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UIPinchGestureRecognizer {
  /// A recogniser that runs a closure with itself whenever it has something to tell.
  public convenience init(_ handler: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UIRotationGestureRecognizer {
  /// A recogniser that runs a closure with itself whenever it has something to tell.
  public convenience init(_ handler: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UISwipeGestureRecognizer {
  /// A recogniser that runs a closure with itself whenever it has something to tell.
  public convenience init(_ handler: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UIHoverGestureRecognizer {
  /// A recogniser that runs a closure with itself whenever it has something to tell.
  public convenience init(_ handler: @escaping @MainActor (UIHoverGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}
