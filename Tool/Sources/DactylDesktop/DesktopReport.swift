import Dactyl
import DactylFiles
import DactylRecordings
import Narration

/// Passes what recognisers do on to the actor, and explains what did nothing.
package struct DesktopReport: ReplayReport {
  package let explain: Bool
  private let desktop: DesktopScene
  private let actor: DesktopActor
  private let print: (String) -> Void
  private var misses = NearestMisses()
  /// Recognisers that have decided and are not yet reset.
  private var undone: Set<RecognizerID> = []
  /// The most fingers at the same time since all were up.
  private var fingers = 0
  private var window: Window?

  /// True if no finger is down.
  package var isIdle: Bool { fingersDown == 0 }

  private var fingersDown: Int { window?.touches.count ?? 0 }

  package init(
    _ desktop: DesktopScene, hands: any DesktopHands, explain: Bool,
    print: @escaping (String) -> Void
  ) {
    (self.desktop, self.explain, self.print) = (desktop, explain, print)
    actor = DesktopActor(desktop, hands: hands, print: print)
  }

  package func wants(_ transition: Transition) -> Bool { true }

  package mutating func look(at stage: Stage) {
    window = stage.window
    actor.look(at: stage)
  }

  package mutating func begin(_ header: RecordingHeader, notes: [String]) {}

  package mutating func add(_ frame: InputFrame) {
    if isIdle, undone.isEmpty {
      fingers = 0
      actor.rest()
    }
    fingers = max(fingers, fingersDown)
  }

  package mutating func add(_ entry: ReplayEntry) {
    guard case .gesture(let gesture) = entry else { return }
    fingers = max(fingers, fingersDown)
    actor.act(on: gesture)
    switch gesture.transition.to {
    case .possible:
      undone.remove(gesture.transition.recognizer)
      if undone.isEmpty { sayWhyNot() }
    case .failed:
      undone.insert(gesture.transition.recognizer)
      if explain, let line = desktop.bindings[gesture.name]?.first { note(gesture, of: line) }
    default: undone.insert(gesture.transition.recognizer)
    }
  }

  package mutating func end(notes: [String]) { sayWhyNot() }

  /// Notes why a line's gesture was none.
  private mutating func note(_ gesture: GestureEntry, of line: DesktopBinding) {
    var gesture = gesture
    gesture.name = line.gesture.words
    // A drag that does nothing has no line to look up.
    if gesture.words == "prevented by \(DesktopScene.scroll)" {
      gesture.words = "the fingers went together, as for a scroll"
    }
    misses.add(gesture)
  }

  private mutating func sayWhyNot() {
    // A finger that moves the pointer means nothing to lines of several.
    let fewest = desktop.section.bindings.map(\.gesture.fingers).min() ?? 1
    if explain, !actor.hasActed, fingers >= fewest {
      for miss in misses.nearest.prefix(4) { print("nothing: \(miss.text)") }
    }
    misses.removeAll()
  }
}
