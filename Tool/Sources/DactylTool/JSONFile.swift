import Platform

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
    var syntax = JSONSyntax(data)
    if let fault = syntax.firstFault() {
      throw ToolError(
        status: status,
        message: "\(path): line \(fault.line), column \(fault.column): expected \(fault.expected)")
    }
    self.data = data
  }
}
