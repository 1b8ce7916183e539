#if Tools
  import Foundation

  /// A line on a terminal that says how far a long task has come; silent elsewhere.
  final class Progress {
    private let isTerminal = isatty(STDERR_FILENO) != 0
    private var shown = ""

    /// Shows how much is done; writes only when the line changes.
    func show(_ done: Int, of total: Int, _ task: String) {
      guard isTerminal, total > 0 else { return }
      let filled = 30 * done / total
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
      let line = "\(task) \(bar) \(100 * done / total) %"
      guard line != shown else { return }
      shown = line
      FileHandle.standardError.write(Data("\r\(line)".utf8))
    }

    /// Takes the line away.
    func finish() {
      guard !shown.isEmpty else { return }
      FileHandle.standardError.write(
        Data(("\r" + String(repeating: " ", count: shown.count + 2) + "\r").utf8))
      shown = ""
    }
  }
#endif
