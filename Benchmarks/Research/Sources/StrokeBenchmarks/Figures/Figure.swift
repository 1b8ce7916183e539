import ArgumentParser
import DactylStrokes
import Foundation
import StrokeData

/// Draws recall against false answers for our shapes, the books' heuristics, Protractor and $P.
struct Figure: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws recall against false answers on collections left out, as SVG.")

  @Option(name: .shortAndLong, help: "The file to write.")
  var output = "Docs/pictures/recall.svg"

  @Option(help: "How many strokes of each collection are compared with templates.")
  var compared = 500

  func run() throws {
    let recordings = RecordedStrokes()
    guard recordings.isAvailable else {
      print("skipped: no recordings at \(recordings.folder.path)")
      return
    }
    var generator = SeededGenerator(seed: 8)
    let prompted = try RecordedSet.unistrokes.flatMap { try recordings.scoredRows(of: $0) }
    let sets: [RecordedSet] = [.swipes, .quickdraw]
    let rows = prompted + (try sets.flatMap { try recordings.scoredRows(of: $0) })
    let folds = PersonFolds(collections: rows)
    let labels = Set(prompted.map(\.label)).sorted()
    let shapes = ShapeUnderTest.all
    // By shape: ours, the books, Protractor, $P.
    var curves = shapes.map { _ in
      [
        RecallCurve(name: "Dactyl", ink: .blue), RecallCurve(name: "books", ink: .brown),
        RecallCurve(name: "Protractor", ink: .violet), RecallCurve(name: "$P", ink: .teal),
      ]
    }
    for fold in 0..<folds.count {
      let others = rows.filter { folds.fold(of: $0) != fold }
      let library = MeanCurves.library(of: others)
      let fitted = shapes.map { $0.fitted(to: others, library).sum }
      // Ten templates a class, by lot from all other collections.
      var protractor = Protractor()
      var cloud = PointCloud()
      for (id, label) in labels.enumerated() {
        let members = others.filter { $0.label == label && $0.set != .quickdraw }
        for row in members.shuffled(using: &generator).prefix(10) {
          protractor.add(row.strokes, label: id)
          cloud.add(row.strokes, label: id)
        }
      }
      let scored = rows.filter { folds.fold(of: $0) == fold }.shuffled(using: &generator)
      for (number, row) in scored.enumerated() {
        let isCompared = number < compared
        let angular = isCompared ? protractor.nearest(row.stroke) : nil
        let greedy = isCompared ? cloud.nearest(row.strokes) : nil
        for (place, shape) in shapes.enumerated() {
          guard let kind = shape.kind(of: row), kind != .twin else { continue }
          let id = labels.firstIndex(of: shape.label)
          func add(_ curve: Int, _ distance: Double) {
            curves[place][curve].add(distance, isOwn: kind == .own)
          }
          add(0, fitted[place](row.stroke))
          add(1, shape.book(row.stroke) ? 0 : .infinity)
          if let angular { add(2, angular.label == id ? angular.distance : .infinity) }
          if let greedy { add(3, greedy.label == id ? greedy.distance : .infinity) }
        }
      }
    }
    let panels = zip(shapes, curves).map { shape, curves in
      (
        title: "\(shape.name): \(curves[0].own) of its own, \(curves[0].others) others",
        curves: curves
      )
    }
    for panel in panels {
      print(panel.title)
      for curve in panel.curves { print(" ", curve.name, curve.summary) }
    }
    try Data(RecallFigure(panels: panels).svg.utf8).write(to: URL(fileURLWithPath: output))
  }
}
