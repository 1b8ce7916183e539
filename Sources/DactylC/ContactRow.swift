import Dactyl

/// One contact, or merged sample, as numbers, for hosts that write frames so: a row of sixteen
/// doubles, as `dactyl.h` describes it. NaN stands for what the host does not know.
struct ContactRow {
  private let start: UnsafePointer<Double>

  /// How many numbers a row has.
  static var length: Int { 16 }
  /// The last number of a row that says only number, phase and place.
  static var placeAlone: Double { 2 }
  /// The last number of a row that also says kind, force and size, and nothing else.
  private static var sizeAlone: Double { 3 }

  /// The row that begins at a place.
  init(start: UnsafePointer<Double>) { self.start = start }

  /// When it was, of a merged sample.
  var time: Double { start[14] }

  /// Where it is.
  var place: Point { Point(start[2], start[3]) }

  /// Whether more than the place is known.
  var hasDetails: Bool { start[15] != ContactRow.placeAlone }

  /// Whether more than kind, force and size is known.
  private var hasPose: Bool { start[15] != ContactRow.sizeAlone }

  /// Copies the details, without a precise place, into a contact that has none yet.
  @inline(never)
  private func readDetails(into contact: inout Contact) {
    contact.force = number(5)
    contact.maximumForce = number(6)
    contact.majorRadius = number(7)
    guard hasPose else { return }
    contact.majorRadiusTolerance = number(8)
    contact.altitude = number(9, orUnknown: .pi / 2)
    contact.azimuth = number(10)
    contact.roll = number(11)
  }

  /// Copies the whole row into a contact; false if a number in it stands for no word.
  @inline(never)
  func read(into contact: inout Contact) -> Bool {
    var (id, phase) = (contact.id, contact.phase)
    // Mostly the memory holds the same contact of the frame before.
    if start[0] != Double(id) { id = start[0].whole() }
    if start[1] != Double(phase.rawValue) {
      guard let said = TouchPhase(rawValue: start[1].small()) else { return false }
      phase = said
    }
    guard id != Double.notWhole else { return false }
    var kind = TouchKind.direct
    if hasDetails {
      guard let said = TouchKind(rawValue: start[4].small(orUnknown: 0)) else { return false }
      kind = said
    }
    write(id, phase, kind, into: &contact)
    return true
  }

  /// The same of a hovering pointer, whose height stands in place of the force.
  func read(into sample: inout HoverSample) -> Bool {
    let id = start[0].whole()
    guard id != Double.notWhole, let phase = HoverSample.Phase(rawValue: start[1].small()) else {
      return false
    }
    sample = HoverSample(id: id, phase: phase, position: place)
    guard hasDetails else { return true }
    let usual = Int(sample.kind.rawValue)
    guard let kind = TouchKind(rawValue: start[4].small(orUnknown: usual)) else { return false }
    sample.kind = kind
    sample.zOffset = number(5)
    sample.altitude = number(9, orUnknown: .pi / 2)
    sample.azimuth = number(10)
    sample.roll = number(11)
    return true
  }

  @inline(never)
  private func write(
    _ id: Int, _ phase: TouchPhase, _ kind: TouchKind, into contact: inout Contact
  ) {
    contact = Contact(id: id, phase: phase, position: place, kind: kind)
    guard hasDetails else { return }
    readDetails(into: &contact)
    guard hasPose else { return }
    let precise = Point(start[12], start[13])
    contact.precisePosition = precise.x.isNaN && precise.y.isNaN ? nil : precise
    contact.isEstimated = start[15] == 1
  }

  #if hasFeature(Embedded)
    @inline(never)
  #endif
  private func number(_ index: Int, orUnknown neutral: Double = 0) -> Double {
    start[index].orUnknown(neutral)
  }
}
