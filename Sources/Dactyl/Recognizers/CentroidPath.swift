/// How far the centre of some fingers has travelled.
struct CentroidPath: FingerPath {
  /// The way so far, in the window.
  private(set) var travelled = Vector.zero
  /// What was travelled when the fingers last became more or fewer.
  private var base = Vector.zero
  /// Where the centre was then.
  private var reference = Point.zero

  static var fewest: Int { 1 }

  init() {}

  mutating func removeAll() { self = CentroidPath() }

  // Not zero plus that: sums are what microcontrollers spend their time on.
  var progress: Point { Point(travelled.dx, travelled.dy) }

  /// Where the centre of the fingers is.
  var centre: Point { reference + (travelled - base) }

  mutating func rebase(on places: Positions) {
    base = travelled
    reference = places.centre
  }

  mutating func follow(_ places: Positions) {
    travelled = base + (places.centre - reference)
  }
}
