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

  /// What a library is made of: drawings of each class by one person, and more of each by the hand.
  private struct Kind {
    var name: String
    var drawn: Int
    var more = 0
    /// Answers about the person's other strokes, then about other people's.
    var nearest = [PeopleTally(), PeopleTally()]
    var taken = [PeopleTally(), PeopleTally()]
    /// The same for each baseline, made of the drawings alone.
    var baselines = Array(repeating: [PeopleTally(), PeopleTally()], count: 2)
  }

  /// Libraries of few drawings a class by one person, with and without more by the hand.
  ///
  /// Most people drew each class ten times: those have no strokes left beside ten templates.
  static func training(by hand: SimulatedHand, on rows: [RecordedStroke]) {
    var hand = hand
    let labels = Set(rows.map(\.label)).sorted()
    let people = Set(rows.map(\.person)).sorted()
    var kinds = [
      Kind(name: "one drawing", drawn: 1),
      Kind(name: "one, and four by the hand", drawn: 1, more: 4),
      Kind(name: "one, and nine by the hand", drawn: 1, more: 9),
      Kind(name: "three drawings", drawn: 3),
      Kind(name: "three, and two of each by the hand", drawn: 3, more: 2),
      Kind(name: "ten drawings", drawn: 10),
    ]
    let baselines: [Baseline] = [.jackknife, .pennyPincher]
    for (number, person) in people.enumerated() {
      let own = rows.filter { $0.person == person }
      let others = stride(from: number, to: rows.count, by: 40).map { rows[$0] }
        .filter { $0.person != person }
      for kind in kinds.indices {
        var library = StrokeLibrary()
        var templates: [RecordedStroke] = []
        for (id, label) in labels.enumerated() {
          library.define(StrokeClass(id: id, name: label))
          for row in own.filter({ $0.label == label }).prefix(kinds[kind].drawn) {
            templates.append(row)
            _ = try? library.add(row.strokes, class: id)
            for _ in 0..<kinds[kind].more {
              _ = try? library.add([hand.redraw(row.stroke)], class: id)
            }
          }
        }
        let matchers =
          kinds[kind].more > 0
          ? []
          : baselines.map {
            $0.matcher.init(templates.map { ($0.strokes, labels.firstIndex(of: $0.label) ?? 0) })
          }
        let used = Set(templates.map { "\($0.set) \($0.row)" })
        for row in own.filter({ !used.contains("\($0.set) \($0.row)") }) + others {
          let match = library.recognize(row.strokes)
          let isRight = match.nearest.map { labels[$0.classID] } == row.label
          let side = row.person == person ? 0 : 1
          kinds[kind].nearest[side].add(person, hit: isRight)
          kinds[kind].taken[side].add(person, hit: isRight && match.recognition != nil)
          for (index, matcher) in matchers.enumerated() {
            let answer = matcher.recognize(row.strokes).map { labels[$0] }
            kinds[kind].baselines[index][side].add(person, hit: answer == row.label)
          }
        }
      }
    }
    var table = TextTable(
      "libraries by one of \(people.count) people: per cent of strokes with the right class nearest, "
        + "and of strokes taken for it (95 % interval over people)",
      ["", "own strokes of people", "own, nearest", "own, taken"]
        + baselines.map { "own, \($0.name)" } + ["others', nearest", "others', taken"]
        + baselines.map { "others', \($0.name)" })
    for kind in kinds {
      table.add(
        [kind.name, "\(kind.nearest[0].people.count)"]
          + [0, 1].flatMap { side in
            ([kind.nearest, kind.taken] + kind.baselines).map { $0[side].text() }
          })
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
