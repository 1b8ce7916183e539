/// How unlike two demonstrations are, stretch by stretch.
///
/// The squared difference of each number, over what it differs by between two people who do the
/// same; stretches of another number of fingers cost what it takes to leave them out. The
/// differences between people come from recordings of 14 of them (Docs/measurements.md).
struct DemonstrationCost {
  /// What the class forgives.
  var forgiven: StrokeInvariance

  typealias Trait = DemonstrationTraits.Trait

  /// The root mean square differences between two people: of fingers that rest, of fingers that
  /// travel, and of pauses.
  private static let resting: [Float] = [
    0.85, 0.25, 0.25, 0.45, 0.1, 0.1, 0.16, 0.31, 0.28, 0.25, 0.26,
  ]
  private static let travelling: [Float] = [
    0.87, 0.25, 0.25, 0.7, 0.19, 0.2, 0.15, 0.58, 0.38, 0.35, 0.3,
  ]
  private static let pausing: [Float] = [0.8, 1, 1, 0.4, 1, 1, 1, 1, 1, 1, 1]

  /// The cost of the best alignment of what was shown and what was done.
  func between(_ shown: ArraySlice<DemonstrationTraits>, _ done: [DemonstrationTraits]) -> Float {
    var row = ContiguousArray<Float>(repeating: 0, count: done.count + 1)
    for index in done.indices { row[index + 1] = row[index] + done[index].skip }
    for one in shown {
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
    return row[done.count]
  }

  /// What each finger more or less costs: more than a library accepts.
  private static let finger: Float = 2.5

  /// The cost of one stretch beside another; both are pauses, or neither is.
  func difference(_ shown: DemonstrationTraits, _ done: DemonstrationTraits) -> Float {
    var sum = Self.finger * Float(abs(shown.fingers - done.fingers))
    for trait in Trait.allCases { sum += part(trait, shown, done) }
    return sum
  }

  /// What one number adds.
  func part(
    _ trait: Trait, _ shown: DemonstrationTraits, _ done: DemonstrationTraits
  ) -> Float {
    if isForgiven(trait) { return 0 }
    let usual =
      shown.fingers == 0 ? Self.pausing : shown.isMoved ? Self.travelling : Self.resting
    let off = done.numbers[trait.rawValue] - shown.numbers[trait.rawValue]
    return min(off * off, 9) / (usual[trait.rawValue] * usual[trait.rawValue])
      / Float(Trait.allCases.count)
  }

  private func isForgiven(_ trait: Trait) -> Bool {
    switch trait {
    case .time: forgiven.contains(.speed)
    case .across, .down: forgiven.contains(.rotation)
    case .reach, .distance: forgiven.contains(.size)
    case .spread, .turn, .inequality, .detour, .landing, .leaving: false
    }
  }
}
