import Dactyl
import DactylStrokes
import Foundation
import StrokeData

/// The tables of the `shapes` command.
enum ShapeTables {
  /// What a set of answers says about each set of rows.
  private struct Tally {
    var own: [RecordedSet: (hits: Int, of: Int)] = [:]
    var twins = (hits: 0, of: 0)
    var others = (hits: 0, of: 0)
    var swipes = (hits: 0, of: 0)
    var drawings = (hits: 0, of: 0)
    var firedLabels: [String: Int] = [:]

    mutating func add(_ row: RecordedStroke, fires: Bool, shape: ShapeUnderTest) {
      let hit = fires ? 1 : 0
      if shape.isOwn(row) {
        let now = own[row.set] ?? (0, 0)
        own[row.set] = (now.hits + hit, now.of + 1)
        return
      }
      switch row.set {
      case .swipes: swipes = (swipes.hits + hit, swipes.of + 1)
      case .quickdraw: drawings = (drawings.hits + hit, drawings.of + 1)
      case .dollar1, .touchscreen, .mouse, .trackpad, .dollarstore, .multistroke:
        if shape.twins.contains(row.label) {
          twins = (twins.hits + hit, twins.of + 1)
        } else {
          others = (others.hits + hit, others.of + 1)
        }
        if fires { firedLabels[row.label, default: 0] += 1 }
      }
    }
  }

  /// Recall and false answers: the books, our defaults, and criteria set on other people.
  static func accuracy(of shape: ShapeUnderTest, on rows: [RecordedStroke]) {
    var book = Tally()
    var ours = Tally()
    var unseen = Tally()
    let folds = PersonFolds(rows)
    let fitted = (0..<folds.count).map { fold in
      shape.fitted(rows.filter { folds.fold(of: $0) != fold })
    }
    for row in rows {
      book.add(row, fires: shape.book(row.stroke), shape: shape)
      ours.add(row, fires: shape.ours(row.stroke), shape: shape)
      guard let fold = folds.fold(of: row) else { continue }
      unseen.add(row, fires: fitted[fold].fires(row.stroke), shape: shape)
    }
    var table = TextTable(
      "\(shape.name): answers yes to (held out = limits set on other people, \(folds.count) folds)",
      ["", "books", "ours, defaults", "ours, held out"])
    func cell(_ count: (hits: Int, of: Int)) -> String {
      "\(count.hits)/\(count.of) \(percent(count.hits, of: count.of, decimals: 2))"
    }
    let tallies = [book, ours, unseen]
    for set in RecordedSet.allCases where ours.own[set] != nil {
      table.add(["own, \(set.rawValue)"] + tallies.map { cell($0.own[set] ?? (0, 0)) })
    }
    table.add(
      ["own, all gestures"]
        + tallies.map { tally in
          cell(
            RecordedSet.gestures.reduce((hits: 0, of: 0)) { sum, set in
              let count = tally.own[set] ?? (0, 0)
              return (sum.hits + count.hits, sum.of + count.of)
            })
        })
    if !shape.twins.isEmpty {
      table.add([shape.twins.sorted().joined(separator: " ")] + tallies.map { cell($0.twins) })
    }
    table.add(["other classes"] + tallies.map { cell($0.others) })
    table.add(["swiped words"] + tallies.map { cell($0.swipes) })
    table.add(["drawings"] + tallies.map { cell($0.drawings) })
    table.print()
    for (name, tally) in [("defaults", ours), ("held out", unseen)] {
      let labels = tally.firedLabels.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      print("\(name), classes fired on:", labels.map { "\($0) \($1)" }.joined(separator: ", "))
    }
    for (fold, fit) in fitted.enumerated() { print("without fold \(fold): \(fit.numbers)") }
    print("all people:     \(shape.fitted(rows).numbers)")
  }

  /// Every stroke missed, and every stroke of another class answered with yes.
  static func mistakes(of shape: ShapeUnderTest, on rows: [RecordedStroke]) {
    print("\n\(shape.name), mistakes of the defaults")
    for row in rows where shape.ours(row.stroke) != shape.isOwn(row) {
      print(
        shape.isOwn(row) ? "missed" : "fired ", row.set.rawValue, row.row, row.person, row.label,
        shape.explain(row.stroke))
    }
  }

  /// What people drew when asked for other things that is answered with yes.
  static func drawings(on rows: [RecordedStroke]) {
    print("\ndrawings of other things that fire, by the word asked for (row)")
    for shape in ShapeUnderTest.all {
      let fired = rows.filter { $0.set == .quickdraw && !shape.isOwn($0) && shape.ours($0.stroke) }
      print(
        "\(shape.name) \(fired.count):",
        fired.map { "\($0.label) (\($0.row))" }.joined(separator: ", "))
    }
  }

