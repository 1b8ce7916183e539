import Dactyl
import DactylTesting
import Foundation

/// Writes the small sample of simulated touches and strokes for tests without the recorded data.
///
///     swift run --package-path Benchmarks sample-data    # writes Tests/Data
///
/// The files have the recorded ones' layout and fields, so that the same tests read both.
@main
struct SampleData {
  static func main() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Tests/Data")
    let gestures = SimulatedGesture.all
    try write(gestures.map(\.row), to: root.appending(path: "touches/simulated.jsonl"))
    for gesture in gestures {
      try write([gesture.evemu], to: root.appending(path: "raw/simulated/\(gesture.label).events"))
    }
    try write(SimulatedDrawing.all.map(\.row), to: root.appending(path: "strokes/simulated.jsonl"))
    try write(SimulatedFling.all.map(\.row), to: root.appending(path: "velocity/simulated.jsonl"))
  }

  private static func write(_ lines: [String], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try lines.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
  }
}
