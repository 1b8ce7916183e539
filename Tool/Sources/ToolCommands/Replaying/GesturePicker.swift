import Dactyl
import DactylScenes

/// Picks the gestures that a person made from the transitions of recognisers.
///
/// A gesture counts when it ends or is cancelled. In the scene `Scene.gestures` one that was drawn,
/// or a swipe, stands for the drag that it was on its way.
struct GesturePicker {
  /// A gesture that was made.
  struct Gesture {
    /// When it began; nil for a discrete one.
    var began: Double?
    /// When it ended; of a gesture that waited for others to fail, when its last finger lifted.
    var ended: Double
    /// How it ended.
    var end: GestureEntry
  }

  /// True in the scene `Scene.gestures`.
  let replaces: Bool
  private var begun: [RecognizerID: Double] = [:]
  private var fresh: [Gesture] = []
  /// When a finger lifted last.
  private var lift = Double.infinity

  init(replaces: Bool) { self.replaces = replaces }

  mutating func add(_ frame: InputFrame) {
    if frame.contacts.contains(where: { $0.phase == .ended }) { lift = frame.time }
  }

  mutating func add(_ gesture: GestureEntry) {
    let transition = gesture.transition
    switch transition.to {
    case .began: begun[transition.recognizer] = transition.time
    case .ended, .cancelled:
      let began = begun.removeValue(forKey: transition.recognizer)
      let ended = began == nil ? min(lift, transition.time) : transition.time
      fresh.append(Gesture(began: began, ended: ended, end: gesture))
    case .possible, .changed, .failed: break
    }
  }

  /// The gestures since the last call, all of one moment, and the drags that they stand for.
  mutating func take() -> (gestures: [Gesture], replaced: [Gesture]) {
    defer { fresh.removeAll() }
    guard replaces else { return (fresh, []) }
    let names = Set(fresh.flatMap { Scene.replaced(by: $0.end.name) })
    let replaced = fresh.filter { names.contains($0.end.name) }
    return (fresh.filter { !names.contains($0.end.name) }, replaced)
  }
}
