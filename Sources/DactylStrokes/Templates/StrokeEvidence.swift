/// How near each template lies to the others of its library: what the rejection thresholds are learnt from.
struct StrokeEvidence {
  /// A kind of distance, with constants set on recorded people.
  struct Kind {
    fileprivate var slot: Int
    fileprivate var otherFactor: Double
    fileprivate var ownFactor: Double
    fileprivate var least: Double
    fileprivate var most: Double

    /// A single stroke against a template of one stroke.
    static let path = Kind(slot: 0, otherFactor: 1.4, ownFactor: 2.2, least: 0.64, most: 5.12)
    /// Everything else.
    static let cloud = Kind(slot: 2, otherFactor: 1.5, ownFactor: 2.5, least: 1, most: 10)
  }

  /// Four numbers a template: for each kind the distance to the nearest other template of its class and to
  /// the nearest one of another class, or infinity.
  private var distances: [Float] = []

  /// The distance to the nearest template of the same class or of another, or infinity.
  func nearest(to template: Int, _ kind: Kind, same: Bool) -> Float {
    distances[4 * template + kind.slot + (same ? 0 : 1)]
  }

  /// Takes note of the distance to another template.
  mutating func note(_ distance: Float, to template: Int, _ kind: Kind, same: Bool) {
    let place = 4 * template + kind.slot + (same ? 0 : 1)
    distances[place] = min(distances[place], distance)
  }

  /// Adds a template that has not been compared with any.
  mutating func append() {
    distances += [.infinity, .infinity, .infinity, .infinity]
  }

  /// Adds the templates of other evidence.
  mutating func append(_ other: StrokeEvidence) { distances += other.distances }

  /// Replaces the evidence of a template by that of the only one of other evidence.
  mutating func replace(_ template: Int, by other: StrokeEvidence) {
    for slot in 0..<4 { distances[4 * template + slot] = other.distances[slot] }
  }

  /// Removes a template.
  mutating func remove(_ template: Int) {
    distances.removeSubrange(4 * template..<4 * template + 4)
  }

  /// The threshold that a set of templates speaks for.
  ///
  /// With two classes or more, a multiple of the 20th percentile of the distances to other classes: where
  /// the nearest classes lie says better than the spread within a class how far a gesture may stray,
  /// because it hardly depends on how many templates there are and how alike they are. With one class, a
  /// multiple of the 95th percentile within it. Alone, and at most, what sets of 16 classes of
  /// recorded gestures needed at most.
  func threshold(_ kind: Kind) -> Double {
    var others = finite(from: kind.slot + 1)
    var threshold = kind.most
    if !others.isEmpty {
      threshold = kind.otherFactor * others.ranked(others.count / 5)
    } else {
      var own = finite(from: kind.slot)
      if !own.isEmpty {
        threshold = kind.ownFactor * own.ranked(min(own.count * 19 / 20, own.count - 1))
      }
    }
    return min(max(threshold, kind.least), kind.most)
  }

  /// The finite numbers of one slot of all templates.
  private func finite(from slot: Int) -> [Double] {
    var finite: [Double] = []
    var place = slot
    while place < distances.count {
      if distances[place].isFinite { finite.append(Double(distances[place])) }
      place += 4
    }
    return finite
  }
}
