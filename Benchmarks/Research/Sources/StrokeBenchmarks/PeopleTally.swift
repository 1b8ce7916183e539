import Foundation

/// Counts by person, with an interval for people who differ more than strokes do.
struct PeopleTally {
  private(set) var people: [String: (hits: Int, of: Int)] = [:]

  /// Counts one answer.
  mutating func add(_ person: String, hit: Bool) {
    let now = people[person] ?? (0, 0)
    people[person] = (now.hits + (hit ? 1 : 0), now.of + 1)
  }

  /// Counts what another tally has counted.
  mutating func add(_ other: PeopleTally) {
    for (person, count) in other.people {
      let now = people[person] ?? (0, 0)
      people[person] = (now.hits + count.hits, now.of + count.of)
    }
  }

  var hits: Int { people.values.reduce(0) { $0 + $1.hits } }
  var count: Int { people.values.reduce(0) { $0 + $1.of } }
  var share: Double { count == 0 ? 0 : Double(hits) / Double(count) }

  /// The least share of a person with at least three answers, 0…1.
  var worst: Double {
    people.values.filter { $0.of >= 3 }.map { Double($0.hits) / Double($0.of) }.min() ?? share
  }

  /// The largest share of a person with at least three answers, 0…1.
  var best: Double {
    people.values.filter { $0.of >= 3 }.map { Double($0.hits) / Double($0.of) }.max() ?? share
  }

  /// How many people have a share below a limit.
  func people(below limit: Double) -> Int {
    people.values.count { Double($0.hits) < limit * Double($0.of) }
  }

  /// The 95 % interval of the share by the bootstrap over people (Efron 1979), 2,000 seeded draws.
  ///
  /// If all or no answers hit, the rule of three over the answers gives the other end.
  var interval: (low: Double, high: Double) {
    guard count > 0 else { return (0, 1) }
    let rule = min(3 / Double(count), 1)
    if hits == 0 { return (0, rule) }
    if hits == count { return (1 - rule, 1) }
    let counts = people.sorted { $0.key < $1.key }.map(\.value)
    var generator = SeededGenerator(seed: 1)
    var shares: [Double] = []
    for _ in 0..<2000 {
      var (hits, of) = (0, 0)
      for _ in counts.indices {
        let one = counts[Int.random(in: counts.indices, using: &generator)]
        hits += one.hits
        of += one.of
      }
      shares.append(Double(hits) / Double(max(of, 1)))
    }
    shares.sort()
    return (shares[50], shares[1949])
  }

  /// Share and interval in per cent.
  func text(decimals: Int = 1) -> String {
    guard count > 0 else { return "–" }
    let (low, high) = interval
    func number(_ share: Double) -> String { String(format: "%.\(decimals)f", 100 * share) }
    return "\(number(share)) (\(number(low))–\(number(high)))"
  }
}
