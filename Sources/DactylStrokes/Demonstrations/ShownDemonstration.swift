/// A demonstration as a library keeps it.
public struct ShownDemonstration: Sendable {
  /// The number for removing it, unique in the library's history.
  public let id: Int
  /// The number of its class.
  public let classID: Int
  /// What was shown.
  public let demonstration: Demonstration

  /// The index of its class in the library.
  var classIndex: Int
  let traits: [DemonstrationTraits]
  /// For each stretch, its traits at some parts of it, for what is still going on.
  let begun: [[DemonstrationTraits]]

  /// The parts of a stretch that something unfinished is compared with.
  static let parts = [0.15, 0.3, 0.45, 0.6, 0.8, 1]

  init(id: Int, classID: Int, classIndex: Int, _ demonstration: Demonstration) {
    self.id = id
    self.classID = classID
    self.classIndex = classIndex
    self.demonstration = demonstration
    let stretches = demonstration.stretches
    traits = DemonstrationTraits.all(of: stretches)
    begun = stretches.indices.map { index in
      Self.parts.map { part in
        DemonstrationTraits(
          stretches[index].begun(part), before: index > 0 ? stretches[index - 1].fingers : 0,
          after: stretches[index].fingers)
      }
    }
  }
}
