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
    var table = TextTable(
      "\(labels.count) classes, \(templates) templates each, trained without the collection scored: per cent "
        + "(95 % interval over people)",
      ["", "people", "strokes", "right class nearest", "taken for it", "worst person"])
    var (nearest, taken) = (PeopleTally(), PeopleTally())
    for fold in 0..<folds.count {
      let samples = rows.filter { folds.fold(of: $0) != fold }.map {
        StrokeSample($0.strokes, class: labels.firstIndex(of: $0.label))
      }
      let library = trainer.train(samples, classes: classes).library
      var (near, took) = (PeopleTally(), PeopleTally())
      for row in rows where folds.fold(of: row) == fold {
        let match = library.recognize(row.strokes)
        let isRight = match.nearest.map { labels[$0.classID] } == row.label
        near.add(row.person, hit: isRight)
        took.add(row.person, hit: isRight && match.recognition != nil)
      }
      add(folds.names[fold], near, took, to: &table)
      nearest.add(near)
      taken.add(took)
    }
    add("all", nearest, taken, to: &table)
    table.print()
  }

  private func add(
    _ name: String, _ near: PeopleTally, _ took: PeopleTally, to table: inout TextTable
  ) {
    table.add([
      name, "\(near.people.count)", "\(near.count)", near.text(), took.text(),
      "\(Int((near.worst * 100).rounded()))",
    ])
  }
}
