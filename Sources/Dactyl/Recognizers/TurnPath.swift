/// How far some fingers have turned about their centre.
///
/// The turn between two samples is the one that brings the fingers' places about their centre
/// nearest to each other in the sense of least squares; of two fingers, that of the line through
/// them. Turns add up beyond ±π.
///
/// Source: the plane case of the orthogonal Procrustes problem (Schönemann 1966).
struct TurnPath: FingerPath, ~Copyable {
  /// The turn so far, in radians; clockwise on screen is positive.
  private(set) var turned = 0.0
  /// The mean way of the fingers about their centre, in points, with the turn's sign.
  private(set) var arc = 0.0
  /// The fingers' places about their centre at the last sample, and their mean distance to it.
  private let former = PositionBuffer()
  private var formerRadius = 0.0

  /// Nearer to the centre than this many points fingers have no direction worth following.
  private static let smallest = 1.0

  static var fewest: Int { 2 }

  init() {}

  mutating func removeAll() {
    turned = 0
    arc = 0
    former.removeAll()
    formerRadius = 0
  }

  var progress: Point { Point(turned, 0) }

  mutating func rebase(on places: Positions) {
    let centre = places.centre
    former.removeAll()
    for index in 0..<places.count { former.append(.zero + (places[index] - centre)) }
    formerRadius = places.meanDistance
  }

  mutating func follow(_ places: Positions) {
    guard places.count == former.count else {
      rebase(on: places)
      return
    }
    let centre = places.centre
    let present = places.meanDistance
    var along = 0.0
    var across = 0.0
    let memory = former.memory
    for index in 0..<places.count {
      let after = places[index] - centre
      let before = Vector(memory[index].x, memory[index].y)
      along += before.dot(after)
      across += before.cross(after)
      memory[index] = Point(after.dx, after.dy)
    }
    let radius = (formerRadius + present) / 2
    formerRadius = present
    guard places.count > 1, radius >= TurnPath.smallest else { return }
    let turn = arctangent(across, along)
    turned += turn
    arc += turn * radius
  }
}
