import Dactyl
import DactylStrokes
import DactylTesting
import Foundation
import StrokeData

/// Tables about the simulated hand: dense scratch-outs, and samples from one drawing.
enum HandTables {
  /// Scratch-outs in every orientation, by density and number of turns.
  ///
  /// Each strays from straight legs like a person's zig-zag.
  static func scratchOuts(by hand: SimulatedHand, on rows: [RecordedStroke]) {
    var hand = hand
    let people = rows.filter(ShapeUnderTest.scratchOut.isOwn)
      .map { MovementPlan(tracing: $0.stroke) }
    var generator = SeededGenerator(seed: 4)
    var table = TextTable(
      "scratch-outs by the simulated hand: found, in per cent, by the advance of a leg over its length",
      ["reversals", "0–0.05", "0.05–0.15", "0.15–0.35", "0.35–0.7"])
    for reversals in [3, 4, 5, 6, 8, 11] {
      let cells = [0.0..<0.05, 0.05..<0.15, 0.15..<0.35, 0.35..<0.7].map { advances in
        let found = (0..<400).count { _ in
          let person = people[Int.random(in: 0..<people.count, using: &generator)]
          let plan = plan(
            legs: reversals + 1, advance: .random(in: advances, using: &generator),
            strayingLike: person, using: &generator)
          return ScratchOutCriteria().examine(hand.draw(plan)).isRecognized
        }
        return percent(found, of: 400)
      }
      table.add(["\(reversals)"] + cells)
    }
    table.print()
  }

  private static func plan(
    legs: Int, advance: Double, strayingLike person: MovementPlan,
    using generator: inout SeededGenerator
  ) -> MovementPlan {
    let length = Double.random(in: 60...180, using: &generator)
    let turn = AffineTransform(rotationAngle: .random(in: 0...(2 * .pi), using: &generator))
    let side = Bool.random(using: &generator) ? 1.0 : -1.0
    func corner(_ index: Int) -> Point {
      Point(index.isMultiple(of: 2) ? 0 : length, side * advance * length * Double(index))
        .applying(turn)
    }
    let bow = Double.random(in: -0.2...0.2, using: &generator)
    var plan = MovementPlan(
      from: corner(0),
      (1...legs).map { .init(to: corner($0), bow: $0.isMultiple(of: 2) ? bow : -bow) },
      overlap: .random(in: 0.1...0.4, using: &generator))
    plan.strays = person.strays.map { $0 * (length / person.meanReach) }
    return plan
  }

  /// Libraries of one drawing a class by one person, with and without more by the hand.
  static func training(by hand: SimulatedHand, on rows: [RecordedStroke]) {
    var hand = hand
    let labels = Set(rows.map(\.label)).sorted()
    let people = Set(rows.map(\.person)).sorted()
    let kinds: [(name: String, drawn: Int, more: Int)] = [
      ("one drawing", 1, 0), ("one, and four by the hand", 1, 4),
      ("one, and nine by the hand", 1, 9), ("three drawings", 3, 0),
      ("three, and two of each by the hand", 3, 2),
    ]
    var right = Array(repeating: (own: PeopleTally(), other: PeopleTally()), count: kinds.count)
    var taken = right
    for (number, person) in people.enumerated() {
      let own = rows.filter { $0.person == person }
      let others = stride(from: number, to: rows.count, by: 40).map { rows[$0] }
        .filter { $0.person != person }
      for (kind, (_, drawn, more)) in kinds.enumerated() {
        var library = StrokeLibrary()
        var used: Set<Int> = []
        for (id, label) in labels.enumerated() {
          library.define(StrokeClass(id: id, name: label))
          for row in own.filter({ $0.label == label }).prefix(drawn) {
            used.insert(row.row)
            _ = try? library.add(row.strokes, class: id)
            for _ in 0..<more { _ = try? library.add([hand.redraw(row.stroke)], class: id) }
          }
        }
        for row in own.filter({ !used.contains($0.row) }) + others {
          let match = library.recognize(row.strokes)
          let isRight = match.nearest.map { labels[$0.classID] } == row.label
          let isTaken = isRight && match.recognition != nil
          if row.person == person {
            right[kind].own.add(person, hit: isRight)
            taken[kind].own.add(person, hit: isTaken)
          } else {
            right[kind].other.add(person, hit: isRight)
            taken[kind].other.add(person, hit: isTaken)
          }
        }
      }
    }
    var table = TextTable(
      "libraries by one of \(people.count) people: per cent of strokes with the right class nearest, "
        + "and of strokes taken for it (95 % interval over people)",
      ["", "own, nearest", "own, taken", "others', nearest", "others', taken"])
    for (kind, (name, _, _)) in kinds.enumerated() {
      table.add([
        name, right[kind].own.text(), taken[kind].own.text(), right[kind].other.text(),
        taken[kind].other.text(),
      ])
    }
    table.print()
  }
}

extension MovementPlan {
  /// How far its movements lead in the mean.
  fileprivate var meanReach: Double {
    let ends = [start] + pieces.map(\.target)
    let sum = zip(ends, ends.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return sum / Double(max(pieces.count, 1))
  }
}
