import Dactyl

/// A stretch as the numbers that are compared: each differs between two people who do the same by
/// about as much, whatever its size.
struct DemonstrationTraits: Sendable {
  /// What a number tells.
  enum Trait: Int, CaseIterable {
    /// The logarithm of the time.
    case time
    /// The direction of the centre's way; nearer to 0 for short ways.
    case across, down
    /// How far the centre went, as a logarithm.
    case reach
    /// How many times farther apart the fingers are in the end, as a logarithm.
    case spread
    /// The angle about the centre.
    case turn
    /// How unequal the fingers' own ways are, 0…1.
    case inequality
    /// How many times longer the path is than the way, as a logarithm.
    case detour
    /// How late the last finger came and how early the first left, as logarithms.
    case landing, leaving
    /// How far apart the fingers came down, as a logarithm.
    case distance
  }

  let fingers: Int
  let isMoved: Bool
  let numbers: [Float]
  /// What it costs to leave the stretch out, beside stretches of some numbers of fingers.
  let skip: Float

  init(_ stretch: DemonstrationStretch, before: Int, after: Int) {
    fingers = stretch.fingers
    isMoved = stretch.isMoved
    numbers = Self.numbers(of: stretch)
    skip = Self.skip(stretch, before: before, after: after)
  }

  /// The traits of stretches that follow each other.
  static func all(of stretches: [DemonstrationStretch]) -> [DemonstrationTraits] {
    stretches.indices.map { index in
      DemonstrationTraits(
        stretches[index], before: index > 0 ? stretches[index - 1].fingers : 0,
        after: index + 1 < stretches.count ? stretches[index + 1].fingers : 0)
    }
  }

  private static func numbers(of stretch: DemonstrationStretch) -> [Float] {
    let millimetre = DemonstrationStretch.millimetre
    var numbers = [Float](repeating: 0, count: Trait.allCases.count)
    func set(_ trait: Trait, _ number: Double) { numbers[trait.rawValue] = Float(number) }
    let way = stretch.shift.length
    set(.time, logarithm(max(stretch.time, 0.008)))
    if stretch.fingers == 0 {
      set(.reach, logarithm(1 + way / (3 * millimetre)))
      return numbers
    }
    set(.across, stretch.shift.dx / (way + 3 * millimetre))
    set(.down, stretch.shift.dy / (way + 3 * millimetre))
    set(.reach, logarithm(1 + stretch.reach / (2 * millimetre)))
    set(.detour, logarithm((stretch.path + 4 * millimetre) / (way + 4 * millimetre)))
    set(.landing, logarithm(1 + stretch.landing / 0.04))
    set(.leaving, logarithm(1 + stretch.leaving / 0.04))
    guard stretch.fingers > 1 else { return numbers }
    set(.spread, logarithm((stretch.span + millimetre) / (stretch.firstSpan + millimetre)))
    set(.turn, stretch.turn)
    set(
      .inequality, (stretch.longest - stretch.shortest) / (stretch.longest + 3 * millimetre))
    set(.distance, logarithm((stretch.firstSpan + millimetre) / millimetre))
    return numbers
  }

  private static func skip(
    _ stretch: DemonstrationStretch, before: Int, after: Int
  ) -> Float {
    let time = stretch.time / 0.3
    var cost = min(time * time, 4)
    if stretch.fingers == 0 { return Float(cost + 2.5) }
    let far = logarithm(1 + stretch.reach / (2 * DemonstrationStretch.millimetre)) - 1
    if far > 0 { cost += far * far }
    let isStep =
      before < stretch.fingers && stretch.fingers < after
      || before > stretch.fingers && stretch.fingers > after
    return Float(isStep ? cost : cost + 1.5)
  }
}
