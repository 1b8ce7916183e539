@_spi(Facades) import Dactyl

/// Makes the set of touches that a handler is told about, and uses the last one again where it is
/// the same.
///
/// Fingers move far more often than they come and go, so nearly every event finds its set made.
struct TouchCache {
  private var members: ContiguousArray<Touch> = []
  private var set: Set<UITouch> = []

  init() {}

  /// True if it holds no touch.
  var isEmpty: Bool { members.isEmpty }

  /// The touches as UIKit's.
  @MainActor
  mutating func set(of touches: TouchSet) -> Set<UITouch> {
    if let set = known(touches) { return set }
    members = ContiguousArray(touches)
    set = []
    for touch in members { set.insert(UITouch.showing(touch)) }
    return set
  }

  /// The touches as UIKit's where they are those of the last time.
  func known(_ touches: TouchSet) -> Set<UITouch>? { touches.isExactly(members) ? set : nil }

  /// Lets the touches go.
  mutating func removeAll() {
    guard !members.isEmpty else { return }
    members.removeAll(keepingCapacity: true)
    set = []
  }
}
