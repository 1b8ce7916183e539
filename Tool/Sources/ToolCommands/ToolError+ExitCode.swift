import ArgumentParser
import Platform

extension ToolError {
  /// Prints the message; returns the error that ends the tool with the status.
  package func report() -> ExitCode {
    StandardError.write(line)
    return ExitCode(status.rawValue)
  }
}
