import Dactyl
import DactylFiles
import DactylRecordings
import Narration

/// Prints a replay as trace events for ui.perfetto.dev and chrome://tracing.
///
/// A recording becomes a process, a recogniser or finger a thread, and a state a slice with its
/// cause as arguments; a momentary state has a slice of no duration. Times are in microseconds.
///
/// Source: the trace event format of Chromium, as an array of events.
struct TraceReport: ReplayReport {
  /// The thread numbers of fingers, above those of recognisers.
  private static let firstFinger = 10_000

  /// A state that lasts.
  private struct Slice {
    var name: String
    var start: Double
    var cause: (words: String, label: String, numbers: [(name: StaticString, value: Double)])?
  }

  private let output: FileOutput
  private let place: RecordingPlace
  private var stage: Stage?
  /// The current slices, by thread.
  private var slices: [Int: Slice] = [:]
  private var fingers: Set<Int> = []
  private var time = 0.0

  init(_ output: FileOutput, place: RecordingPlace) {
    self.output = output
    self.place = place
  }

  /// Opens a file's list of events.
  static func open(_ output: FileOutput) {
    output.write(line: #"[{"name":"process_sort_index","ph":"M","pid":1,"args":{"sort_index":0}}"#)
  }

  /// Closes the list.
  static func close(_ output: FileOutput) { output.write(line: "]") }

  var explain: Bool { true }

  func wants(_ transition: Transition) -> Bool { transition.to != .changed }

  mutating func look(at stage: Stage) {
    self.stage = stage
    name("process_name", thread: 0, place.name ?? place.file)
    for recognizer in stage.recognizers {
      name(
        "thread_name", thread: recognizer.id.number,
        "\(recognizer.name ?? "\(recognizer.kind)"), \(stage.name(of: recognizer.view))")
      let number = recognizer.id.number
      write("thread_sort_index", "M", thread: number) { $0.add("sort_index", number) }
    }
  }

  mutating func begin(_ header: RecordingHeader, notes: [String]) {}

  mutating func add(_ frame: InputFrame) {
    // The present state was already reached right after the last frame.
    for recognizer in stage?.recognizers ?? []
    where slices[recognizer.id.number] == nil && !recognizer.touches.isEmpty {
      slices[recognizer.id.number] = Slice(name: "possible", start: time)
    }
    time = frame.time
    for contact in frame.contacts {
      let thread = Self.firstFinger + contact.id
      switch contact.phase {
      case .began:
        if fingers.insert(contact.id).inserted {
          name("thread_name", thread: thread, "finger \(contact.id)")
        }
        slices[thread] = Slice(name: "down", start: frame.time)
      case .ended, .cancelled: close(thread, at: frame.time)
      case .moved, .stationary: break
      }
    }
  }

  mutating func add(_ entry: ReplayEntry) {
    guard case .gesture(let gesture) = entry else { return }
    let transition = gesture.transition
    let thread = transition.recognizer.number
    if slices[thread] == nil, transition.from == .possible {
      slices[thread] = Slice(name: "possible", start: transition.time)
    }
    time = max(time, transition.time)
    close(thread, at: transition.time)
    guard transition.to != .possible else { return }
    slices[thread] = Slice(
      name: gesture.word, start: transition.time,
      cause: (gesture.words, "\(transition.cause.label)", transition.cause.namedNumbers))
  }

  mutating func end(notes: [String]) {
    for thread in slices.keys.sorted() { close(thread, at: time) }
  }

  private mutating func close(_ thread: Int, at end: Double) {
    guard let slice = slices.removeValue(forKey: thread) else { return }
    write(slice.name, "X", thread: thread, from: slice.start, to: end) { line in
      guard let (words, label, numbers) = slice.cause else { return }
      line.add("because", words)
      line.add("cause", label)
      for (name, value) in numbers { line.add(name, value) }
    }
  }

  private func name(_ event: String, thread: Int, _ name: String) {
    write(event, "M", thread: thread) { $0.add("name", name) }
  }

  private func write(
    _ name: String, _ phase: String, thread: Int, from start: Double? = nil, to end: Double? = nil,
    _ arguments: (inout JSONLine) -> Void
  ) {
    var line = JSONLine(following: ",{")
    line.add("name", name)
    line.add("ph", phase)
    line.add("pid", place.number)
    line.add("tid", thread)
    // Round before subtracting, so that slices of a thread do not overlap.
    let times = [start, end].map { $0.map { ($0 * 1e6).rounded() } }
    line.add("ts", times[0])
    if let start = times[0], let end = times[1] { line.add("dur", max(0, end - start)) }
    line.open("args")
    arguments(&line)
    line.shut()
    line.close()
    output.write(line.bytes)
  }
}
