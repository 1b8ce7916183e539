import ArgumentParser
import DactylStrokes
import Foundation
import StrokeData

/// Prints how well check marks, circles and scratch-outs are told from other strokes.
struct Shapes: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check mark, circle and scratch-out beside the heuristics of the books.")

  @Option(help: "The folder with the recorded strokes.")
  var data: String?

  @Flag(help: "Print only what a verdict costs.")
  var speed = false

  @Flag(help: "Print only the mean curves, as they stand in ShapeLibrary+Curves.swift.")
  var curves = false

  @Flag(help: "List only every stroke that is missed or fires wrongly.")
  var list = false

  func run() throws {
    let recordings = RecordedStrokes(
      folder: data.map { URL(fileURLWithPath: $0, isDirectory: true) }
        ?? RecordedStrokes.defaultFolder)
    guard recordings.isAvailable else {
      print("skipped: no recordings at \(recordings.folder.path)")
      return
    }
    // Of gestures of several strokes each stroke is one that is something else.
    let drawings = try RecordedSet.allCases.flatMap { try recordings.scoredRows(of: $0) }
    let rows = drawings.flatMap { row in
      row.strokes.map { stroke in
        var single = row
        single.strokes = [stroke]
        return single
      }
    }.filter { !$0.stroke.points.isEmpty }
    guard !speed else { return ShapeTables.speed(on: rows) }
    guard !curves else { return ShapeTables.curves(of: rows) }
    guard !list else {
      for shape in ShapeUnderTest.all { ShapeTables.mistakes(of: shape, on: rows) }
      return
    }
    ShapeTables.accuracy(on: rows)
    ShapeTables.drawings(on: rows)
    ShapeTables.variants(on: rows)
    ShapeTables.scratchOuts()
    ShapeTables.sparse(on: rows)
    ShapeTables.sampling(on: rows)
    ShapeTables.speed(on: rows)
  }
}
