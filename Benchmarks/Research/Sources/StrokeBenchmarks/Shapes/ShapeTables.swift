import Dactyl
@_spi(Fitting) import DactylStrokes
import Foundation
import StrokeData

/// The tables of the `shapes` command.
enum ShapeTables {
  /// Recall and false answers: the books, our defaults, and shapes set without those scored.
  static func accuracy(on rows: [RecordedStroke]) {
    let shapes = ShapeUnderTest.all
    let splits: [ShapeSplit] = [.collections(rows), .devices(rows), .people(rows)]
    let unseen = splits.map { $0.scores(of: shapes, on: rows) }
    for (place, shape) in shapes.enumerated() {
      accuracy(
        of: shape, on: rows, zip(splits, unseen).map { ("without their " + $0.name, $1[place]) })
    }
    let library = MeanCurves.library(of: rows)
    for shape in shapes where shape.weighsMeasures {
      print("\(shape.name), weights by all people:", shape.fitted(to: rows, library).numbers)
    }
  }

  private static func accuracy(
    of shape: ShapeUnderTest, on rows: [RecordedStroke], _ unseen: [(String, ShapeScores)]
  ) {
    var book = ShapeScores()
    var ours = ShapeScores()
    for row in rows {
      guard let kind = shape.kind(of: row) else { continue }
      book.add(row, kind, fires: shape.book(row.stroke))
      ours.add(row, kind, fires: shape.ours(row.stroke) <= 1)
    }
    let all = [("books", book), ("ours, in sight", ours)] + unseen
    var table = TextTable(
      "\(shape.name): answers yes to, in per cent (95 % interval over people)",
      ["", "rows", "people"] + all.map(\.0))
    let kinds: [(String, ShapeFitting.Kind, Int)] = [
      ("own", .own, 1), (shape.twins.sorted().joined(separator: " "), .twin, 1),
      ("other gestures", .other, 3), ("swiped words", .word, 2), ("drawings", .drawing, 1),
    ]
    for (name, kind, decimals) in kinds where ours[kind].count > 0 {
      table.add(
        [name, "\(ours[kind].count)", "\(ours[kind].people.count)"]
          + all.map { $1[kind].text(decimals: decimals) })
    }
    func extra(_ name: String, _ cell: (ShapeScores) -> String) {
      table.add([name, "", ""] + all.map { cell($1) })
    }
    func whole(_ share: Double) -> String { "\(Int((share * 100).rounded()))" }
    for device in RecordedSet.Device.allCases {
      extra("own, \(device.rawValue)") { scores in
        let tally = scores.devices[device] ?? PeopleTally()
        return "\(tally.hits) of \(tally.count)"
      }
    }
    extra("own, worst collection") { whole($0.collections.values.map(\.share).min() ?? 0) }
    extra("own, worst person") { whole($0[.own].worst) }
    extra("own, people below 90") { "\($0[.own].people(below: 0.9))" }
    if !shape.twins.isEmpty {
      extra("twins, by person") { "\(whole($0[.twin].worst))…\(whole($0[.twin].best))" }
    }
    table.print()
    for (name, scores) in all.dropFirst() {
      let labels = scores.fired.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      print("\(name), classes fired on:", labels.map { "\($0) \($1)" }.joined(separator: ", "))
    }
  }

  /// The curves of all gestures, by all people.
  static func curves(of rows: [RecordedStroke]) {
    let numbers = MeanCurves.numbers(of: rows, runs: 8, rounds: 20)
    for start in stride(from: 0, to: numbers.count, by: 16) {
      print("    " + numbers[start..<start + 16].map { "\($0)," }.joined(separator: " "))
    }
  }

  /// Every stroke missed, and every stroke of another class answered with yes.
  static func mistakes(of shape: ShapeUnderTest, on rows: [RecordedStroke]) {
    print("\n\(shape.name), mistakes of the defaults")
    for row in rows where shape.kind(of: row) != nil {
      guard (shape.ours(row.stroke) <= 1) != shape.isOwn(row) else { continue }
      print(
        shape.isOwn(row) ? "missed" : "fired ", row.set.rawValue, row.row, row.person, row.label,
        shape.explain(row.stroke))
    }
  }

  /// What people drew when asked for other things that is answered with yes.
  static func drawings(on rows: [RecordedStroke]) {
    print("\ndrawings of other things that fire, by the word asked for (row)")
    for shape in ShapeUnderTest.all {
      let fired = rows.filter { shape.kind(of: $0) == .drawing && shape.ours($0.stroke) <= 1 }
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
      let own = rows.filter { shape.isOwn($0) && only($0) }
      let pairs = own.flatMap { row in
        changes.map { (shape.ours(row.stroke) <= 1, shape.ours($0(row.stroke)) <= 1) }
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
        for row in rows where !own || shape.isOwn(row) {
          let before = shape.ours(row.stroke) <= 1
          count += 1
          for jitter in 0...1 {
            let same = rates.count { rate in
              var sampled = row.stroke.sampled(hertz: rate)
              if jitter == 1 { sampled = sampled.jittered(by: 1, using: &generator) }
              return (shape.ours(sampled) <= 1) == before
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

  /// Answers about strokes of few points, as slow devices send them.
  static func sparse(on rows: [RecordedStroke]) {
    let labels = ["check", "circle", "zig_zag", "rectangle", "triangle"]
    var table = TextTable(
      "strokes of few points, equally far apart: per cent that are found",
      ["as"] + labels)
    for shape in ShapeUnderTest.all {
      for count in [6, 8, 12, 16] {
        table.add(
          ["\(shape.name), \(count) points"]
            + labels.map { label in
              let drawn = rows.filter {
                $0.label == label && RecordedSet.unistrokes.contains($0.set)
              }
              let found = drawn.count { shape.ours($0.stroke.resampled(count: count)) <= 1 }
              return percent(found, of: drawn.count)
            })
      }
    }
    table.print()
  }

  /// What a verdict costs.
  static func speed(on rows: [RecordedStroke]) {
    var table = TextTable("processor time for a verdict, mean over all strokes", ["", "µs"])
    let strokes = rows.map(\.stroke)
    func row(_ name: String, _ verdict: (Stroke) -> Bool) {
      var yes = 0
      let start = processorTime()
      for stroke in strokes where verdict(stroke) { yes += 1 }
      let elapsed = processorTime() - start
      precondition(yes > 0, "a recogniser that never fires measures nothing")
      table.add([name, String(format: "%.1f", elapsed * 1e6 / Double(strokes.count))])
    }
    row("outline alone") { $0.outline().points.count == 64 }
    row("check mark") { CheckMarkCriteria().examine($0).isRecognized }
    row("circle") { CircleCriteria().examine($0).isRecognized }
    row("scratch-out") { ScratchOutCriteria().examine($0).isRecognized }
    table.print()
  }
}
