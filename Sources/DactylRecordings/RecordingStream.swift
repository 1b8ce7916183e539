import Dactyl

/// Goes through recordings that follow one another in one source.
///
/// Recordings of Dactyl's own format can simply be put one after another: each begins with its
/// header, whose first field is then `dactyl`. Any other format is one recording a source.
///
/// ```swift
/// let stream = try RecordingStream(.standardInput)
/// while let reader = try stream.next() {
///   while let frame = try reader.next() { try window.send(frame) }
/// }
/// ```
///
/// A recording that is wrong does not hide those after it: after an error, whether of the stream or
/// of a reader, the next call of `next()` goes on with the next header.
public final class RecordingStream {
  /// The number of the recording that was asked for last; the first is 1.
  public private(set) var number = 0

  private let lines: LineScanner
  private let options: ReadingOptions
  private let path: String?
  private var format: RecordingFormat?

  /// The recordings in the given source.
  ///
  /// - Throws: `RecordingError.Reason.unreadable` where nothing can be read.
  public convenience init(
    _ source: ByteSource, options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) {
    try self.init(source, options: options, path: nil)
  }

  /// The recordings in a file; devices are described as for `RecordingReader`.
  ///
  /// - Throws: `RecordingError.Reason.unreadable` where the file cannot be opened.
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
  /// What its reader has left unread is passed over.
  ///
  /// - Throws: what `RecordingReader` throws; lines are counted from the front of the stream.
  public func next() throws(RecordingError) -> RecordingReader? {
    number += 1
    if number == 1 {
      do {
        format = try RecordingFormat.detect(in: lines.head)
      } catch {
        // What stands before the first header hides nothing either.
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
        // A line too long among those that are passed over is one of them.
        guard case .lineTooLong = error.reason else { throw error }
      }
    }
  }
}
