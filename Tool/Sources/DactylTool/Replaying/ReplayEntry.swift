import Dactyl
import DactylRecordings
import DactylScenes

/// Something that happened while a recording was replayed.
enum ReplayEntry {
  case gesture(GestureEntry)
  case touches(TouchesEntry)
  case happening(Happening)
}

/// A recogniser changed its state.
struct GestureEntry {
  var transition: Transition
  /// What the recogniser is called.
  var name: String
  /// What its view is called.
  var view: String
  /// The cause in words.
  var words: String
  /// The recogniser's values after its actions; nil until they have run.
  var moment: GestureMoment?

  /// The state reached, in a word; a discrete gesture is recognized rather than ended.
  var word: String {
    transition.from == .possible && transition.to == .ended ? "recognized" : "\(transition.to)"
  }
}

/// A view was told about touches.
struct TouchesEntry {
  var time: Double
  var phase: TouchPhase
  var view: String
  /// How many touches the view was told of.
  var count: Int
  /// How many touches are down now.
  var down: Int
  /// The highest tap count among them.
  var tapCount: Int
  var places: [Point]

  /// The handler that was called.
  var handler: String {
    switch phase {
    case .began: "touchesBegan"
    case .moved, .stationary: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}

/// Turns what happens in a replay into output.
protocol ReplayReport {
  /// Whether to say for every attempt of every recogniser what decided it.
  var explain: Bool { get }
  /// Whether a change of state is of interest; working out what else is told of it takes time.
  func wants(_ transition: Transition) -> Bool
  /// The stage has been built, and nothing has been sent to it yet.
  mutating func look(at stage: Stage)
  mutating func begin(_ header: RecordingHeader, notes: [String])
  /// A frame is about to be sent.
  mutating func add(_ frame: InputFrame)
  mutating func add(_ entry: ReplayEntry)
  mutating func end(notes: [String])
}

extension ReplayReport {
  func wants(_ transition: Transition) -> Bool {
    switch transition.to {
    case .began, .ended, .cancelled: true
    case .possible, .changed, .failed: explain
    }
  }
  mutating func look(at stage: Stage) {}
  mutating func add(_ frame: InputFrame) {}
}
