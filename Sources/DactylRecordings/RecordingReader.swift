import Dactyl

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Goes through a recording of any known format, one frame at a time.
///
/// However long the recording, only a small piece of it is in memory; `libinput record` is the
/// exception. The frames obey SPEC A8: a contact begins once before anything else happens to it,
/// and time never goes back. The time starts at 0 with the first frame of a device's recording; a
/// recording of Dactyl's own keeps its times. If a recording ends while contacts are down, a last
/// frame at the same time cancels them, and `notes` says so; pointers may hover on at its end. A
/// source of several recordings is for `RecordingStream`.
///
/// ```swift
/// let reader = try RecordingReader(path: "pinch.events")
/// while let frame = try reader.next() {
///   try window.send(frame)
/// }
/// ```
public final class RecordingReader {
  /// The format that the content turned out to be in.
  public let format: RecordingFormat

  private let frames: any FrameSource
  private var first: InputFrame?

  /// A reader of the given source, which has read as far as the header.
  ///
  /// - Throws: `RecordingError` when the format is not known, or what `next()` throws.
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
      frames = try DactylFormatReader(lines, isOneOfSeveral: isOneOfSeveral)
      return
    case .evemu, .evtest, .getevent:
      frames = try EvdevReader(lines, format: format, options: options, beside: beside)
    case .libinput:
      frames = try LibinputReader(lines, options: options)
    }
    // What the device said of itself is known once the first frame is complete.
    first = try frames.nextFrame()
  }

  /// A reader of a file, or of the standard input for `-`.
  ///
  /// A file that does not describe its device is read with the `.desc` or `.device` file beside it
  /// whose name, without that ending, is the longest with which its own name begins.
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

  /// What the recording says about itself.
  public var header: RecordingHeader { frames.header }

  /// What a reader of the recording should know, such as sizes that had to be assumed.
  ///
  /// It may grow while frames are read.
  public var notes: [String] { frames.notes }

  /// The next frame; nil at the end.
  ///
  /// - Throws: `RecordingError` with the line. Frames before it are good; nothing comes after it.
  public func next() throws(RecordingError) -> InputFrame? {
    if let frame = first {
      first = nil
      return frame
    }
    return try frames.nextFrame()
  }
}

/// What every format's reader gives.
protocol FrameSource: AnyObject {
  var header: RecordingHeader { get }
  var notes: [String] { get }
  func nextFrame() throws(RecordingError) -> InputFrame?
}
