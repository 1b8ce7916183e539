import DactylRecordings
import Platform
import ToolCommands

/// The file that the studio's page opens.
enum StudioFile {
  /// A recording as JSON lines.
  case recording(Data)
  /// The inspector's lines (Docs/inspector.md).
  case lines(Data)

  /// Its path on the server.
  var path: String {
    switch self {
    case .recording: "recording.jsonl"
    case .lines: "program.lines"
    }
  }

  var data: Data {
    switch self {
    case .recording(let data), .lines(let data): data
    }
  }

  /// The page that opens it, relative to the server's root.
  var page: String {
    switch self {
    case .recording: "studio/index.html?recording=../\(path)"
    case .lines: "studio/index.html?lines=../\(path)"
    }
  }

  /// Reads a recording of any known format, or the inspector's lines unchanged.
  ///
  /// - Throws: `ToolError` if the file cannot be read.
  init(_ path: String, _ reading: ReadingArguments) throws(ToolError) {
    if Self.holdsLines(path), let lines = try? Data(contentsOf: URL(filePath: path)) {
      self = .lines(lines)
      return
    }
    let reader = try reading.reader(of: path)
    do {
      var data = Data()
      let writer = try RecordingWriter(header: reader.header) { piece in data.append(piece) }
      while let frame = try reader.next() { try writer.write(frame) }
      try writer.finish()
      reading.printNotes(of: reader, in: path)
      self = .recording(data)
    } catch {
      throw ToolError(error, in: path)
    }
  }

  /// True if a file begins like the inspector's lines; it takes nothing from a pipe.
  private static func holdsLines(_ path: String) -> Bool {
    guard let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_SET) == 0 else { return false }
    let head = Array("{\"dactyl\":\"inspect\"".utf8)
    var bytes = [UInt8](repeating: 0, count: head.count)
    return fread(&bytes, 1, bytes.count, file) == bytes.count && bytes == head
  }
}
