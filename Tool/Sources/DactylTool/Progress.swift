import Platform

/// A line on a terminal that says how far a long task has come; silent elsewhere.
final class Progress {
  private let isTerminal = isatty(STDERR_FILENO) != 0
  private var shown = ""

  /// Shows how much is done; writes only when the line changes.
  func show(_ done: Int, of total: Int, _ task: String) {
    guard isTerminal, total > 0 else { return }
    let filled = 30 * done / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    show("\(task) \(bar) \(100 * done / total) %")
  }

  /// Shows a line; writes only when it changes.
  func show(_ line: String) {
    guard isTerminal, line != shown else { return }
    let rest = String(repeating: " ", count: max(0, shown.count - line.count))
    shown = line
    StandardError.write("\r\(line)\(rest)")
  }

  /// Takes the line away.
  func finish() {
    guard !shown.isEmpty else { return }
    StandardError.write("\r" + String(repeating: " ", count: shown.count + 2) + "\r")
    shown = ""
  }
}
