import DactylRecordings
import Foundation

/// A recording of any known format, written in Dactyl's own.
struct StudioConversion {
  /// The JSON lines.
  private(set) var data: Data
  /// What the reader announced, such as sizes that had to be assumed.
  private(set) var notes: [String]

  /// Reads to the end.
  ///
  /// - Throws: what the reader throws.
  init(_ reader: RecordingReader) throws(RecordingError) {
    var data = Data()
    let writer = try RecordingWriter(header: reader.header) { piece in data.append(piece) }
    while let frame = try reader.next() { try writer.write(frame) }
    try writer.finish()
    self.data = data
    notes = reader.notes
  }
}
