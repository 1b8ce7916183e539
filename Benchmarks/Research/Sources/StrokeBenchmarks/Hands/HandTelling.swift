@_spi(Fitting) import DactylStrokes
import DactylTesting
import Foundation
import StrokeData

/// Tells people's strokes from the same ones redrawn by a hand, by every number that we use.
///
/// The numbers are the measures of the shape and what a library of other people's drawings weighs.
/// A logistic regression on them and their squares learns on some collections and is scored on
/// others, by the area under its curve: 0.5 tells nothing, 1 everything.
enum HandTelling {
  private typealias Example = (features: [Double], isPerson: Bool, fold: Int)

  static func table(of hand: SimulatedHand, on rows: [RecordedStroke]) {
    var hand = hand
    let folds = PersonFolds(rows, count: 5)
    var table = TextTable(
      "people's strokes told from the simulated hand's, people left out: area under the curve "
        + "(0.5 = not at all), by all numbers, and by the one that tells most",
      ["", "strokes", "measures", "library", "both", "best number alone"])
    let (library, templates) = Self.library(rows)
    for shape in ShapeUnderTest.all {
      var measured: [Example] = []
      var compared: [Example] = []
      var both: [Example] = []
      for row in rows
      where shape.isOwn(row)
        && !templates.contains(where: { $0.set == row.set && $0.row == row.row })
      {
        for (stroke, isPerson) in [(row.stroke, true), (hand.redraw(row.stroke), false)] {
          guard let measures = shape.measured(stroke, .own)?.measures,
            let evidence = library.recognize([stroke]).nearest?.evidence
          else { continue }
          let fold = folds.fold(of: row) ?? 0
          let numbers = Array(evidence.numbers.dropLast())
          measured.append((measures, isPerson, fold))
          compared.append((numbers, isPerson, fold))
          both.append((measures + numbers, isPerson, fold))
        }
      }
      let size = both.first?.features.count ?? 0
      let alone = (0..<size).map { index in
        let area = area(both.map { ($0.features[index], $0.isPerson) })
        return max(area, 1 - area)
      }
      table.add(
        [shape.name, "\(both.count)"]
          + [measured, compared, both].map { String(format: "%.2f", heldOut($0, folds.count)) }
          + [String(format: "%.2f (number %d)", alone.max() ?? 0.5, best(alone))])
    }
    table.print()
  }

  private static func best(_ areas: [Double]) -> Int {
    areas.indices.max { areas[$0] < areas[$1] } ?? 0
  }

  /// Ten templates a class, spread over all people, and what they are.
  private static func library(_ rows: [RecordedStroke]) -> (
    StrokeLibrary, templates: [RecordedStroke]
  ) {
    var library = StrokeLibrary()
    var templates: [RecordedStroke] = []
    for (id, label) in Set(rows.map(\.label)).sorted().enumerated() {
      library.define(StrokeClass(id: id, name: label))
      let members = rows.filter { $0.label == label }
      for place in 0..<10 {
        let member = members[place * members.count / 10]
        templates.append(member)
        _ = try? library.add(member.strokes, class: id)
      }
    }
    return (library, templates)
  }

  /// The mean area over the folds, each scored by what was learnt on the others.
  private static func heldOut(_ examples: [Example], _ folds: Int) -> Double {
    var sum = 0.0
    for fold in 0..<folds {
      let border = LogisticRegression(
        examples.filter { $0.fold != fold }.map { (squared($0.features), $0.isPerson, 1) },
        ridge: 1)
      let scored = examples.filter { $0.fold == fold }.map { example in
        (
          zip(squared(example.features), border.weights).reduce(0) { $0 + $1.0 * $1.1 },
          example.isPerson
        )
      }
      sum += area(scored)
    }
    return sum / Double(folds)
  }

  private static func squared(_ features: [Double]) -> [Double] {
    features + features.map { $0 * $0 }
  }

  /// The share of pairs in which the person's stroke has the larger number; halves for equal ones.
  private static func area(_ scored: [(score: Double, isPerson: Bool)]) -> Double {
    let people = scored.filter(\.isPerson).map(\.score)
    let others = scored.filter { !$0.isPerson }.map(\.score)
    var sum = 0.0
    for person in people {
      for other in others { sum += person > other ? 1 : person == other ? 0.5 : 0 }
    }
    return sum / Double(max(people.count * others.count, 1))
  }
}
