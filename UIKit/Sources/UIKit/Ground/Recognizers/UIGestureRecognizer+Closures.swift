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

// A protocol's initialiser cannot call the class's, so each class has one, which subclasses
// inherit.

extension UITapGestureRecognizer {
  /// A recogniser that calls a closure with itself for each action.
  public convenience init(_ handler: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UILongPressGestureRecognizer {
  /// A recogniser that calls a closure with itself for each action.
  public convenience init(_ handler: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UIPanGestureRecognizer {
  /// A recogniser that calls a closure with itself for each action.
  public convenience init(_ handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UIPinchGestureRecognizer {
  /// A recogniser that calls a closure with itself for each action.
  public convenience init(_ handler: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UIRotationGestureRecognizer {
  /// A recogniser that calls a closure with itself for each action.
  public convenience init(_ handler: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UISwipeGestureRecognizer {
  /// A recogniser that calls a closure with itself for each action.
  public convenience init(_ handler: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}

extension UIHoverGestureRecognizer {
  /// A recogniser that calls a closure with itself for each action.
  public convenience init(_ handler: @escaping @MainActor (UIHoverGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    register(handler)
  }
}
