import Dactyl
import DactylFiles
import DactylRecordings
import Narration
import Platform

/// Prints one line a gesture, for people.
///
/// ```text
/// drag                    0.05–0.70 s  drag by (220, 19)
/// ```
struct SummaryReport: ReplayReport {
  let explain: Bool
  private let output: FileOutput
  private let label: String
  private let ink = Ink.standardOutput
  private var picker: GesturePicker
  private var misses = NearestMisses()
  /// Recognisers that have decided and are not yet reset; explanations wait for them.
  private var undone: Set<RecognizerID> = []
  private var unexplained: [(gesture: GesturePicker.Gesture, standsFor: [GesturePicker.Gesture])] =
    []
  private(set) var count = 0

  init(_ output: FileOutput, label: String, explain: Bool, picker: GesturePicker) {
    self.output = output
    self.label = label
    self.explain = explain
    self.picker = picker
  }

  func wants(_ transition: Transition) -> Bool { transition.to != .changed }

  mutating func begin(_ header: RecordingHeader, notes: [String]) {}

  mutating func add(_ frame: InputFrame) { picker.add(frame) }

  mutating func add(_ entry: ReplayEntry) {
    switch entry {
    case .gesture(let gesture): add(gesture)
    case .touches: break
    case .happening(let happening):
      line(time: seconds(happening.time), happening.words.printable)
    }
  }

  private mutating func add(_ gesture: GestureEntry) {
    picker.add(gesture)
    let recognizer = gesture.transition.recognizer
    guard gesture.transition.to != .possible else {
      undone.remove(recognizer)
      if explain, undone.isEmpty {
        settle()
        explainAll()
      }
      return
    }
    undone.insert(recognizer)
    if gesture.transition.to == .failed { misses.add(gesture) }
  }

  mutating func settle() {
    let (gestures, replaced) = picker.take()
    count += gestures.count
    for gesture in gestures {
      if explain {
        unexplained.append((gesture, gestures.count == 1 ? replaced : []))
      } else {
        print(gesture)
      }
    }
  }

  mutating func end(notes: [String]) {
    settle()
    if explain, !unexplained.isEmpty { explainAll() }
    if count == 0 {
      let nearest = misses.nearest.first { $0.distance < .infinity }
      let near = explain ? "" : nearest.map { "; nearest: \($0.text)" } ?? ""
      line("no gesture" + near.printable)
      if explain { printMisses() }
    }
    for note in notes { detail("note: \(note)") }
  }

  private mutating func explainAll() {
    guard !unexplained.isEmpty else { return }
    for (gesture, standsFor) in unexplained {
      print(gesture)
      detail("\(gesture.end.name): \(gesture.end.words)")
      for other in standsFor {
        detail("\(other.end.sentence): fits, too; the \(gesture.end.name) stands for it")
      }
    }
    printMisses()
    unexplained.removeAll()
    misses.removeAll()
  }

  private func printMisses() {
    for miss in misses.nearest { detail(miss.text) }
  }

  private mutating func print(_ gesture: GesturePicker.Gesture) {
    let words = gesture.end.sentence
    let isCancelled = gesture.end.transition.to == .cancelled
    let end = fixed(gesture.ended, decimals: 2)
    line(
      time: gesture.began.map { "\(fixed($0, decimals: 2))–\(end) s" } ?? "\(end) s",
      isCancelled ? ink.cancelled(words) : ink.recognized(words))
  }

  private var hasLabel = false

  /// Prints a line in ink or without letters that act, the recording's first one with its name.
  private mutating func line(time: String = "", _ words: String) {
    let name = hasLabel ? "" : label
    hasLabel = true
    // A name that does not fit has a line of its own: cut, it would be like another.
    let isLong = name.count > 22
    if isLong { output.write(title: ink.title(name), line: "") }
    output.write(
      title: ink.title(padded(isLong ? "" : name, to: 24)) + padded(time, to: 13) + words, line: "")
  }

  private func detail(_ words: String) { output.write(title: ink.faint("    \(words)"), line: "") }

  private func padded(_ text: String, to count: Int) -> String {
    text + String(repeating: " ", count: max(text.isEmpty ? 0 : 2, count - text.count))
  }

  private func seconds(_ time: Double) -> String { fixed(time, decimals: 2) + " s" }
}

extension Happening {
  /// When it was.
  var time: Double {
    switch self {
    case .said(_, _, let time), .cleared(_, let time), .deleted(_, let time): time
    }
  }

  /// What it was, in words.
  var words: String {
    switch self {
    case .said(let view, let text, _): "\(view) shows \"\(text)\""
    case .cleared(let view, _): "\(view) is cleared"
    case .deleted(let view, _): "\(view) is deleted"
    }
  }
}
