import ArgumentParser
import DactylStrokes
import Foundation
import StrokeData

/// Fits how strokes that are no gesture are refused, and prints what that costs on others.
struct Rejection: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Weights of the rejection, and what it loses and lets through on people left out.")

  @Option(help: "The share of true gestures that may be lost, in per cent.")
  var lost = 1.3

  func run() throws {
    let recordings = RecordedStrokes()
    guard recordings.isAvailable else {
      print("skipped: no recordings at \(recordings.folder.path)")
      return
    }
    let paths = try RejectionFitting(
      recordings, sets: RecordedSet.unistrokes, cloud: false, folds: 3)
    // The number of strokes is the same for all that is compared by paths.
    report("single strokes", paths, unused: [6])
    let clouds = try RejectionFitting(
      recordings, sets: RecordedSet.multistrokes, cloud: true, folds: 2)
    report("several strokes", clouds, unused: [7, 8, 9, 10])
  }

  private func report(_ name: String, _ fitting: RejectionFitting, unused: Set<Int>) {
    var table = TextTable(
      "\(name): accepted in per cent, by weights fitted on other collections, other people's words, other "
        + "drawings (95 % interval over people); lost = right class nearest, but refused",
      ["", "templates", "lost", "words", "drawings", "digits and symbols", "misread, accepted"])
    func rows(_ name: String, _ tallies: [Bool: [RejectionFitting.Kind: PeopleTally]]) {
      for isSmall in [false, true] {
        let kinds = tallies[isSmall] ?? [:]
        func cell(_ kind: RejectionFitting.Kind) -> String { kinds[kind]?.text() ?? "–" }
        table.add([
          name, isSmall ? "3 by one person" : "10", cell(.right), cell(.word), cell(.drawing),
          cell(.unseen), cell(.wrong),
        ])
      }
    }
    let share = lost / 100
    rows("all numbers", fitting.heldOut(lost: share, unused: unused))
    rows(
      "distances alone",
      fitting.heldOut(lost: share, unused: unused.union(3...14)))
    rows(
      "without background",
      fitting.heldOut(lost: share, unused: unused.union(11...14)))
    rows("words only", fitting.heldOut(lost: share, kinds: [.word], unused: unused))
    rows("drawings only", fitting.heldOut(lost: share, kinds: [.drawing], unused: unused))
    table.print()
    let weights = RejectionFitting.weights(fitting.cases, lost: share, unused: unused)
    print("weights:", weights.map { String(format: "%.2f", $0) }.joined(separator: ", "))
    var shipped: [Bool: [RejectionFitting.Kind: PeopleTally]] = [:]
    let used = fitting.cases.first.map { _ in name == "single strokes" } ?? true
    for row in fitting.cases {
      let accepted =
        RejectionFitting.sum(
          used ? StrokeEvidence.pathWeights : StrokeEvidence.cloudWeights, row.numbers) < 0
      shipped[row.isSmall, default: [:]][row.kind, default: PeopleTally()].add(
        row.person, hit: row.kind == .right ? !accepted : accepted)
    }
    table.rows = []
    rows("as shipped, in sight", shipped)
    table.print()
  }
}
