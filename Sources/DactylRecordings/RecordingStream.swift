import Dactyl

/// Reads recordings that follow one another in one source.
///
/// Recordings in Dactyl's own format may be concatenated: each begins with a header whose first
/// field is `dactyl`. In other formats, a source is one recording.
///
/// ```swift
/// let stream = try RecordingStream(.standardInput)
/// while let reader = try stream.next() {
///   while let frame = try reader.next() { try window.send(frame) }
/// }
/// ```
///
/// A faulty recording does not hide those after it: after an error of the stream or of a reader,
/// `next()` continues with the next header.
public final class RecordingStream {
  /// The number of the recording last asked for; the first is 1.
  public private(set) var number = 0

  private let lines: LineScanner
  private let options: ReadingOptions
  private let path: String?
  private var format: RecordingFormat?

  /// The recordings in the given source.
  ///
  /// - Throws: `RecordingError.Reason.unreadable` if the source cannot be read.
  public convenience init(
    _ source: ByteSource, options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) {
    try self.init(source, options: options, path: nil)
  }

  /// The recordings in a file, with descriptions of devices as for `RecordingReader`.
  ///
  /// - Throws: `RecordingError.Reason.unreadable` if the file cannot be opened.
  public convenience init(
    path: String, options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) {
    try self.init(.file(path), options: options, path: path)
  }

  private init(
    _ source: ByteSource, options: ReadingOptions, path: String?
  ) throws(RecordingError) {
    lines = try LineScanner(source)
    self.options = options
    self.path = path
  }

  /// A reader of the next recording, valid until the next call; nil at the end.
  ///
  /// Skips what the last reader left unread.
  ///
  /// - Throws: what `RecordingReader` throws; lines are counted from the front of the stream.
  public func next() throws(RecordingError) -> RecordingReader? {
    number += 1
    if number == 1 {
      do {
        format = try RecordingFormat.detect(in: lines.head)
      } catch {
        // Unknown content before the first header must not hide the recordings after it.
        if error.reason == .unknownFormat { format = .dactyl }
        throw error
      }
    } else {
      guard format == .dactyl, try skipToHeader() else { return nil }
    }
    guard let format else { return nil }
    return try RecordingReader(
      lines, format: format, options: options,
      beside: { [path] in path.flatMap { DeviceDescription.beside($0) } }, isOneOfSeveral: true)
  }

  private func skipToHeader() throws(RecordingError) -> Bool {
    while true {
      do throws(RecordingError) {
        guard let line = try lines.next() else { return false }
        guard DactylFormatReader.isHeader(line) else { continue }
        lines.putBack()
        return true
      } catch {
        // Skips a line that is too long like any other.
        guard case .lineTooLong = error.reason else { throw error }
      }
    }
  }
}
