import Dactyl

/// Reads the lines of a recording in Dactyl's own format as they come, one at a time.
///
/// The first line that is not blank is the header; the others are frames.
public struct FrameLineDecoder {
  /// The header; nil before its line.
  public private(set) var header: RecordingHeader?
  private var rules = RecordingRules()
  private var line = 0

  /// A decoder at the start of a recording.
  public init() {}

  /// Takes a line without its line feed; returns its frame, or nil for a header or a blank line.
  ///
  /// - Throws: `RecordingError` with the line; a faulty line changes nothing.
  public mutating func take(_ bytes: [UInt8]) throws(RecordingError) -> InputFrame? {
    line += 1
    let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    if isBlank { return nil }
    let number = line
    guard let kind = header?.kind else {
      header = try bytes.withUnsafeBufferPointer { line in
        Result { () throws(RecordingError) in
          try RecordingHeader(json: line, at: number, isWhole: true)
        }
      }.get()
      return nil
    }
    if bytes.withUnsafeBufferPointer(DactylFormatReader.isHeader) {
      throw RecordingError(
        .malformed("a frame, found the header of another recording"), at: .line(number))
    }
    let result = bytes.withUnsafeBufferPointer { line in
      Result { () throws(FrameLine.Unexpected) in
        var scanner = FrameLine(line, kind: kind)
        return try scanner.frame()
      }
    }
    let frame: InputFrame
    switch result {
    case .success(let read): frame = read
    case .failure(let error):
      throw RecordingError(error.tooMany ?? .malformed("\(error.expectation)"), at: .line(number))
    }
    do throws(RecordingError) {
      try rules.accept(frame)
    } catch {
      throw RecordingError(error.reason, at: .line(number))
    }
    return frame
  }
}
