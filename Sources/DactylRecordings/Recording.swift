import Dactyl

/// The frames of a recording with the description of their device.
///
/// Holds everything in memory; for long recordings use `RecordingReader`.
///
/// ```swift
/// let recording = try Recording.read(path: "swipe.jsonl")
/// recording.frames.count  // 48
/// ```
public struct Recording: Hashable, Sendable {
  /// The description of the recording.
  public var header: RecordingHeader
  /// The frames, oldest first.
  public var frames: [InputFrame]

  /// A recording of the given frames.
  public init(header: RecordingHeader = RecordingHeader(), frames: [InputFrame] = []) {
    self.header = header
    self.frames = frames
  }

  /// Reads a whole file of any known format; `-` is the standard input.
  ///
  /// - Throws: what `RecordingReader` throws.
  public static func read(
    path: String, options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) -> Recording {
    try read(RecordingReader(path: path, options: options))
  }

  /// Reads a whole source of any known format.
  ///
  /// - Throws: what `RecordingReader` throws.
  public static func read(
    _ source: ByteSource, options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) -> Recording {
    try read(RecordingReader(source, options: options))
  }

  /// Reads a whole recording from memory.
  ///
  /// - Throws: what `RecordingReader` throws.
  public static func read(
    bytes: [UInt8], options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) -> Recording {
    try read(RecordingReader(.bytes(bytes), options: options))
  }

  private static func read(_ reader: RecordingReader) throws(RecordingError) -> Recording {
    var frames: [InputFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return Recording(header: reader.header, frames: frames)
  }

  /// The recording in Dactyl's own format.
  ///
  /// - Throws: `RecordingError.Reason.invalidFrame` if a frame breaks the rules of SPEC A8, and
  ///   `.tooManyContacts`, `.tooManyHovers` or `.lineTooLong` if it exceeds a limit.
  public func encoded() throws(RecordingError) -> [UInt8] {
    var bytes: [UInt8] = []
    let writer = try RecordingWriter(header: header) { (piece) throws(RecordingError) in
      bytes.append(contentsOf: piece)
    }
    for frame in frames { try writer.write(frame) }
    try writer.finish()
    return bytes
  }
}
