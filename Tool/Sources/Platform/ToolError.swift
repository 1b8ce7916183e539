/// Ends the tool with one line on standard error and an exit status of sysexits.h.
package struct ToolError: Error {
  /// The kind of error.
  package enum Status: Int32 {
    /// The command line or a scene is wrong.
    case usage = 64
    /// A recording is wrong.
    case data = 65
    /// A file cannot be opened.
    case noInput = 66
    /// A file cannot be written.
    case cannotCreate = 73
    /// The output cannot be written.
    case cannotWrite = 74
  }

  package var status: Status
  package var message: String

  package init(status: Status, message: String) {
    (self.status, self.message) = (status, message)
  }

  /// The line on standard error.
  package var line: String { "dactyl: \(message)\n".printable }
}
