import DactylFiles
import DactylRecordings
import Narration
import Platform

/// Replays all recordings in a file with the command line's options.
struct FileReplay: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
    /// The inspector's lines (Docs/inspector.md).
    case inspect
    /// Trace events for Chrome and Perfetto.
    case trace

    /// True if programs draw it: they want every recogniser.
    var isForViewers: Bool { self == .inspect || self == .trace }

    /// Makes a report of a recording, or of live input.
    ///
    /// - Parameters:
    ///   - label: the recording's name in a summary.
    ///   - picker: picks the gestures to print as text or JSON; nil to print every transition.
    func makeReport(
      to output: FileOutput, place: RecordingPlace, label: String = "", explain: Bool,
      picker: GesturePicker? = nil
    ) -> any ReplayReport {
      switch self {
      case .text:
        if let picker {
          SummaryReport(output, label: label, explain: explain, picker: picker)
        } else {
          TextReport(output, place: place, explain: explain)
        }
      case .json: JSONReport(output, place: place, explain: explain, picker: picker)
      case .inspect: InspectReport(output, place: place)
      case .trace: TraceReport(output, place: place)
      }
    }
  }

  var scene: Scene
  /// True to print every transition, not only gestures.
  var printsAll: Bool
  var format: Format
  var explain: Bool
  var tellsTouches: Bool
  var reading: ReadingArguments
  /// The files and folders that the user named.
  var roots: [String]

  /// How many frames it replays between progress updates.
  private static let stride = 4096

  /// Replays the file; after an error it goes on with the next recording.
  func run(_ file: String, order: OrderedOutput, output: FileOutput) {
    let stream: RecordingStream
    do {
      stream = try reading.recordings(in: file) { output.flush() }
    } catch {
      return tell(error, of: RecordingPlace(file: file), output)
    }
    var frames = 0
    if format == .trace { TraceReport.open(output) }
    defer { if format == .trace { TraceReport.close(output) } }
    while true {
      var place = RecordingPlace(file: file)
      do throws(RecordingError) {
        guard let reader = try stream.next() else { break }
        place.number = stream.number
        place.name = reader.header.name
        let replay = Replay(reader: reader, tellsTouches: tellsTouches) {
          Stage(scene, size: $0)
        }
        let countFrame = {
          frames += 1
          if frames == Self.stride {
            order.count(frames: frames)
            frames = 0
          }
        }
        let picksGestures = !printsAll && !(explain && format == .json)
        var report = format.makeReport(
          to: output, place: place, label: label(of: place), explain: explain,
          picker: picksGestures ? GesturePicker(scene) : nil)
        defer {
          if let summary = report as? SummaryReport { order.count(gestures: summary.count) }
        }
        try replay.run(&report, afterFrame: countFrame)
        if format != .text {
          for note in reading.notes(of: reader, in: place) { output.note(note) }
        }
      } catch {
        place.number = stream.number
        // A filter without input has no output.
        if format == .json, file == "-", error.reason == .empty { break }
        tell(error, of: place, output)
      }
    }
    order.count(frames: frames)
  }

  /// A recording's name in few words: its own, or the file's below the named folder.
  private func label(of place: RecordingPlace) -> String {
    if let name = place.name { return name }
    guard place.file != "-" else { return place.whichWords ?? "-" }
    let root = roots.first { place.file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    var label =
      root.map { place.file.dropFirst($0.count).drop { $0 == "/" } }
      ?? place.file.split(separator: "/").last ?? ""
    // Other endings may be a part of the name: `pad.tap` and `pad.swipe` are two recordings.
    for ending in [".jsonl", ".events", ".evemu", ".dat", ".yml", ".log", ".txt"]
    where label.hasSuffix(ending) {
      label = label.dropLast(ending.count)
    }
    return place.number > 1 ? "\(label), \(place.number)" : String(label)
  }

  private func tell(_ error: RecordingError, of place: RecordingPlace, _ output: FileOutput) {
    if format == .json { JSONReport(output, place: place, explain: explain).add(error) }
    output.complain(ToolError(error, in: place))
  }
}
