import Foundation

/// A file that should hold one JSON document.
struct JSONFile {
  let data: Data

  /// Reads a file; that it is JSON at all is made sure of here, where the line can be told.
  ///
  /// - Throws: `ToolError` with the given status where it is not.
  init(_ path: String, orElse status: ToolError.Status) throws(ToolError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ToolError(status: .noInput, message: "\(path): cannot be read")
    }
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let line = Self.line(of: error, in: data)
      throw ToolError(status: status, message: "\(path): line \(line): expected JSON")
    }
    self.data = data
  }

  /// The line that the parser names by a character, or the last.
  private static func line(of error: any Error, in data: Data) -> Int {
    let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
    let place = words.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) } ?? data.count
    return 1 + data.prefix(place).count { $0 == UInt8(ascii: "\n") }
  }
}
