import Dactyl
import DactylFiles
import DactylRecordings
import Narration
import Platform

/// Prints a replay for people.
struct TextReport: ReplayReport {
  private let output: FileOutput
  private let place: RecordingPlace
  let explain: Bool
  private let ink = Ink.standardOutput
  /// Each recogniser's attempt so far.
  private var attempts: [Attempt] = []
  /// The number of gestures by name, in order of first occurrence.
  private var counts: [(name: String, count: Int)] = []
  private var notesPrinted = 0

  private struct Attempt {
    var name: String
    var recognizer: RecognizerID
    var steps: [String] = []
    var changes = 0

    /// Turns the counted changes into a step.
    mutating func closeChanges() {
      if changes > 0 { steps.append("changed \(changes)x") }
      changes = 0
    }
  }

  init(_ output: FileOutput, place: RecordingPlace, explain: Bool) {
    self.output = output
    self.place = place
    self.explain = explain
  }

  mutating func begin(_ header: RecordingHeader, notes: [String]) {
    var facts: [String] = []
    if let device = header.device { facts.append(device) }
    if let size = header.size {
      facts.append("\(decimal(size.width.rounded())) x \(decimal(size.height.rounded())) pt")
    }
    let title = ink.title(place.fileWords + (place.whichWords.map { ", \($0)" } ?? ""))
    output.write(title: title, line: facts.isEmpty ? "" : ": \(facts.joined(separator: ", "))")
    print(notes)
  }

  mutating func add(_ entry: ReplayEntry) {
    switch entry {
    case .gesture(let gesture): add(gesture)
    case .touches(let touches): add(touches)
    case .happening(let happening): add(happening)
    }
  }

  mutating func end(notes: [String]) {
    for attempt in attempts { print(attempt) }
    attempts.removeAll()
    print(notes)
    let total = counts.reduce(0) { $0 + $1.count }
    let list = counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    output.write(line: total == 0 ? "  no gesture" : "  \(total) in all: \(list)")
  }

  private mutating func print(_ notes: [String]) {
    for note in notes.dropFirst(notesPrinted) { output.write(line: "  note: \(note)") }
    notesPrinted = notes.count
  }

  private mutating func add(_ gesture: GestureEntry) {
    let transition = gesture.transition
    switch transition.to {
    case .began, .ended, .cancelled:
      let what = "\(gesture.name) \(gesture.word)"
      let inked = transition.to == .cancelled ? ink.cancelled(what) : ink.recognized(what)
      output.write(
        title: "  \(seconds(transition.time))  \(inked)", line: ": \(gesture.moment?.words ?? "")")
    case .possible, .changed, .failed: break
    }
    switch transition.to {
    case .ended, .cancelled: count(gesture.name)
    case .possible, .began, .changed, .failed: break
    }
    if explain { note(gesture) }
  }

  private mutating func count(_ name: String) {
    if let index = counts.firstIndex(where: { $0.name == name }) {
      counts[index].count += 1
    } else {
      counts.append((name, 1))
    }
  }

  /// Adds a transition to its attempt's line, and prints the line when the attempt is over.
  private mutating func note(_ gesture: GestureEntry) {
    let transition = gesture.transition
    let index: Int
    if let found = attempts.firstIndex(where: { $0.recognizer == transition.recognizer }) {
      index = found
    } else {
      index = attempts.count
      attempts.append(Attempt(name: gesture.name, recognizer: transition.recognizer))
    }
    switch transition.to {
    case .possible: print(attempts.remove(at: index))
    case .changed: attempts[index].changes += 1
    case .began, .ended, .cancelled, .failed:
      attempts[index].closeChanges()
      attempts[index].steps.append(
        "\(gesture.word) \(plainSeconds(transition.time)) "
          + "(\(gesture.words))")
    }
  }

  private func print(_ attempt: Attempt) {
    var attempt = attempt
    attempt.closeChanges()
    let words = "             \(attempt.name): \(attempt.steps.joined(separator: ", "))"
    output.write(title: ink.faint(words), line: "")
  }

  private func add(_ touches: TouchesEntry) {
    let places = touches.places.map { pair($0.x, $0.y) }.joined(separator: " ")
    let count = touches.count == 1 ? "1 touch" : "\(touches.count) touches"
    let taps = touches.tapCount == 1 ? "1 tap" : "\(touches.tapCount) taps"
    output.write(
      line: "  \(seconds(touches.time))  \(touches.view) \(touches.handler): \(count), "
        + "\(taps), \(touches.down) down, at \(places)")
  }

  private func add(_ happening: Happening) {
    output.write(line: "  \(seconds(happening.time))  \(happening.words)")
  }

  /// A time with three decimals, in eleven columns.
  private func seconds(_ time: Double) -> String {
    let text = plainSeconds(time)
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }

  private func plainSeconds(_ time: Double) -> String { fixed(time, decimals: 3) + " s" }
}
