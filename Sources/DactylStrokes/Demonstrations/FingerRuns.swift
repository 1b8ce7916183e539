import Dactyl

/// What fingers do from the first one down on, as runs during which the same fingers are down.
///
/// Tell it the fingers of each moment: `startSnapshot()`, `add` for each, `commit`. Allocates only when
/// fingers come or go.
struct FingerRuns: Sendable {
  /// A time during which the same fingers, or none, are down.
  struct Run: Sendable {
    var stretch: DemonstrationStretch
    var start: Double
    /// The centre of the fingers at the beginning and now.
    var first: Point
    var centre: Point
  }

  struct Finger: Sendable {
    var id: Int
    var place: Point
    var way = 0.0
  }

  private(set) var runs: ContiguousArray<Run> = []
  private var fingers: ContiguousArray<Finger> = []
  private var coming: ContiguousArray<Finger> = []

  var isEmpty: Bool { runs.isEmpty }

  /// True if fingers are down.
  var areFingersDown: Bool { !fingers.isEmpty }

  /// Forgets everything.
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    fingers.removeAll(keepingCapacity: true)
  }

  /// Begins to tell where the fingers are at a time.
  mutating func startSnapshot() { coming.removeAll(keepingCapacity: true) }

  /// Tells where a finger is.
  mutating func add(_ id: Int, at place: Point) {
    coming.append(Finger(id: id, place: place))
  }

  /// Follows the fingers that were added since `startSnapshot()`.
  mutating func commit(at time: Double) {
    if isSame {
      if !runs.isEmpty { extend(at: time) }
      return
    }
    close(at: time)
    swap(&fingers, &coming)
    open(at: time)
  }

  private var isSame: Bool {
    guard coming.count == fingers.count else { return false }
    for index in coming.indices where coming[index].id != fingers[index].id { return false }
    return true
  }

  /// Ends the run under way.
  private mutating func close(at time: Double) {
    guard let last = runs.indices.last else { return }
    runs[last].stretch.time = time - runs[last].start
  }

  private mutating func open(at time: Double) {
    var stretch = DemonstrationStretch(fingers: fingers.count)
    if fingers.isEmpty {
      guard let last = runs.last else { return }
      runs.append(Run(stretch: stretch, start: time, first: last.centre, centre: last.centre))
      return
    }
    for index in fingers.indices { fingers[index].way = 0 }
    let centre = Self.centre(of: fingers)
    stretch.firstSpan = Self.span(of: fingers, about: centre)
    stretch.span = stretch.firstSpan
    if let last = runs.indices.last, runs[last].stretch.fingers == 0 {
      runs[last].stretch.shift = centre - runs[last].first
    }
    runs.append(Run(stretch: stretch, start: time, first: centre, centre: centre))
  }

  /// The same fingers are down, or none, and have moved.
  private mutating func extend(at time: Double) {
    guard var run = runs.popLast() else { return }
    run.move(from: &fingers, to: coming, at: time)
    runs.append(run)
  }
  static func centre(of fingers: ContiguousArray<Finger>) -> Point {
    var sum = Vector.zero
    for finger in fingers { sum += finger.place - .zero }
    return .zero + sum / Double(max(fingers.count, 1))
  }

  static func span(of fingers: ContiguousArray<Finger>, about centre: Point) -> Double {
    guard fingers.count > 1 else { return 0 }
    var sum = 0.0
    for finger in fingers { sum += finger.place.squaredDistance(to: centre) }
    return 2 * (sum / Double(fingers.count)).squareRoot()
  }
}

extension FingerRuns.Run {
  /// Takes in where its fingers have moved to.
  fileprivate mutating func move(
    from fingers: inout ContiguousArray<FingerRuns.Finger>,
    to coming: ContiguousArray<FingerRuns.Finger>, at time: Double
  ) {
    stretch.time = time - start
    guard !fingers.isEmpty else { return }
    let next = FingerRuns.centre(of: coming)
    var shortest = Double.infinity
    var across = 0.0
    var along = 0.0
    for index in fingers.indices {
      let before = fingers[index].place - centre
      let after = coming[index].place - next
      across += before.cross(after)
      along += before.dot(after)
      fingers[index].way += fingers[index].place.distance(to: coming[index].place)
      fingers[index].place = coming[index].place
      stretch.longest = max(stretch.longest, fingers[index].way)
      shortest = min(shortest, fingers[index].way)
    }
    stretch.shortest = shortest
    stretch.path += centre.distance(to: next)
    stretch.reach = max(stretch.reach, first.distance(to: next))
    stretch.shift = next - first
    centre = next
    guard fingers.count > 1 else { return }
    stretch.span = FingerRuns.span(of: fingers, about: centre)
    if stretch.span > 8 * DemonstrationStretch.millimetre {
      stretch.turn += arctangent(across, along)
    }
  }
}

extension FingerRuns {
  /// Runs of fingers shorter than this, in seconds, beside one of more fingers are part of how
  /// those come and go.
  private static let shortest = 0.08

  /// The stretches so far: runs without those in which fingers only come or go.
  func stretches() -> [DemonstrationStretch] {
    var kept = runs.map { $0.stretch }
    // The pause after the last lift is no part of it.
    if kept.last?.fingers == 0 { kept.removeLast() }
    while let index = Self.briefest(of: kept) {
      let brief = kept[index]
      if index + 1 < kept.count, kept[index + 1].fingers > brief.fingers {
        kept[index + 1].landing += brief.time + brief.landing
      } else {
        kept[index - 1].leaving += brief.time + brief.leaving
      }
      kept.remove(at: index)
    }
    return kept
  }

  /// The shortest stretch in which fingers only come or go; nil if there is none.
  private static func briefest(of stretches: [DemonstrationStretch]) -> Int? {
    var briefest: Int?
    for index in stretches.indices {
      let stretch = stretches[index]
      guard stretch.fingers > 0, stretch.time < shortest,
        stretch.time < briefest.map({ stretches[$0].time }) ?? .infinity,
        index > 0 && stretches[index - 1].fingers > stretch.fingers
          || index + 1 < stretches.count && stretches[index + 1].fingers > stretch.fingers
      else { continue }
      briefest = index
    }
    return briefest
  }
}
