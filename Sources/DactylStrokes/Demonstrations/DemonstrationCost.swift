/// How unlike two demonstrations are, stretch by stretch.
///
/// The squared difference of each number, over what it differs by between two people who do the
/// same; stretches of another number of fingers cost what it takes to leave them out. The
/// differences between people come from recordings of 14 of them (Docs/measurements.md).
struct DemonstrationCost {
  typealias Trait = DemonstrationTraits.Trait

  /// What the class forgives: a bit for each trait.
  private let forgiven: UInt16

  init(forgiven options: StrokeInvariance) {
    var traits: UInt16 = 0
    for (option, forgiven) in Self.forgiven where options.contains(option) {
      for trait in forgiven { traits |= 1 << trait.rawValue }
    }
    forgiven = traits
  }

  private static let forgiven: [(StrokeInvariance, [Trait])] = [
    (.speed, [.time]), (.rotation, [.across, .down]), (.size, [.reach, .distance]),
  ]

  /// The root mean square differences between two people: of fingers that rest, of fingers that
  /// travel, and of pauses.
  private static let resting: [Float] = [
    0.85, 0.25, 0.25, 0.45, 0.1, 0.1, 0.16, 0.31, 0.28, 0.25, 0.26,
  ]
  private static let travelling: [Float] = [
    0.87, 0.25, 0.25, 0.7, 0.19, 0.2, 0.15, 0.58, 0.38, 0.35, 0.3,
  ]
  private static let pausing: [Float] = [0.8, 1, 1, 0.4, 1, 1, 1, 1, 1, 1, 1]

  /// The cost of the best alignment of what was shown, with a last stretch that has begun, and what
  /// was done.
  func between(
    _ shown: ArraySlice<DemonstrationTraits>, then begun: DemonstrationTraits? = nil,
    _ done: [DemonstrationTraits]
  ) -> Float {
    // What is asked with every move of most gestures, without a table.
    if shown.isEmpty, done.count == 1, let begun { return between(begun, done[0]) }
    var row = ContiguousArray<Float>(repeating: 0, count: done.count + 1)
    for index in done.indices { row[index + 1] = row[index] + done[index].skip }
    for one in shown { align(one, with: done, &row) }
    if let begun { align(begun, with: done, &row) }
    return row[done.count]
  }

  private func between(_ shown: DemonstrationTraits, _ done: DemonstrationTraits) -> Float {
    let skipped = shown.skip + done.skip
    return (shown.fingers == 0) == (done.fingers == 0)
      ? min(skipped, difference(shown, done)) : skipped
  }

  /// Goes on from the costs of all that was shown before a stretch, for each part of what was done.
  private func align(
    _ one: DemonstrationTraits, with done: [DemonstrationTraits],
    _ row: inout ContiguousArray<Float>
  ) {
    var diagonal = row[0]
    row[0] += one.skip
    for index in done.indices {
      var best = min(row[index + 1] + one.skip, row[index] + done[index].skip)
      if (one.fingers == 0) == (done[index].fingers == 0) {
        best = min(best, diagonal + difference(one, done[index]))
      }
      diagonal = row[index + 1]
      row[index + 1] = best
    }
  }

  /// What each finger more or less costs: more than a library accepts.
  private static let finger: Float = 2.5

  /// The cost of one stretch beside another; both are pauses, or neither is.
  private func difference(_ shown: DemonstrationTraits, _ done: DemonstrationTraits) -> Float {
    var sum = Self.finger * Float(abs(shown.fingers - done.fingers))
    let usual = Self.usual(shown)
    for index in usual.indices { sum += part(index, usual, shown, done) }
    return sum
  }

  /// What one number adds.
  func part(
    _ trait: Trait, _ shown: DemonstrationTraits, _ done: DemonstrationTraits
  ) -> Float {
    part(trait.rawValue, Self.usual(shown), shown, done)
  }

  private func part(
    _ index: Int, _ usual: [Float], _ shown: DemonstrationTraits, _ done: DemonstrationTraits
  ) -> Float {
    if forgiven & 1 << index != 0 { return 0 }
    let off = done.numbers[index] - shown.numbers[index]
    return min(off * off, 9) / (usual[index] * usual[index]) / Float(usual.count)
  }

  private static func usual(_ shown: DemonstrationTraits) -> [Float] {
    shown.fingers == 0 ? pausing : shown.isMoved ? travelling : resting
  }
}
