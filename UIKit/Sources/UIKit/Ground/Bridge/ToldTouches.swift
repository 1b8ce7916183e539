import Dactyl

/// The last touches delivered to each view, as UIKit's objects.
///
/// Views must not keep them, because touches keep their view and a touch's end may never reach it.
/// Methods return what they release, because a view may go with it, which can run any code.
struct ToldTouches {
  private var views: ContiguousArray<ObjectIdentifier> = []
  private var caches: ContiguousArray<TouchCache> = []

  init() {}

  /// True if it holds no touch.
  var isEmpty: Bool { views.isEmpty }

  /// The touches last delivered to a view, if they are the same.
  func set(of touches: TouchSet, for view: UIView) -> Set<UITouch>? {
    views.firstIndex(of: ObjectIdentifier(view)).flatMap { caches[$0].known(touches) }
  }

  /// Stores the touches delivered to a view, and returns the previous ones.
  mutating func keep(_ touches: TouchCache, for view: UIView) -> TouchCache? {
    guard let place = views.firstIndex(of: ObjectIdentifier(view)) else {
      views.append(ObjectIdentifier(view))
      caches.append(touches)
      return nil
    }
    let former = caches[place]
    caches[place] = touches
    return former
  }

  /// Removes and returns a view's touches.
  mutating func forget(_ view: UIView) -> TouchCache? {
    guard let place = views.firstIndex(of: ObjectIdentifier(view)) else { return nil }
    views.remove(at: place)
    return caches.remove(at: place)
  }
}
