/// What a workload costs, once it has warmed up.
struct Figure: Codable {
  /// Instructions for each time that a finger comes down, moves or is lifted.
  var instructionsPerUpdate: Double
  /// Instructions for a finger that goes on moving; nil where fingers do not.
  var instructionsPerMove: Double?
  /// How often an object is retained, an access checked and a value hashed, per update.
  var retainsPerUpdate: Double
  var accessChecksPerUpdate: Double
  var hashesPerUpdate: Double
  /// How often memory is asked for in a round: a gesture, a recording or a window from beginning to
  /// end.
  var allocationsPerRound: Double
  /// How often while the fingers of a round go on moving; nil where fingers do not.
  var steadyAllocationsPerRound: Double?

  init(_ counts: CallgrindCounts) {
    instructionsPerUpdate = counts.perUpdate(counts.instructions)
    retainsPerUpdate = counts.perUpdate(counts.retains)
    accessChecksPerUpdate = counts.perUpdate(counts.accessChecks)
    hashesPerUpdate = counts.perUpdate(counts.hashes)
    allocationsPerRound = counts.perRound(counts.counts.allocations)
    steadyAllocationsPerRound = counts.counts.steadyAllocations.map(counts.perRound)
  }

  /// What may not grow by more than a twentieth, by name.
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
