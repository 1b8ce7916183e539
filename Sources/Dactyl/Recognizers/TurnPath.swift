/// How far some fingers have turned about their centre.
///
/// The turn between two samples is the one that brings the fingers' places about their centre nearest to each
/// other in the sense of least squares; of two fingers, that of the line through them. Turns add up beyond ±π.
///
/// Source: the plane case of the orthogonal Procrustes problem (Schönemann 1966).
struct TurnPath: FingerPath {
  /// The turn so far, in radians; clockwise on screen is positive.
  private(set) var turned = 0.0
  /// The mean way of the fingers about their centre, in points, with the turn's sign.
  private(set) var arc = 0.0
  private var places: ContiguousArray<Point> = []

  /// Nearer to the centre than this many points fingers have no direction worth following.
  private static let smallest = 1.0

  static var fewest: Int { 2 }

  init() {}

  var progress: Point { Point(turned, 0) }

  mutating func rebase(on places: ContiguousArray<Point>) {
    self.places.removeAll(keepingCapacity: true)
    self.places.append(contentsOf: places)
  }

  mutating func follow(_ places: ContiguousArray<Point>) {
    defer { rebase(on: places) }
    guard places.count > 1, places.count == self.places.count else { return }
    let from = self.places.centre
    let to = places.centre
    let radius = (self.places.meanDistance(to: from) + places.meanDistance(to: to)) / 2
    guard radius >= TurnPath.smallest else { return }
    var along = 0.0
    var across = 0.0
    for index in places.indices {
      let before = self.places[index] - from
      let after = places[index] - to
      along += before.dot(after)
      across += before.cross(after)
    }
    let turn = arctangent(across, along)
    turned += turn
    arc += turn * radius
  }
}
