import Platform

/// A file that should hold one JSON document.
struct JSONFile {
  let data: Data

  /// Reads a file and checks its grammar, because only this check knows the line of a fault.
  ///
  /// - Throws: `ToolError` with the given status if the file is not JSON.
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
