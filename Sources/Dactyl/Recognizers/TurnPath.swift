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
  /// How many fingers there were at the last sample, and their span.
  private var count = 0
  private var formerSpan = 0.0
  /// The line from one to the other, of two; of more, their places about their centre.
  private var formerLine = Vector.zero
  private var former = PlainArray<Point>()

  /// Nearer to the centre than this many points fingers have no direction worth following.
  private static let smallest = 1.0

  static var fewest: Int { 2 }

  init() {}

  mutating func removeAll() {
    turned = 0
    arc = 0
    count = 0
  }

  var progress: Point { Point(turned, 0) }

  mutating func rebase(on places: Positions) {
    count = places.count
    formerSpan = places.span
    formerLine = places.line
    former.removeAll()
    guard count > 2 else { return }
    for index in 0..<count { former.append(.zero + (places[index] - places.centre)) }
  }

  mutating func follow(_ places: Positions) {
    guard places.count == count else {
      rebase(on: places)
      return
    }
    guard count > 1 else { return }
    let (along, across) =
      count == 2 ? turnLine(to: places.line) : turnAll(to: places.points, about: places.centre)
    let radius = (formerSpan + places.span) * 0.25
    formerSpan = places.span
    guard radius >= TurnPath.smallest else { return }
    let turn = arctangent(across, along)
    turned += turn
    arc += turn * radius
  }

  @inline(__always)
  private mutating func turnLine(to line: Vector) -> (along: Double, across: Double) {
    let former = formerLine
    formerLine = line
    return (former.dot(line), former.cross(line))
  }

  @inline(never)
  private mutating func turnAll(
    to places: UnsafeBufferPointer<Point>, about centre: Point
  ) -> (along: Double, across: Double) {
    var along = 0.0
    var across = 0.0
    for index in 0..<count {
      let after = places[index] - centre
      let before = Vector(former[index].x, former[index].y)
      along += before.dot(after)
      across += before.cross(after)
      former[index] = Point(after.dx, after.dy)
    }
    return (along, across)
  }
}
