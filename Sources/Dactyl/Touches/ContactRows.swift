/// The contacts of a frame as numbers, for hosts that write frames so: each is a row of sixteen
/// doubles, as `dactyl.h` describes them. NaN stands for what the host does not know.
package struct ContactRows {
  /// When the frame happened, in seconds.
  let time: Double
  /// How many contacts there are.
  let count: Int
  private let start: UnsafePointer<Double>

  /// How many numbers a row has.
  package static var length: Int { 16 }
  /// Stands last in a row of which nothing but number, phase and place is known.
  package static var placeAlone: Double { 2 }

  /// So many rows from a place on.
  package init(time: Double, start: UnsafePointer<Double>, count: Int) {
    self.time = time
    self.start = start
    self.count = count
  }

  /// The row of a contact.
  subscript(index: Int) -> ContactRow {
    @inline(__always) get { ContactRow(start: start + ContactRows.length * index) }
  }
}

/// One contact of `ContactRows`.
struct ContactRow {
  private let start: UnsafePointer<Double>

  @inline(__always)
  init(start: UnsafePointer<Double>) { self.start = start }

  /// Where it is.
  var place: Point { Point(start[2], start[3]) }

  /// Whether more than the place is known.
  var hasDetails: Bool { start[15] != ContactRows.placeAlone }

  /// Whether all that is said is that a contact moved to a place there is, with nothing out of the
  /// ordinary.
  @inline(__always)
  func isMove(of contact: Int) -> Bool {
    start[0] == Double(contact) && start[1] == Double(TouchPhase.moved.rawValue)
      && isFinite(2) && isFinite(3) && (!hasDetails || isOrdinary)
  }

  /// Whether a number is finite, by its bits: microcontrollers compute with doubles in software.
  @inline(__always)
  private func isFinite(_ index: Int) -> Bool {
    let exponent = Double.infinity.bitPattern
    return start[index].bitPattern & exponent != exponent
  }

  /// Whether the details make sense, without a precise place, and of a place that was not made up.
  @inline(never)
  private var isOrdinary: Bool {
    let kind = start[4]
    guard kind == 0 || kind != kind || kind == 1 || kind == 2 || kind == 3,
      start[12] != start[12], start[13] != start[13], start[15] != 1
    else { return false }
    for index in 5..<12 where abs(start[index]) == .infinity { return false }
    return true
  }

  /// Takes the details over.
  @inline(never)
  func readDetails(into sample: inout TouchSample) {
    sample.force = number(5)
    sample.maximumForce = number(6)
    sample.majorRadius = number(7)
    sample.majorRadiusTolerance = number(8)
    sample.altitude = start[9] != start[9] ? .pi / 2 : start[9]
    sample.azimuth = number(10)
    sample.roll = number(11)
  }

  private func number(_ index: Int) -> Double { start[index] != start[index] ? 0 : start[index] }
}
