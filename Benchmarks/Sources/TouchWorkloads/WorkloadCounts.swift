/// What was counted while a workload ran.
package struct WorkloadCounts: Codable {
  /// How often a finger came down, moved or was lifted.
  package var updates: Int
  /// How often memory was asked for.
  package var allocations: Int
  /// How often it was while fingers went on moving, in the second half of each gesture.
  package var steadyAllocations: Int?

  package init(updates: Int, allocations: Int, steadyAllocations: Int?) {
    self.updates = updates
    self.allocations = allocations
    self.steadyAllocations = steadyAllocations
  }
}
