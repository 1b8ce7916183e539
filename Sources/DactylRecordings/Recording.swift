import Dactyl

/// A list of frames with what is known about the device that made them.
///
/// It holds everything in memory; to go through a long recording use `RecordingReader`.
///
/// ```swift
/// let recording = try Recording.read(path: "swipe.jsonl")
/// recording.frames.count  // 48
/// ```
public struct Recording: Hashable, Sendable {
  /// What the recording says about itself.
  public var header: RecordingHeader
  /// What the device said, oldest first.
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
  /// - Throws: `RecordingError.Reason.invalidFrame` when a frame breaks the rules of SPEC A8, and
  ///   `.tooManyContacts`, `.tooManyHovers` or `.lineTooLong` when it holds more than a recording
  ///   may.
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
