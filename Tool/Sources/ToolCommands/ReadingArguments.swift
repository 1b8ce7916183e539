import ArgumentParser
import DactylRecordings
import Platform

/// The options for reading recordings.
package struct ReadingArguments: ParsableArguments {
  @Option(
    name: .customLong("size"),
    help: ArgumentHelp(
      "The size of the touch surface, for recordings and devices that do not tell theirs.",
      valueName: "WxHmm"),
    transform: Surface.init)
  var surface: Surface?

  package init() {}

  package var options: ReadingOptions {
    ReadingOptions(
      surface: surface.map { ReadingOptions.Millimeters(width: $0.width, height: $0.height) })
  }

  /// A reader whose errors name the file.
  package func reader(of path: String) throws(ToolError) -> RecordingReader {
    do {
      return try RecordingReader(path: path, options: options)
    } catch {
      throw ToolError(error, in: path)
    }
  }

  /// A recording's notes if a size was given, which it may not use; for output without notes.
  func notes(of reader: RecordingReader, in place: RecordingPlace) -> [String] {
    guard surface != nil else { return [] }
    let which = place.whichWords.map { " (\($0))" } ?? ""
    return reader.notes.map { "\(place.fileWords): \($0)\(which)" }
  }

  /// Prints these notes to the standard error.
  package func printNotes(of reader: RecordingReader, in path: String) {
    for note in notes(of: reader, in: RecordingPlace(file: path)) {
      StandardError.write("dactyl: \(note)\n".printable)
    }
  }

  /// The recordings in a file; for `-`, it calls `beforeWaiting` when no input is there yet.
  func recordings(
    in path: String, beforeWaiting: @escaping () -> Void
  ) throws(RecordingError) -> RecordingStream {
    path == "-"
      ? try RecordingStream(.standardInput(beforeWaiting: beforeWaiting), options: options)
      : try RecordingStream(path: path, options: options)
  }
}

/// A size in millimetres, written `256x144mm`.
struct Surface {
  var width: Double
  var height: Double

  init(_ argument: String) throws {
    var text = argument.lowercased()
    if text.hasSuffix("mm") { text.removeLast(2) }
    let parts = text.split(separator: "x")
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width.isFinite, height.isFinite
    else { throw ValidationError("write it as 256x144mm") }
    self.width = width
    self.height = height
  }
}

extension ToolError {
  package init(_ error: RecordingError, in path: String) {
    self.init(error, in: RecordingPlace(file: path))
  }

  init(_ error: RecordingError, in place: RecordingPlace) {
    let status: Status
    if case .unreadable = error.reason { status = .noInput } else { status = .data }
    var message = "\(place.fileWords): \(error)"
    if case .unreadable = error.reason, FileList.isFolder(place.file) {
      message += "; name a recording in it"
    }
    if let which = place.whichWords { message += " (\(which))" }
    self.init(status: status, message: message)
  }
}
