import ArgumentParser
import DactylStrokes
import Foundation
import StrokeData

/// Fits the rejection of strokes that are no gesture, and prints its cost on other strokes.
struct Rejection: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Weights of the rejection, and what it loses and lets through on people left out.")

  @Option(help: "The share of true gestures of one stroke that may be lost, in per cent.")
  var lost = 0.65

  @Option(help: "The same for gestures of several strokes.")
  var severalLost = 0.25

  func run() throws {
    let recordings = RecordedStrokes()
    guard recordings.isAvailable else {
      print("skipped: no recordings at \(recordings.folder.path)")
      return
    }
    let paths = try RejectionFitting(
      recordings, sets: RecordedSet.unistrokes, cloud: false, folds: 3)
    // The number of strokes is the same for all that is compared by paths.
    report("single strokes", paths, lost: lost / 100, unused: [6])
    let clouds = try RejectionFitting(
      recordings, sets: RecordedSet.multistrokes, cloud: true, folds: 2)
    report("several strokes", clouds, lost: severalLost / 100, unused: [7, 8, 9, 10, 11, 12, 15])
  }

  private func report(
    _ name: String, _ fitting: RejectionFitting, lost share: Double, unused: Set<Int>
  ) {
    var table = TextTable(
      "\(name): accepted in per cent, by weights fitted on other collections, other people's words, other "
        + "drawings (95 % interval over people); lost = right class nearest, but refused",
      [
        "", "templates", "lost", "words", "drawings", "classes taken out", "digits and symbols",
        "misread, accepted",
      ])
    func rows(_ name: String, _ tallies: [Bool: [RejectionFitting.Kind: PeopleTally]]) {
      for isSmall in [false, true] {
        let kinds = tallies[isSmall] ?? [:]
        func cell(_ kind: RejectionFitting.Kind) -> String { kinds[kind]?.text() ?? "–" }
        table.add([
          name, isSmall ? "3 by one person" : "10", cell(.right), cell(.word), cell(.drawing),
          cell(.missing), cell(.unseen), cell(.wrong),
        ])
      }
    }
    rows("all numbers", fitting.heldOut(lost: share, unused: unused))
    for factor in [0.7, 1.5] {
      rows("… \(factor) × lost", fitting.heldOut(lost: factor * share, unused: unused))
    }
    rows("distances alone", fitting.heldOut(lost: share, unused: unused.union(3...15)))
    rows("without background", fitting.heldOut(lost: share, unused: unused.union(11...14)))
    rows("without clouds", fitting.heldOut(lost: share, unused: unused.union([15])))
    rows("words only", fitting.heldOut(lost: share, kinds: [.word], unused: unused))
    rows("drawings only", fitting.heldOut(lost: share, kinds: [.drawing], unused: unused))
    table.print()
    let weights = fitting.weights(of: fitting.cases, lost: share, unused: unused)
    print("weights:", weights.map { String(format: "%.2f", $0) }.joined(separator: ", "))
    var shipped: [Bool: [RejectionFitting.Kind: PeopleTally]] = [:]
    let used = fitting.cases.first.map { _ in name == "single strokes" } ?? true
    for row in fitting.cases {
      let accepted = row.isAccepted(
        by: used ? StrokeEvidence.pathWeights : StrokeEvidence.cloudWeights)
      shipped[row.isSmall, default: [:]][row.kind, default: PeopleTally()].add(
        row.person, hit: row.kind == .right ? !accepted : accepted)
    }
    table.rows = []
    rows("as shipped, in sight", shipped)
    table.print()
  }
}
