import DactylStrokes
import Foundation

/// How many gestures have the right class nearest, and are taken for it.
struct Share {
  private(set) var all = 0
  private(set) var nearest = 0
  private(set) var right = 0

  mutating func add(_ match: StrokeMatch, of id: Int) {
    add(nearest: match.nearest?.classID == id, right: match.recognition?.classID == id)
  }

  mutating func add(nearest isNearest: Bool, right isRight: Bool) {
    all += 1
    if isNearest { nearest += 1 }
    if isRight { right += 1 }
  }

  var rightShare: Double { Double(right) / Double(max(all, 1)) }

  var text: String {
    String(
      format: "nearest %.1f %%, right %.1f %% of %d", 100 * Double(nearest) / Double(max(all, 1)),
      100 * rightShare, all)
  }
}
