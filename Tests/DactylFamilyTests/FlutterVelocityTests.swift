import Dactyl
import Foundation
import Testing

/// Real strokes, and the velocities that another estimator finds at their ends.
@Suite struct FlutterVelocityTests {
  private struct Row: Decodable {
    var pointer: Int
    var strokes: [[[Double]]]
    var expected_velocity_px_s: [Double]
  }

  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/data/velocity/flutter.jsonl")

  private static func rows() -> [Row] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  /// SPEC E2
  @Test(.enabled(if: !rows().isEmpty, "the recorded strokes are not there"))
  func agreesWithAnotherEstimatorOnRealStrokes() throws {
    let rows = Self.rows()
    #expect(rows.count == 12)
    var different: [Int] = []
    for row in rows {
      let samples = row.strokes.flatMap { $0 }
      var estimator = VelocityEstimator()
      // The last sample is the lift, which is no motion.
      for sample in samples.dropLast() {
        estimator.add(Point(sample[0], sample[1]), at: sample[2] / 1000)
      }
      let velocity = estimator.velocity(at: samples.last![2] / 1000)
      let expected = Vector(row.expected_velocity_px_s[0], row.expected_velocity_px_s[1])
      let ratio = velocity.length / expected.length
      let turn = abs(expected.turn(to: velocity)) * 180 / .pi
      if abs(ratio - 1) > 0.1 || turn > 10 { different.append(row.pointer) }
    }
    // Stroke 3 comes nearly to rest: its last 40 ms are 8 pt downward, ever slower. The other estimator says 39 pt/s
    // upward, against the last motion; ours keeps the sign.
    #expect(different == [3])
  }
}
