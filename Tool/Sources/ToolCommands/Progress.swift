import Platform

/// A line on a terminal that shows a long task's progress; silent elsewhere.
final class Progress {
  private let isTerminal = isatty(STDERR_FILENO) != 0
  private var shown = ""

  /// Shows how much is done.
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
    StandardError.write(Array("\r\(line.printable)\(rest)".utf8))
  }

  /// Removes the line.
  func finish() {
    guard !shown.isEmpty else { return }
    StandardError.write(Array("\r\(String(repeating: " ", count: shown.count + 2))\r".utf8))
    shown = ""
  }
}
