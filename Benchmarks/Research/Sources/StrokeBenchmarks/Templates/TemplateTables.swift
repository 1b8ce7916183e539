import DactylStrokes
import Foundation
import StrokeData

/// The tables about templates: which class, how often refused, how steady.
struct TemplateTables {
  let recordings: RecordedStrokes
  /// How many times templates are drawn by lot.
  let draws: Int

  /// A count of hits, and the worst person.
  private struct Hits {
    var right = 0
    var all = 0
    var worst = 1.0

    mutating func add(_ right: Int, of all: Int) {
      self.right += right
      self.all += all
      if all > 0 { worst = min(worst, Double(right) / Double(all)) }
    }

    var text: String {
      percent(right, of: all, decimals: 2) + String(format: " (%.1f)", 100 * worst)
    }
  }

  /// Shares of the right class, with baselines.
  func accuracy() throws {
    let sets = RecordedSet.gestures + [.multistroke]
    var table = TextTable(
      "Right class without rejection, ten templates a class from other people (worst person)",
      ["matcher"] + sets.map(\.rawValue))
    let free: StrokeInvariance = [.size, .direction, .start]
    let protocols = try sets.map { try TemplateProtocol($0, in: recordings) }
    func row(_ name: String, _ hits: (TemplateProtocol) -> Hits?) {
      table.add([name] + protocols.map { hits($0)?.text ?? "" })
    }
    func trained(_ invariance: StrokeInvariance, exhaustively: Bool) -> (TemplateProtocol) -> Hits {
      { set in
        var hits = Hits()
        for person in set.people {
          let library = set.trained(without: person, invariance: invariance)
          score(set, person, &hits) {
            library.recognize($0.strokes, exhaustively: exhaustively).nearest?.classID
          }
        }
        return hits
      }
    }
    func byLot(_ invariance: StrokeInvariance, exhaustively: Bool) -> (TemplateProtocol) -> Hits {
      { set in
        var hits = Hits()
        for person in set.people {
          for draw in 0..<draws {
            let templates = set.drawn(without: person, seed: UInt64(draw))
            let library = set.library(of: templates, invariance: invariance)
            score(set, person, &hits) {
              library.recognize($0.strokes, exhaustively: exhaustively).nearest?.classID
            }
          }
        }
        return hits
      }
    }
    row("trained", trained(.standard, exhaustively: false))
    row("trained, without shortlist", trained(.standard, exhaustively: true))
    row("trained, any start and direction", trained(free, exhaustively: false))
    row("trained, so, without shortlist", trained(free, exhaustively: true))
    row("by lot", byLot(.standard, exhaustively: false))
    row("by lot, without shortlist", byLot(.standard, exhaustively: true))
    row("by lot, any start and direction", byLot(free, exhaustively: false))
    func compared(_ baseline: Baseline, draws: Int, severalStrokes: Bool = true) {
      row("\(baseline.name), by lot\(draws == 1 ? ", one draw" : "")") { set in
        guard severalStrokes || set.rows.allSatisfy({ $0.set != .multistroke }) else { return nil }
        var hits = Hits()
        for person in set.people {
          for draw in 0..<draws {
            let matcher = baseline.matcher.init(
              set.drawn(without: person, seed: UInt64(draw)).map { ($0.0.strokes, $0.1) })
            score(set, person, &hits) { matcher.recognize($0.strokes) }
          }
        }
        return hits
      }
    }
    compared(.protractor, draws: draws, severalStrokes: false)
    compared(.pointCloud, draws: 1)
    compared(.jackknife, draws: draws)
    compared(.pennyPincher, draws: draws)
    table.print()
  }

  private func score(
    _ set: TemplateProtocol, _ person: String, _ hits: inout Hits,
    _ answer: (RecordedStroke) -> Int?
  ) {
    let scored = set.scored(person)
    hits.add(scored.count { answer($0.row) == $0.label }, of: scored.count)
  }

