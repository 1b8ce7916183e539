import Dactyl
import DactylFiles
import DactylRecordings
import Narration

/// Prints a replay as JSON, one object a line, and nothing else (Docs/corpora.md).
struct JSONReport: ReplayReport {
  private let output: FileOutput
  private let place: RecordingPlace
  let explain: Bool
  /// Picks the gestures to print; nil to print every transition that is wanted.
  private var picker: GesturePicker?
  private(set) var count = 0

  init(
    _ output: FileOutput, place: RecordingPlace, explain: Bool, picker: GesturePicker? = nil
  ) {
    self.output = output
    self.place = place
    self.explain = explain
    self.picker = picker
  }

  mutating func begin(_ header: RecordingHeader, notes: [String]) {}

  mutating func add(_ frame: InputFrame) { picker?.add(frame) }

  mutating func settle() {
    for gesture in picker?.take().gestures ?? [] {
      write(gesture.end, of: gesture)
      count += 1
    }
  }

  mutating func end(notes: [String]) {
    settle()
    guard picker != nil, count == 0 else { return }
    var line = JSONLine(type: "none", place: place)
    write(&line)
  }

  mutating func add(_ entry: ReplayEntry) {
    switch entry {
    case .gesture(let gesture):
      if picker == nil { write(gesture) } else { picker?.add(gesture) }
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

  private func write(_ gesture: GestureEntry, of whole: GesturePicker.Gesture? = nil) {
    let transition = gesture.transition
    guard let moment = gesture.moment else { return }
    var line = JSONLine(type: "gesture", place: place)
    line.add("time", transition.time)
    line.add("began", whole?.began)
    line.add("ended", whole?.ended)
    line.add("recognizer", gesture.calledName ?? gesture.name)
    line.add("words", whole.map { _ in gesture.sentence })
    line.add("kind", "\(transition.recognizer.kind)")
    line.add("class", moment.className)
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
    let (view, word, text): (String, String, String?) =
      switch happening {
      case .said(let view, let text, _): (view, "said", text)
      case .cleared(let view, _): (view, "cleared", nil)
      case .deleted(let view, _): (view, "deleted", nil)
      }
    var line = JSONLine(type: "scene", place: place)
    line.add("time", happening.time)
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