  /// Own strokes mirrored, reversed, turned and begun elsewhere.
  static func variants(on rows: [RecordedStroke]) {
    var table = TextTable("own strokes changed: recall, all sets", ["", "recall", "as before"])
    func add(
      _ name: String, _ shape: ShapeUnderTest, only: (RecordedStroke) -> Bool = { _ in true },
      _ changes: [(Stroke) -> Stroke]
    ) {
      let own = rows.filter { shape.isOwn($0) && $0.set != .quickdraw && only($0) }
      let pairs = own.flatMap { row in
        changes.map { (shape.ours(row.stroke), shape.ours($0(row.stroke))) }
      }
      table.add([
        "\(shape.name), \(name)", percent(pairs.count { $0.1 }, of: pairs.count, decimals: 2),
        percent(pairs.count { $0.0 == $0.1 }, of: pairs.count, decimals: 2),
      ])
    }
    add("mirrored", .checkMark, [\.mirrored])
    add("mirrored", .circle, [\.mirrored])
    add("reversed", .circle, [\.reversed])
    add("mirrored and reversed", .circle, [\.mirrored.reversed])
    let quarters = (1..<12).map { Double($0) * .pi / 6 }
    add("turned by 30°, 60° …", .circle, quarters.map { angle in { $0.rotated(by: angle) } })
    let eighths = (1..<8).map { Double($0) / 8 }
    func isNearlyClosed(_ row: RecordedStroke) -> Bool {
      row.stroke.gap < 0.25 * row.stroke.bounds.size.diagonal
    }
    add(
      "nearly closed, ends joined by a line, begun at 1/8 …", .circle, only: isNearlyClosed,
      eighths.map { share in { $0.started(atShare: share) } })
    add(
      "nearly closed, ends brought together, begun at 1/8 …", .circle, only: isNearlyClosed,
      eighths.map { share in { $0.closed.started(atShare: share) } })
    add("mirrored", .scratchOut, [\.mirrored])
    add("reversed", .scratchOut, [\.reversed])
    add(
      "turned by 7°, 14° …", .scratchOut,
      (1..<50).map { turn in
        { $0.rotated(by: Double(turn) * 7 * .pi / 180) }
      })
    table.print()
  }

  /// Dense scratch-outs of a seeded generator, in every orientation.
  static func scratchOuts() {
    var generator = SeededGenerator(seed: 4)
    var hits = 0
    var worst = (hits: Int.max, degrees: 0)
    let each = 100
    for degrees in stride(from: 0, to: 360, by: 5) {
      var here = 0
      for _ in 0..<each {
        let scratch = SyntheticScratchOut(
          orientation: Double(degrees) * .pi / 180, using: &generator)
        if ScratchOutCriteria().examine(scratch.stroke).isRecognized { here += 1 }
      }
      hits += here
      if here < worst.hits { worst = (here, degrees) }
    }
    print(
      "\nsynthetic scratch-outs, 5–14 legs, 72 orientations: \(hits)/\(72 * each)",
      percent(hits, of: 72 * each, decimals: 2),
      "worst orientation \(worst.degrees)°: \(worst.hits)/\(each)")
  }

  /// Answers that change with the sampling rate and with jitter.
  static func sampling(on rows: [RecordedStroke]) {
    let rates = [30.0, 60, 120, 240, 1000]
    var table = TextTable(
      "the same stroke at 30, 60, 120, 240, 1000 Hz: answers as for the stroke as recorded "
        + "(strokes = all five the same)",
      ["", "answers", "strokes", "answers, ±1 pt", "strokes, ±1 pt"])
    for shape in ShapeUnderTest.all {
      for own in [false, true] {
        var generator = SeededGenerator(seed: 11)
        var answers = [0, 0]
        var strokes = [0, 0]
        var count = 0
        for row in rows where !own || (shape.isOwn(row) && row.set != .quickdraw) {
          let before = shape.ours(row.stroke)
          count += 1
          for jitter in 0...1 {
            let same = rates.count { rate in
              var sampled = row.stroke.sampled(hertz: rate)
              if jitter == 1 { sampled = sampled.jittered(by: 1, using: &generator) }
              return shape.ours(sampled) == before
            }
            answers[jitter] += same
            if same == rates.count { strokes[jitter] += 1 }
          }
        }
        table.add(
          ["\(shape.name), \(own ? "own class" : "all strokes")"]
            + [0, 1].flatMap { jitter in
              [
                percent(answers[jitter], of: count * rates.count, decimals: 2),
                percent(strokes[jitter], of: count, decimals: 2),
              ]
            })
      }
    }
    table.print()
  }

  /// What a verdict costs.
  static func speed(on rows: [RecordedStroke]) {
    var table = TextTable("time for a verdict, mean over all strokes", ["", "µs"])
    let strokes = rows.map(\.stroke)
    for shape in ShapeUnderTest.all {
      var yes = 0
      let start = ContinuousClock.now
      for stroke in strokes where shape.ours(stroke) { yes += 1 }
      let elapsed = ContinuousClock.now - start
      precondition(yes > 0, "a recogniser that never fires measures nothing")
      table.add([
        shape.name, String(format: "%.1f", elapsed / .microseconds(1) / Double(strokes.count)),
      ])
    }
    table.print()
  }
}
