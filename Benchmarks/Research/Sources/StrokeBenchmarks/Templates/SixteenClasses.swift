import ArgumentParser
import DactylStrokes
import StrokeData

/// Prints how well all prompted classes are told apart on collections that were left out of
/// training.
struct SixteenClasses: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "classes",
    abstract: "All prompted classes, templates trained on the other collections, by collection.")

  @Option(help: "How many templates a class gets.")
  var templates = 10

  @Option(help: "How many drawings of a class training looks at.")
  var candidates = 200

  @Option(help: "Draws templates with this longer side in points, on whole points.")
  var templateSize: Double?

  @Option(help: "Draws the strokes scored with this longer side in points, on whole points.")
  var strokeSize: Double?

  func run() throws {
    let recordings = RecordedStrokes()
    guard recordings.isAvailable else {
      print("skipped: no recordings at \(recordings.folder.path)")
      return
    }
    // Question marks were asked for in one collection only, so nobody else's could be templates.
    let rows = try RecordedSet.unistrokes.flatMap { try recordings.scoredRows(of: $0) }
      .filter { $0.label != "question_mark" }
    let labels = Set(rows.map(\.label)).sorted()
    let classes = labels.enumerated().map { StrokeClass(id: $0, name: $1) }
    let folds = PersonFolds(collections: rows)
    let trainer = StrokeTrainer(templatesPerClass: templates, candidatesPerClass: candidates)
    let baselines: [Baseline] = [.protractor, .pointCloud, .jackknife, .pennyPincher]
    var table = TextTable(
      "\(labels.count) classes, \(templates) templates each, trained without the collection scored: per cent "
        + "(95 % interval over people); others by the same templates",
      ["", "people", "strokes", "right class nearest", "taken for it", "worst person"]
        + baselines.map(\.name))
    var all = Array(repeating: PeopleTally(), count: 2 + baselines.count)
    for fold in 0..<folds.count {
      let samples = rows.filter { folds.fold(of: $0) != fold }.map {
        StrokeSample(
          Self.strokes(of: $0, size: templateSize), class: labels.firstIndex(of: $0.label))
      }
      let training = trainer.train(samples, classes: classes)
      let library = training.library
      let chosen = training.chosen.map { (samples[$0].drawing, samples[$0].classID ?? 0) }
      let matchers = baselines.map { $0.matcher.init(chosen) }
      var tallies = Array(repeating: PeopleTally(), count: all.count)
      for row in rows where folds.fold(of: row) == fold {
        let strokes = Self.strokes(of: row, size: strokeSize)
        let label = labels.firstIndex(of: row.label)
        let match = library.recognize(strokes)
        let isRight = match.nearest?.classID == label
        tallies[0].add(row.person, hit: isRight)
        tallies[1].add(row.person, hit: isRight && match.recognition != nil)
        for (index, matcher) in matchers.enumerated() {
          tallies[2 + index].add(row.person, hit: matcher.recognize(strokes) == label)
        }
      }
      add(folds.names[fold], tallies, to: &table)
      for index in all.indices { all[index].add(tallies[index]) }
    }
    add("all", all, to: &table)
    table.print()
  }

  private static func strokes(of row: RecordedStroke, size: Double?) -> [Stroke] {
    guard let size else { return row.strokes }
    return row.strokes.map { $0.onWholePoints(size: size) }
  }

  /// Adds a row: nearest, taken, then the baselines.
  private func add(_ name: String, _ tallies: [PeopleTally], to table: inout TextTable) {
    table.add(
      [
        name, "\(tallies[0].people.count)", "\(tallies[0].count)", tallies[0].text(),
        tallies[1].text(), "\(Int((tallies[0].worst * 100).rounded()))",
      ] + tallies[2...].map { $0.text() })
  }
}
