import Dactyl
import DactylRecordings
import DactylScenes

/// Prints one line a gesture, for people.
///
/// ```text
/// drag                    0.05–0.70 s  drag by (220, 19)
/// ```
struct SummaryReport: ReplayReport {
  /// A recogniser that failed, and how near it came.
  private struct Miss {
    var name: String
    var words: String
    /// How many times the number that decided was beyond what it had to be; 1 is nearest.
    var distance: Double
  }

  let explain: Bool
  private let output: FileOutput
  private let label: String
  private let ink = Ink.standardOutput
  private var picker: GesturePicker
  /// The nearest miss of each recogniser since the last explanation.
  private var misses: [RecognizerID: Miss] = [:]
  /// Recognisers that have decided and are not yet reset; explanations wait for them.
  private var undone: Set<RecognizerID> = []
  private var unexplained: [(gesture: GesturePicker.Gesture, standsFor: [GesturePicker.Gesture])] =
    []
  private(set) var count = 0

  init(_ output: FileOutput, label: String, explain: Bool, replaces: Bool) {
    self.output = output
    self.label = label
    self.explain = explain
    picker = GesturePicker(replaces: replaces)
  }

  func wants(_ transition: Transition) -> Bool { transition.to != .changed }

  mutating func begin(_ header: RecordingHeader, notes: [String]) {}

  mutating func add(_ frame: InputFrame) { picker.add(frame) }

  mutating func add(_ entry: ReplayEntry) {
    switch entry {
    case .gesture(let gesture): add(gesture)
    case .touches: break
    case .happening(let happening): line(time: seconds(happening.time), happening.words)
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
    guard gesture.transition.to == .failed else { return }
    let miss = Miss(
      name: gesture.name, words: gesture.words, distance: gesture.transition.cause.distance)
    if misses[recognizer].map({ miss.distance < $0.distance }) ?? true {
      misses[recognizer] = miss
    }
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
      let nearest = nearestMisses.first { $0.distance < .infinity }
      line("no gesture" + (explain ? "" : nearest.map { "; nearest: \($0.text)" } ?? ""))
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
    for miss in nearestMisses { detail(miss.text) }
  }

  /// The misses from the nearest on, those of the same words together.
  private var nearestMisses: [(text: String, distance: Double)] {
    var groups: [(names: [String], words: String, distance: Double)] = []
    let ordered = misses.sorted {
      ($0.value.distance, $0.key.number) < ($1.value.distance, $1.key.number)
    }
    for (_, miss) in ordered {
      if let index = groups.firstIndex(where: { $0.words == miss.words }) {
        groups[index].names.append(miss.name)
      } else {
        groups.append(([miss.name], miss.words, miss.distance))
      }
    }
    return groups.map { group in
      let names =
        group.names.count > 2
        ? "\(group.names[0]) and \(group.names.count - 1) others"
        : group.names.joined(separator: " and ")
      return ("\(names): \(group.words)", group.distance)
    }
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

  /// Prints a line, the recording's first one with its name.
  private mutating func line(time: String = "", _ words: String) {
    let name = hasLabel ? "" : label.count > 22 ? "…" + label.suffix(21) : label
    hasLabel = true
    output.write(line: ink.title(padded(name, to: 24)) + padded(time, to: 13) + words)
  }

  private func detail(_ words: String) { output.write(line: ink.faint("    \(words)")) }

  private func padded(_ text: String, to count: Int) -> String {
    text + String(repeating: " ", count: max(text.isEmpty ? 0 : 2, count - text.count))
  }

  private func seconds(_ time: Double) -> String { fixed(time, decimals: 2) + " s" }
}

extension Cause {
  /// How many times its number is beyond what it had to be; endless if there is no such number.
  fileprivate var distance: Double {
    // Whatever gave way to another had come far enough.
    if code == .prevented || code == .requirementRecognized { return 1 }
    let distance =
      switch sense {
      case .none: Double.infinity
      case .minimum: value > 0 ? limit / value : .infinity
      case .maximum: limit > 0 ? value / limit : .infinity
      }
    // Other numbers of fingers are other gestures.
    let isOfFingers = code == .tooManyTouches || code == .tooFewTouches
    return distance.isNaN ? .infinity : isOfFingers ? 100 * distance : distance
  }
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
