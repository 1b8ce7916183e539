/// The readable formats of touch recordings.
///
/// The content determines the format; the name of a file does not matter.
public enum RecordingFormat: String, Hashable, Sendable, CaseIterable {
  /// Dactyl's own JSON lines.
  case dactyl
  /// `evemu-record`: `E: 0.000001 0003 0035 1204`.
  case evemu
  /// `evtest`: `Event: time 12.345678, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1204`.
  case evtest
  /// Android's `getevent`, with names or in hexadecimal.
  case getevent
  case libinput

  /// Detects the format from the front of a recording.
  ///
  /// The first line that is typical of a format decides.
  ///
  /// - Throws: `RecordingError` with `.empty`, `.binary`, `.unknownFormat`, or `.malformed` for compressed bytes.
  public static func detect(_ head: [UInt8]) throws(RecordingError) -> RecordingFormat {
    let found = head.withUnsafeBufferPointer { bytes in
      Result { () throws(RecordingError) in try detect(in: bytes) }
    }
    return try found.get()
  }

  static func detect(in head: UnsafeBufferPointer<UInt8>) throws(RecordingError) -> RecordingFormat
  {
    // Of gzip and zstd.
    if head.starts(with: [0x1F, 0x8B]) || head.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
      let words = "text, found compressed bytes: unpack them first, as zcat and zstdcat do"
      throw RecordingError(.malformed(words), at: .byte(0))
    }
    // Detects binary data at once; reading finds stray bytes further on.
    for (index, byte) in head.prefix(4096).enumerated() where byte < 0x20 || byte == 0x7F {
      guard byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D else {
        throw RecordingError(.binary, at: .byte(index))
      }
    }
    var number = 0
    /// The first line that is not blank.
    var first: Int?
    var rest = head[...]
    while !rest.isEmpty {
      number += 1
      let stop = rest.firstIndex(of: 10) ?? rest.endIndex
      let line = UnsafeBufferPointer(rebasing: rest[rest.startIndex..<stop])
      rest = rest[min(stop + 1, rest.endIndex)...]
      var cursor = ByteCursor(line)
      cursor.skipSpaces()
      if cursor.isAtEnd || cursor.peek == UInt8(ascii: "\r") { continue }
      if first == nil, cursor.peek == UInt8(ascii: "{") { return .dactyl }
      // `libinput record` without its comment begins so.
      if first == nil, cursor.take("version:") { return .libinput }
      first = first ?? number
      if let format = typical(of: cursor) { return format }
    }
    guard let first else { throw RecordingError(.empty, at: .line(max(1, number))) }
    throw RecordingError(.unknownFormat, at: .line(first))
  }

  private static func typical(of line: ByteCursor) -> RecordingFormat? {
    var line = line
    if line.take("# EVEMU") { return .evemu }
    if line.take("E: ") { return line.takeMicroseconds() == nil ? nil : .evemu }
    if line.take("N: ") || line.take("I: ") { return .evemu }
    if line.take("Event: time ") || line.take("Input driver version is") { return .evtest }
    if line.take("# libinput record") || line.take("ndevices:") { return .libinput }
    if line.take("add device ") { return .getevent }
    return GeteventLine.begins(line) ? .getevent : nil
  }
}
