import DactylStrokes
import Foundation
import StrokeData

/// How much processor time one recognition takes, beside the baselines, in one run on the same
/// strokes and templates.
struct TemplateSpeed {
  let recordings: RecordedStrokes

  func print() throws {
    let set = try TemplateProtocol(.dollar1, in: recordings)
    let strokes = set.scored(set.people[0]).prefix(480).map { [$0.row.stroke] }
    var table = TextTable(
      "Processor microseconds for one recognition, strokes of one person, templates of others, best of 5 rounds",
      [
        "templates", "library", "without shortlist", "rejection learnt", "… looked at twice",
        "per cent",
        "… swiped words", "plain Protractor", "plain $P", "$P / library",
      ])
    let words = try recordings.scoredRows(of: .swipes).prefix(480).map(\.strokes)
    for count in [10, 63] {
      let templates = set.drawn(without: set.people[0], seed: 0, count: count).prefix(1000)
      var library = set.library(of: Array(templates), invariance: .standard)
      let learned = library
      library.rejection = .fixed(path: 2, cloud: 2)
      var protractor = Protractor()
      var cloud = PointCloud()
      for (row, label) in templates {
        protractor.add(row.strokes, label: label)
        cloud.add(row.strokes, label: label)
      }
      let ours = time(strokes) { library.recognize($0).nearest?.classID }
      let exhaustive = time(strokes) {
        library.recognize($0, exhaustively: true).nearest?.classID
      }
      let weighed = time(strokes) { learned.recognize($0).nearest?.classID }
      let doubtful = strokes.filter { drawn in
        // What is not sure of its class is looked at twice.
        learned.recognize(drawn).recognition.map { $0.margin < StrokeLibrary.clearMargin } ?? true
      }
      let twice = time(doubtful) { learned.recognize($0).nearest?.classID }
      let share = 100 * Double(doubtful.count) / Double(strokes.count)
      let refused = time(words) { learned.recognize($0).nearest?.classID }
      let angular = time(strokes) { protractor.recognize($0) }
      let greedy = time(Array(strokes.prefix(60)), rounds: 2) { cloud.recognize($0) }
      table.add(
        ["\(templates.count)"]
          + [ours, exhaustive, weighed, twice, share, refused, angular, greedy].map {
            String(format: "%.1f", $0)
          }
          + [String(format: "%.0f ×", greedy / ours)])
    }
    table.print()
    try multistroke()
  }

  private func multistroke() throws {
    let set = try TemplateProtocol(.multistroke, in: recordings)
    let drawings = set.scored(set.people[0]).map(\.row.strokes)
    let templates = set.drawn(without: set.people[0], seed: 0)
    let library = set.library(of: templates, invariance: .standard)
    var cloud = PointCloud()
    for (row, label) in templates { cloud.add(row.strokes, label: label) }
    let ours = time(drawings) { library.recognize($0).nearest?.classID }
    let greedy = time(Array(drawings.prefix(60)), rounds: 2) { cloud.recognize($0) }
    var table = TextTable(
      "The same for drawings of several strokes", ["templates", "library", "plain $P", "ratio"])
    table.add([
      "\(templates.count)", String(format: "%.1f", ours), String(format: "%.1f", greedy),
      String(format: "%.0f ×", greedy / ours),
    ])
    table.print()
  }

  /// Microseconds for one answer: the best round's mean.
  private func time(
    _ drawings: [[Stroke]], rounds: Int = 5, _ recognize: ([Stroke]) -> Int?
  ) -> Double {
    var best = Double.infinity
    var answers = 0
    for _ in 0..<rounds {
      let start = processorTime()
      for drawing in drawings { answers &+= recognize(drawing) ?? 0 }
      best = min(best, (processorTime() - start) * 1e6 / Double(drawings.count))
    }
    // Keeps the answers from being left out.
    precondition(answers != .min)
    return best
  }
}
