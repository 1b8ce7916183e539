import Dactyl

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a recording of any known format, one frame at a time.
///
/// Holds only a small piece of the recording in memory, except for `libinput record`. The frames
/// obey SPEC A8: a contact begins once before anything else happens to it, and time never goes
/// back. Times start at 0 with a device's first frame; Dactyl's own format keeps its times. If a
/// recording ends with contacts down, a last frame at the same time cancels them, and `notes` says
/// so; pointers may hover on at the end. `RecordingStream` reads several recordings from one
/// source.
///
/// ```swift
/// let reader = try RecordingReader(path: "pinch.events")
/// while let frame = try reader.next() {
///   try window.send(frame)
/// }
/// ```
public final class RecordingReader {
  /// The format of the content.
  public let format: RecordingFormat

  private let frames: any FrameSource
  private var first: InputFrame?

  /// A reader of a source, which reads as far as the header.
  ///
  /// - Throws: `RecordingError` for an unknown format, or what `next()` throws.
  public convenience init(
    _ source: ByteSource, options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) {
    let lines = try LineScanner(source)
    let format = try RecordingFormat.detect(in: lines.head)
    try self.init(lines, format: format, options: options, beside: { nil }, isOneOfSeveral: false)
  }

  init(
    _ lines: LineScanner, format: RecordingFormat, options: ReadingOptions,
    beside: () -> DeviceDescription?, isOneOfSeveral: Bool
  ) throws(RecordingError) {
    precondition(
      options.assumedScreenDiagonal > 0 && options.assumedTouchpadDiagonal > 0,
      "an assumed diagonal is above 0")
    self.format = format
    switch format {
    case .dactyl:
      frames = try DactylFormatReader(lines, options: options, isOneOfSeveral: isOneOfSeveral)
      return
    case .evemu, .evtest, .getevent:
      frames = try EvdevReader(lines, format: format, options: options, beside: beside)
    case .libinput:
      frames = try LibinputReader(lines, options: options)
    }
    // The first complete frame completes the header.
    first = try frames.nextFrame()
  }

  /// A reader of a file, or of the standard input for `-`.
  ///
  /// For a file that does not describe its device, it uses the `.desc` or `.device` file beside it
  /// with the longest name, without that ending, that begins the file's own name.
  ///
  /// - Throws: `RecordingError.Reason.unreadable`, or what the other initialiser throws.
  public convenience init(
    path: String, options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) {
    let lines = try LineScanner(path == "-" ? .standardInput : .file(path))
    let format = try RecordingFormat.detect(in: lines.head)
    try self.init(
      lines, format: format, options: options,
      beside: { path == "-" ? nil : DeviceDescription.beside(path) }, isOneOfSeveral: false)
  }

  /// The description of the recording.
  public var header: RecordingHeader { frames.header }

  /// Notes for the user, such as assumed sizes; may grow while frames are read.
  public var notes: [String] { frames.notes }

  /// The next frame; nil at the end.
  ///
  /// - Throws: `RecordingError` with the line. Earlier frames are good; no frame comes after it.
  public func next() throws(RecordingError) -> InputFrame? {
    if let frame = first {
      first = nil
      return frame
    }
    return try frames.nextFrame()
  }
}

/// The reader of one format.
protocol FrameSource: AnyObject {
  var header: RecordingHeader { get }
  var notes: [String] { get }
  func nextFrame() throws(RecordingError) -> InputFrame?
}
