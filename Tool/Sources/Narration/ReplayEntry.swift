import Dactyl
import DactylFiles
import DactylRecordings

/// An event of a replay.
package enum ReplayEntry {
  case gesture(GestureEntry)
  case touches(TouchesEntry)
  case happening(Happening)
}

/// A recogniser's transition.
package struct GestureEntry {
  package var transition: Transition
  /// The recogniser's name.
  package var name: String
  /// What people call the gesture, if that is not the recogniser's name.
  package var calledName: String?
  /// The gesture in words, if its name and numbers are not what people would say.
  package var spoken: String?
  /// Its view's name.
  package var view: String
  /// The cause in words.
  package var words: String
  /// The recogniser's values after its actions; nil until they have run.
  package var moment: GestureMoment?

  /// The state's name; a discrete gesture is recognized rather than ended.
  package var word: String {
    transition.from == .possible && transition.to == .ended ? "recognized" : "\(transition.to)"
  }
}

/// A delivery of touches to a view.
package struct TouchesEntry {
  package var time: Double
  package var phase: TouchPhase
  package var view: String
  /// How many touches the view got.
  package var count: Int
  /// How many touches are down now.
  package var down: Int
  /// The highest tap count among them.
  package var tapCount: Int
  package var places: [Point]

  /// The handler that was called.
  package var handler: String {
    switch phase {
    case .began: "touchesBegan"
    case .moved, .stationary: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}

/// Turns events of a replay into output.
package protocol ReplayReport {
  /// True to explain every attempt of every recogniser.
  var explain: Bool { get }
  /// True if a transition is of interest; collecting its details takes time.
  func wants(_ transition: Transition) -> Bool
  /// Takes the new stage, before the first frame.
  mutating func look(at stage: Stage)
  mutating func begin(_ header: RecordingHeader, notes: [String])
  /// Takes a frame that is about to be sent.
  mutating func add(_ frame: InputFrame)
  mutating func add(_ entry: ReplayEntry)
  /// Called after the entries of a frame, or of a deadline.
  mutating func settle()
  mutating func end(notes: [String])
}

extension ReplayReport {
  package func wants(_ transition: Transition) -> Bool {
    switch transition.to {
    case .began, .ended, .cancelled: true
    case .possible, .changed, .failed: explain
    }
  }
  package mutating func look(at stage: Stage) {}
  package mutating func add(_ frame: InputFrame) {}
  package mutating func settle() {}
}
