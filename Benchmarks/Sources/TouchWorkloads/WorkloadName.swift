import Dactyl
import DactylRecordings
import Foundation

/// What can be measured, by name.
///
/// `one-finger`, `two-fingers`, `ten-fingers`, `256-fingers` and `taps` are fingers; with `plain-`
/// in front they are the plain loop over the same frames, and with `-100-nested`, `-100-beside` or
/// `-100-idle` behind there are so many views below each other, views beside the touched one or
/// idle recognisers. `examples` are the recordings that come with Dactyl, `strokes` three drawn
/// strokes, `shown` ten gestures of three fingers that were shown, `windows` windows that come and
/// go, `growth-contacts-1000` a thousand things that do.
package struct WorkloadName: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// Prepares the workload.
  ///
  /// - Parameter moves: how many frames of a gesture move fingers.
  /// - Throws: `WorkloadError` if it does not exist or fails, or a reading error.
  package func makeWorkload(moves: Int = 120) throws -> any Workload {
    switch rawValue {
    case "examples": return try RecordingsWorkload(examples(), expecting: Self.inExamples)
    case "strokes":
      return try StrokesWorkload(examples(["check-mark", "circle", "scratch-out"]))
    case "shown": return try ShownWorkload()
    case "windows": return WindowsWorkload()
    case _ where rawValue.hasPrefix("growth-"):
      let words = rawValue.dropFirst(7).split(separator: "-")
      guard let count = words.last.flatMap({ Int($0) }), count > 0 else { throw unknown }
      return GrowthWorkload(words.dropLast().joined(separator: "-"), count: count)
    default: return try makeFingers(moves: moves)
    }
  }

  // MARK: Fingers

  private func makeFingers(moves: Int) throws -> any Workload {
    let isPlain = rawValue.hasPrefix("plain-")
    var words = rawValue.split(separator: "-")
    if isPlain { words.removeFirst() }
    var scene = TouchScene()
    if words.count > 2, let count = Int(words[words.count - 2]), count > 0 {
      switch words[words.count - 1] {
      case "nested": scene.depth = count
      case "beside": scene.siblings = count
      case "idle": scene.idleRecognizers = count
      default: throw unknown
      }
      words.removeLast(2)
    }
    let motion =
      switch words.joined(separator: "-") {
      case "one-finger": FingerMotion(fingers: 1, moves: moves)
      case "two-fingers": FingerMotion(fingers: 2, moves: moves)
      case "ten-fingers": FingerMotion(fingers: 10, moves: moves)
      case "256-fingers": FingerMotion(fingers: 256, moves: moves)
      case "taps": FingerMotion(fingers: 1, moves: 0)
      default: throw unknown
      }
    return isPlain ? PlainLoop(motion) : try TouchWorkload(motion, in: scene)
  }

  private var unknown: WorkloadError { WorkloadError("there is no workload named \(rawValue)") }

  // MARK: Recordings

  /// What the names and a look at the recordings say: two single taps, one double, one long press
  /// that is a tap too, seven drags, three of which are quick to the right until they lift, and
  /// two pinches.
  private static let inExamples = RecognizerCounts(
    tap: 4, longPress: 1, pan: 7, swipe: 3, pinch: 2, rotation: 0)

  private static let examplesFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/Recordings")

  private func examples(_ names: [String]? = nil) throws -> [[InputFrame]] {
    let names =
      try names
      ?? FileManager.default.contentsOfDirectory(atPath: Self.examplesFolder.path).sorted()
      .map { $0.replacing(".jsonl", with: "") }
    return try names.map { name in
      let file = Self.examplesFolder.appending(path: "\(name).jsonl")
      return try Recording.read(path: file.path).frames
    }
  }
}
