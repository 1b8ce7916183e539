/// One contact, or merged sample, of `ContactRows`.
package struct ContactRow {
  private let start: UnsafePointer<Double>

  /// The row that begins at a place.
  @inline(__always)
  package init(start: UnsafePointer<Double>) { self.start = start }

  /// When it was, of a merged sample.
  package var time: Double { start[14] }

  /// Where it is.
  var place: Point { Point(start[2], start[3]) }

  /// Whether more than the place is known.
  package var hasDetails: Bool { start[15] != ContactRows.placeAlone }

  @inline(__always)
  func isOf(_ contact: Int) -> Bool { start[0] == Double(contact) }

  /// Whether it is one of the same contact as another.
  @inline(__always)
  func isOfSame(as other: ContactRow) -> Bool { start[0] == other.start[0] }

  /// Whether all that is said is that a contact moved to a place there is, with nothing out of the
  /// ordinary.
  @inline(__always)
  var isMove: Bool {
    start[1] == Double(TouchPhase.moved.rawValue) && isFinite(2) && isFinite(3)
      && (!hasDetails || isOrdinary)
  }

  /// Whether a number is finite, by its bits: microcontrollers compute with doubles in software.
  @inline(__always)
  private func isFinite(_ index: Int) -> Bool {
    let exponent = Double.infinity.bitPattern
    return start[index].bitPattern & exponent != exponent
  }

  /// Whether more than kind, force and size is known.
  private var hasPose: Bool { start[15] != ContactRows.sizeAlone }

  /// Whether the details make sense, without a precise place, and of a place that was not made up.
  private var isOrdinary: Bool {
    let kind = start[4]
    guard kind == 0 || kind != kind || kind == 1 || kind == 2 || kind == 3 else { return false }
    if hasPose {
      guard start[12] != start[12], start[13] != start[13], start[15] != 1 else { return false }
    }
    for index in 5..<(hasPose ? 12 : 8) where abs(start[index]) == .infinity { return false }
    return true
  }

  /// Copies the details, without a precise place, into a contact that has none yet.
  @inline(never)
  func readDetails(into contact: inout Contact) {
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
  package func read(into contact: inout Contact) -> Bool {
    let id = start[0].whole()
    guard id != Double.notWhole, let phase = TouchPhase(rawValue: start[1].small()) else {
      return false
    }
    var kind = TouchKind.direct
    if hasDetails {
      guard let said = TouchKind(rawValue: start[4].small(orUnknown: 0)) else { return false }
      kind = said
    }
    write(id, phase, kind, into: &contact)
    return true
  }

  /// The same of a hovering pointer, whose height stands in place of the force.
  package func read(into sample: inout HoverSample) -> Bool {
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

  /// Takes over what it says of a sample that was merged into a move, where that makes sense.
  func readMove(into sample: inout CoalescedContact) {
    let kind = hasDetails ? TouchKind(rawValue: UInt8(number(4))) : nil
    sample.time = time
    write(Int(start[0]), .moved, kind ?? .direct, into: &sample.contact)
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
