import Dactyl

/// The touches that views were told of last, as UIKit's.
///
/// The views themselves must not keep them: touches keep their view, and the end of a touch may
/// never reach it. What is let go of is handed out, because views may go with it, whose end may do
/// anything.
struct ToldTouches {
  private var views: ContiguousArray<ObjectIdentifier> = []
  private var caches: ContiguousArray<TouchCache> = []

  init() {}

  /// True if it holds no touch.
  var isEmpty: Bool { views.isEmpty }

  /// The touches as UIKit's, where a view was told of the same ones last.
  func set(of touches: TouchSet, for view: UIView) -> Set<UITouch>? {
    views.firstIndex(of: ObjectIdentifier(view)).flatMap { caches[$0].known(touches) }
  }

  /// Keeps what a view is told of now, in place of what it was told of last.
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

  /// Lets go of what a view was told of.
  mutating func forget(_ view: UIView) -> TouchCache? {
    guard let place = views.firstIndex(of: ObjectIdentifier(view)) else { return nil }
    views.remove(at: place)
    return caches.remove(at: place)
  }
}
