import ArgumentParser
import Foundation

/// A file that names the present episode, even after a crash.
struct Journal {
  private let descriptor: Int32
  private let path: String

  init(path: String) throws {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw ValidationError("\(path) cannot be written") }
  }

  func note(_ seed: UInt64) {
    withUnsafeBytes(of: seed) { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// The last seed noted; nil if there is none.
  static func seed(in path: String) -> UInt64? {
    guard let data = FileManager.default.contents(atPath: path), data.count == 8 else { return nil }
    return data.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
  }

  /// Writes the final counts for `counts(in:)`.
  func note(_ counts: [String: Int]) {
    let lines = counts.map { "\($0.value) \($0.key)" }.joined(separator: "\n")
    try? lines.write(toFile: path + ".counts", atomically: false, encoding: .utf8)
  }

  /// The counts of a finished run; empty after a crash.
  static func counts(in path: String) -> [String: Int] {
    let text = (try? String(contentsOfFile: path + ".counts", encoding: .utf8)) ?? ""
    var counts: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let pieces = line.split(separator: " ", maxSplits: 1)
      if pieces.count == 2, let number = Int(pieces[0]) { counts[String(pieces[1])] = number }
    }
    return counts
  }

  /// Removes a run's journal.
  static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: path + ".counts")
  }
}
