/// A workload's cost after warming up.
struct Figure: Codable {
  /// Instructions per contact update: a touch-down, move or lift.
  var instructionsPerUpdate: Double
  /// Instructions per move of a finger that keeps moving; nil if fingers do not move.
  var instructionsPerMove: Double?
  /// Retains, checked accesses and hashes per update.
  var retainsPerUpdate: Double
  var accessChecksPerUpdate: Double
  var hashesPerUpdate: Double
  /// Allocations in a round: a gesture, a recording or a window from beginning to end.
  var allocationsPerRound: Double
  /// Allocations while a round's fingers keep moving; nil if fingers do not move.
  var steadyAllocationsPerRound: Double?

  init(_ counts: CallgrindCounts) {
    instructionsPerUpdate = counts.perUpdate(counts.instructions)
    retainsPerUpdate = counts.perUpdate(counts.retains)
    accessChecksPerUpdate = counts.perUpdate(counts.accessChecks)
    hashesPerUpdate = counts.perUpdate(counts.hashes)
    allocationsPerRound = counts.perRound(counts.counts.allocations)
    steadyAllocationsPerRound = counts.counts.steadyAllocations.map(counts.perRound)
  }

  /// The figures that may not grow by more than 5 %, by name.
  var guarded: [(name: String, value: Double)] {
    var guarded = [
      ("instructions per update", instructionsPerUpdate),
      ("allocations per round", allocationsPerRound),
    ]
    if let instructionsPerMove {
      guarded.append(("instructions per steady move", instructionsPerMove))
    }
    if let steadyAllocationsPerRound {
      guarded.append(("allocations in steady moves per round", steadyAllocationsPerRound))
    }
    return guarded
  }
}
