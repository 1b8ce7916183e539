import Platform

/// Shows a replay's progress on a terminal, unless the output goes to a terminal too.
final class ReplayProgress {
  private static let interval = Duration.milliseconds(100)

  /// How many files there are; nil if that is unknown.
  private let total: Int?
  private let line = Progress()
  private let clock = ContinuousClock()
  private var shownAt: ContinuousClock.Instant
  private var files = 0
  private var frames = 0

  init?(total: Int?) {
    guard isatty(STDERR_FILENO) != 0, isatty(STDOUT_FILENO) == 0 else { return nil }
    self.total = total
    shownAt = clock.now
  }

  func countFile() {
    files += 1
    show()
  }

  func count(frames count: Int) {
    frames += count
    show()
  }

  /// Removes the line.
  func finish() { line.finish() }

  private func show() {
    let now = clock.now
    guard now - shownAt >= Self.interval else { return }
    shownAt = now
    let all = total.map { " of \($0)" } ?? ""
    line.show("replayed \(files)\(all) files, \(frames) frames")
  }
}