  /// True gestures lost, and strokes that are none accepted, by the threshold learnt from
  /// templates.
  func rejection() throws {
    let swipes = try recordings.scoredRows(of: .swipes)
    let shapes: Set = ["circle", "triangle", "square", "star"]
    let drawings = try recordings.scoredRows(of: .quickdraw).filter { !shapes.contains($0.label) }
    var table = TextTable(
      "Refused gestures and accepted others, threshold learnt from the templates alone",
      ["templates", "gestures refused", "worst person", "swiped words", "quickdraw", "thresholds"])
    let free: StrokeInvariance = [.size, .direction, .start]
    func row(_ name: String, _ set: TemplateProtocol, _ libraries: (String) -> [StrokeLibrary]) {
      var kept = Hits()
      var swiped = Hits()
      var drawn = Hits()
      var thresholds: [Double] = []
      let isMulti = set.rows.contains { $0.strokes.count > 1 }
      for person in set.people {
        for library in libraries(person) {
          thresholds.append(isMulti ? library.thresholds.cloud : library.thresholds.path)
          func accepted(_ rows: [RecordedStroke]) -> Int {
            rows.count { library.recognize($0.strokes).recognition != nil }
          }
          swiped.add(accepted(swipes), of: swipes.count)
          drawn.add(accepted(drawings), of: drawings.count)
          let scored = set.scored(person)
          let refused = scored.count { library.recognize($0.row.strokes).recognition == nil }
          kept.add(scored.count - refused, of: scored.count)
        }
      }
      table.add([
        name, percent(kept.all - kept.right, of: kept.all, decimals: 2),
        String(format: "%.1f %%", 100 * (1 - kept.worst)),
        percent(swiped.right, of: swiped.all, decimals: 2),
        percent(drawn.right, of: drawn.all, decimals: 2),
        String(format: "%.2f–%.2f", thresholds.min() ?? 0, thresholds.max() ?? 0),
      ])
    }
    for recorded in RecordedSet.gestures + [.multistroke] {
      let set = try TemplateProtocol(recorded, in: recordings)
      row("\(recorded.rawValue), trained", set) {
        [set.trained(without: $0, invariance: .standard)]
      }
      row("\(recorded.rawValue), by lot", set) { person in
        (0..<min(draws, 2)).map {
          set.library(of: set.drawn(without: person, seed: UInt64($0)), invariance: .standard)
        }
      }
      if recorded == .dollar1 {
        for count in [1, 3, 5, 20] {
          row("dollar1, \(count) by lot", set) { person in
            [
              set.library(
                of: set.drawn(without: person, seed: 0, count: count), invariance: .standard)
            ]
          }
        }
        row("dollar1, trained, any start and direction", set) {
          [set.trained(without: $0, invariance: free)]
        }
      }
    }
    table.print()
  }

  /// How often the answer stays when the same stroke is sampled otherwise.
  func steadiness() throws {
    let rates = [30.0, 60, 120, 240, 1000]
    let conditions = rates.map { "\(Int($0)) Hz" } + rates.map { "\(Int($0)) ±1" }
    var nearest = TextTable(
      "Strokes with the same class nearest when sampled anew, with ±1 pt jitter on the right",
      ["set", "strokes"] + conditions + ["mean"])
    var refusal = TextTable(
      "Strokes with the same answer, refusal included", ["set", "strokes"] + conditions + ["mean"])
    for recorded in RecordedSet.gestures + [.multistroke] {
      let set = try TemplateProtocol(recorded, in: recordings)
      var generator = SeededGenerator(seed: 1)
      var sameNearest = [Int](repeating: 0, count: conditions.count)
      var sameAnswer = sameNearest
      var count = 0
      for person in set.people {
        let library = set.trained(without: person, invariance: .standard)
        for (row, _) in set.scored(person) {
          let drawn = row.strokes.map(\.withRisingTimes)
          let answer = library.recognize(drawn)
          count += 1
          for index in conditions.indices {
            let strokes = drawn.map { stroke in
              let sampled = stroke.sampled(hertz: rates[index % rates.count])
              return index < rates.count ? sampled : sampled.jittered(by: 1, using: &generator)
            }
            let other = library.recognize(strokes)
            if other.nearest?.classID == answer.nearest?.classID { sameNearest[index] += 1 }
            if other.recognition?.classID == answer.recognition?.classID { sameAnswer[index] += 1 }
          }
        }
      }
      func row(_ same: [Int]) -> [String] {
        [recorded.rawValue, "\(count)"] + same.map { percent($0, of: count, decimals: 1) }
          + [percent(same.reduce(0, +), of: count * same.count, decimals: 2)]
      }
      nearest.add(row(sameNearest))
      refusal.add(row(sameAnswer))
    }
    nearest.print()
    refusal.print()
  }
}

extension Stroke {
  /// The stroke with points of equal time 4 ms apart, so that sampling it anew leaves none out.
  fileprivate var withRisingTimes: Stroke {
    var times = times
    for index in times.indices.dropFirst() {
      times[index] = max(times[index], times[index - 1] + 0.004)
    }
    return Stroke(points, times: times)
  }
}
