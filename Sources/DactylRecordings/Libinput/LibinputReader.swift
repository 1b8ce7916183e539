import Dactyl

/// Reads the output of `libinput record`.
///
/// Reads the whole document, which lists events by device, and sorts them by time.
final class LibinputReader: FrameSource {
  static let longestDocument = 1 << 26

  private var stream: TouchStream
  private var events: [LibinputDocument.Timed]
  private var position = 0
  private let lastLine: Int

  init(_ lines: LineScanner, options: ReadingOptions) throws(RecordingError) {
    stream = TouchStream(format: .libinput, options: options)
    let document = try Self.document(lines)
    stream.descriptions = Dictionary(
      uniqueKeysWithValues: document.descriptions.enumerated().map { ($0, $1) })
    lastLine = document.events.last?.line ?? document.line
    // Also by line, so that a device's simultaneous events stay in order.
    events = document.events.sorted {
      ($0.event.time, $0.device, $0.line) < ($1.event.time, $1.device, $1.line)
    }
  }

  var header: RecordingHeader { stream.header }
  var notes: [String] { stream.notes }

  func nextFrame() throws(RecordingError) -> InputFrame? {
    while position < events.count {
      let timed = events[position]
      position += 1
      do {
        if let frame = try stream.take(timed.event, from: timed.device) { return frame }
      } catch {
        throw RecordingError(error.reason, at: .line(timed.line))
      }
    }
    do {
      return try stream.finish()
    } catch {
      throw RecordingError(error.reason, at: .line(lastLine))
    }
  }

  private static func document(_ lines: LineScanner) throws(RecordingError) -> LibinputDocument {
    var document = LibinputDocument()
    var bytes = 0
    while let line = try lines.next() {
      bytes += line.count + 1
      guard bytes <= longestDocument else {
        throw RecordingError(
          .malformed("a document of at most \(longestDocument) bytes"), at: .line(lines.line))
      }
      // A last line without its end may lack digits.
      guard lines.lineWasTerminated else { throw RecordingError(.truncated, at: .line(lines.line)) }
      try document.take(line, line: lines.line)
    }
    try document.finish()
    return document
  }
}
