/// How near a template lies to the others of its library: what the rejection threshold is learnt from.
struct StrokeEvidence: Hashable {
  /// The distance to the nearest other template of its class, or infinity.
  var own: Float = .infinity
  /// The distance to the nearest template of another class, or infinity.
  var other: Float = .infinity

  /// The threshold that a set of templates speaks for.
  ///
  /// With two classes or more, a multiple of the 20th percentile of the distances to other classes: where
  /// the nearest classes lie says better than the spread within a class how far a gesture may stray,
  /// because it hardly depends on how many templates there are and how alike they are. With one class, a
  /// multiple of the 95th percentile within it. Alone, and at most, what sets of 16 classes of
  /// recorded gestures needed at most.
  static func threshold(_ evidence: [StrokeEvidence], rule: Rule) -> Double {
    let others = sorted(evidence) { $0.other }
    if !others.isEmpty {
      return clamped(rule.otherFactor * Double(others[others.count / 5]), rule)
    }
    let own = sorted(evidence) { $0.own }
    guard !own.isEmpty else { return rule.most }
    return clamped(rule.ownFactor * Double(own[min(own.count * 19 / 20, own.count - 1)]), rule)
  }

  /// Constants of a kind of distance, set on recorded people.
  struct Rule {
    var otherFactor: Double
    var ownFactor: Double
    var least: Double
    var most: Double

    static let path = Rule(otherFactor: 1.4, ownFactor: 2.2, least: 0.64, most: 5.12)
    static let cloud = Rule(otherFactor: 1.5, ownFactor: 2.5, least: 1, most: 10)
  }

  private static func sorted(
    _ evidence: [StrokeEvidence], _ distance: (StrokeEvidence) -> Float
  ) -> [Float] {
    var distances: [Float] = []
    for one in evidence where distance(one).isFinite { distances.append(distance(one)) }
    return distances.sorted()
  }

  private static func clamped(_ value: Double, _ rule: Rule) -> Double {
    min(max(value, rule.least), rule.most)
  }
}
