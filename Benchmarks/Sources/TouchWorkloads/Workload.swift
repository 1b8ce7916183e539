/// Something that is measured: it does the same in every round, and checks what comes of it.
package protocol Workload: AnyObject {
  /// How often a finger comes down, moves or is lifted in a round.
  var updates: Int { get }
  /// How often memory was asked for while fingers went on moving, begun gestures included; nil
  /// where that cannot be told.
  var steadyAllocations: Int? { get }

  /// Does so many rounds more.
  ///
  /// - Throws: `WorkloadError` where not exactly the right thing has come of them.
  func run(rounds: Int) throws
}
