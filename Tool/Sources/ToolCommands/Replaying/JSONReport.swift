import Dactyl
import DactylRecordings
import DactylScenes

/// Prints a replay as JSON, one object a line, and nothing else (Docs/corpora.md).
struct JSONReport: ReplayReport {
  private let output: FileOutput
  private let place: RecordingPlace
  let explain: Bool

  init(_ output: FileOutput, place: RecordingPlace, explain: Bool) {
    self.output = output
    self.place = place
    self.explain = explain
  }

  mutating func begin(_ header: RecordingHeader, notes: [String]) {}

  mutating func end(notes: [String]) {}

  mutating func add(_ entry: ReplayEntry) {
    switch entry {
    case .gesture(let gesture): write(gesture)
    case .touches(let touches): write(touches)
    case .happening(let happening): write(happening)
    }
  }

  /// Reports an error in the recording.
  func add(_ error: RecordingError) {
    var line = JSONLine(type: "error", place: place)
    if case .line(let number) = error.place { line.add("line", number) }
    line.add("because", "\(error.reason)")
    write(&line)
  }

  private func write(_ gesture: GestureEntry) {
    let transition = gesture.transition
    guard let moment = gesture.moment else { return }
    var line = JSONLine(type: "gesture", place: place)
    line.add("time", transition.time)
    line.add("recognizer", gesture.name)
    line.add("kind", "\(transition.recognizer.kind)")
    line.add("view", gesture.view)
    line.add("from", "\(transition.from)")
    line.add("state", "\(transition.to)")
    line.add("cause", "\(transition.cause.label)")
    line.add("because", gesture.words)
    line.add("numbers", transition.cause.namedNumbers)
    line.add("location", moment.location)
    line.add("touches", moment.touches)
    for reading in moment.readings { line.add(reading) }
    write(&line)
  }

  private func write(_ touches: TouchesEntry) {
    var line = JSONLine(type: "touches", place: place)
    line.add("time", touches.time)
    line.add("handler", touches.handler)
    line.add("view", touches.view)
    line.add("touches", touches.count)
    line.add("down", touches.down)
    line.add("tapCount", touches.tapCount)
    line.add("locations", touches.places)
    write(&line)
  }

  private func write(_ happening: Happening) {
    let (view, word, text, time): (String, String, String?, Double) =
      switch happening {
      case .said(let view, let text, let time): (view, "said", text, time)
      case .cleared(let view, let time): (view, "cleared", nil, time)
      case .deleted(let view, let time): (view, "deleted", nil, time)
      }
    var line = JSONLine(type: "scene", place: place)
    line.add("time", time)
    line.add("view", view)
    line.add("happening", word)
    line.add("text", text)
    write(&line)
  }

  private func write(_ line: inout JSONLine) {
    line.close()
    output.write(line.bytes)
  }
}
