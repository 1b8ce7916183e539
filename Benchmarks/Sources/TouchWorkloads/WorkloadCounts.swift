/// The counts of a workload's run.
package struct WorkloadCounts: Codable {
  /// How many rounds it did.
  package var rounds: Int
  /// The number of contact updates.
  package var updates: Int
  package var allocations: Int
  /// Allocations while fingers kept moving, in the second half of each gesture.
  package var steadyAllocations: Int?

  package init(rounds: Int, updates: Int, allocations: Int, steadyAllocations: Int?) {
    self.rounds = rounds
    self.updates = updates
    self.allocations = allocations
    self.steadyAllocations = steadyAllocations
  }
}
