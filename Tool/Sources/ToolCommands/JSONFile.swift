import Platform

/// A file that should hold one JSON document.
struct JSONFile {
  let data: Data

  /// Reads a file and checks its grammar, because only this check knows the line of a fault.
  ///
  /// - Throws: `ToolError` with the given status if the file is not JSON.
  init(_ path: String, orElse status: ToolError.Status) throws(ToolError) {
    let data = try contents(of: path)
    if let words = Self.otherKind(data) {
      throw ToolError(status: status, message: "\(path): \(words)")
    }
    var syntax = JSONSyntax(data)
    if let fault = syntax.firstFault() {
      throw ToolError(
        status: status,
        message: "\(path): line \(fault.line), column \(fault.column): expected \(fault.expected)")
    }
    self.data = data
  }

  /// What a file is that holds more than one document; nil if it may be one.
  private static func otherKind(_ data: Data) -> String? {
    let head = data.prefix { $0 != UInt8(ascii: "\n") }
    if head.contains("\"dactyl\":\"recording\"".utf8) {
      return "this is a recording; `dactyl replay` shows what it holds"
    }
    if head.contains("\"strokes\":".utf8), head.starts(with: "{\"label\"".utf8) {
      return "these are drawings; `dactyl train` makes a library of them"
    }
    return nil
  }
}

/// The bytes of a file.
///
/// - Throws: `ToolError` with what the system says.
package func contents(of path: String) throws(ToolError) -> Data {
  var status = stat()
  errno = 0
  if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { errno = EISDIR }
  guard errno == 0, let data = FileManager.default.contents(atPath: path) else {
    let reason = errno == 0 ? "" : ": \(String(cString: strerror(errno)))"
    let cure = errno == EISDIR ? "; name a file in it" : ""
    throw ToolError(status: .noInput, message: "\(path): cannot be read\(reason)\(cure)")
  }
  return data
}
