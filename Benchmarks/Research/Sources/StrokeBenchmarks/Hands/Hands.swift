import ArgumentParser
import DactylStrokes
import DactylTesting
import Foundation
import StrokeData

/// Measures how well the simulated hand's strokes can be told from people's, and how useful they
/// are.
struct Hands: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The simulated hand beside people: prompted shapes, dense scratch-outs, training.")

  @Option(help: "How far targets go astray; by default the hand's own.")
  var targets: Double?
  @Option(help: "How much bows scatter.")
  var bow: Double?
  @Option(help: "How much drawings lean.")
  var lean: Double?
  @Option(help: "How much width over height scatters.")
  var stretch: Double?
  @Option(help: "How much the overlap scatters.")
  var overlap: Double?
  @Flag(help: "Only tell people's strokes from the hand's.")
  var onlyTelling = false

  func run() throws {
    let recordings = RecordedStrokes()
    guard recordings.isAvailable else {
      print("skipped: no recordings at \(recordings.folder.path)")
      return
    }
    var hand = SimulatedHand(seed: 7)
    hand.targetScatter = targets ?? hand.targetScatter
    hand.bowScatter = bow ?? hand.bowScatter
    hand.lean = lean ?? hand.lean
    hand.stretch = stretch ?? hand.stretch
    hand.overlapScatter = overlap ?? hand.overlapScatter
    let rows = try RecordedSet.unistrokes.flatMap { try recordings.scoredRows(of: $0) }
    HandTelling.table(of: hand, on: rows)
    guard !onlyTelling else { return }
    HandTables.scratchOuts(by: hand, on: rows)
    HandTables.training(by: hand, on: rows)
  }
}
