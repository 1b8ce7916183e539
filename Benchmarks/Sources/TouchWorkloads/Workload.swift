/// A measured task that repeats the same rounds and checks their results.
package protocol Workload: AnyObject {
  /// The number of contact updates in a round.
  var updates: Int { get }
  /// Allocations while fingers keep moving, with gestures begun; nil if unknown.
  var steadyAllocations: Int? { get }

  /// Runs more rounds.
  ///
  /// - Throws: `WorkloadError` if their results are wrong.
  func run(rounds: Int) throws
}
