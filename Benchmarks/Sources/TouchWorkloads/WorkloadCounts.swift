/// What was counted while a workload ran.
package struct WorkloadCounts: Codable {
  /// How many rounds it did.
  package var rounds: Int
  /// How often a finger came down, moved or was lifted.
  package var updates: Int
  /// How often memory was asked for.
  package var allocations: Int
  /// How often it was while fingers went on moving, in the second half of each gesture.
  package var steadyAllocations: Int?

  package init(rounds: Int, updates: Int, allocations: Int, steadyAllocations: Int?) {
    self.rounds = rounds
    self.updates = updates
    self.allocations = allocations
    self.steadyAllocations = steadyAllocations
  }
}
