@_spi(Facades) import Dactyl

/// Makes the set of touches for a handler, and reuses the last one if it has the same touches.
///
/// Fingers move far more often than they come and go, so nearly every event reuses its set.
struct TouchCache {
  private var members: ContiguousArray<Touch> = []
  private var set: Set<UITouch> = []

  init() {}

  /// True if it holds no touch.
  var isEmpty: Bool { members.isEmpty }

  /// The touches as UIKit's objects.
  @MainActor
  mutating func set(of touches: TouchSet) -> Set<UITouch> {
    if let set = known(touches) { return set }
    members = ContiguousArray(touches)
    set = []
    for touch in members { set.insert(UITouch.showing(touch)) }
    return set
  }

  /// The last set, if it has the same touches.
  func known(_ touches: TouchSet) -> Set<UITouch>? { touches.isExactly(members) ? set : nil }

  /// Releases the touches.
  mutating func removeAll() {
    guard !members.isEmpty else { return }
    members.removeAll(keepingCapacity: true)
    set = []
  }
}
