import Dactyl

/// A frame as hosts write it: a head of four doubles, and sixteen for each contact, merged sample
/// and hovering pointer, as `dactyl.h` describes them. NaN stands for what the host does not know.
struct FrameBuffer {
  static let head = 4
  static let stride = ContactRows.length
  /// How many there may be of each.
  static let limit = 1024

  private let words: UnsafePointer<Double>
  private let count: Int

  /// The words that begin at a place.
  init(_ words: UnsafePointer<Double>, count: Int) {
    self.words = words
    self.count = count
  }

  /// Fills a frame; tells what is wrong with it, if anything.
  ///
  /// What is impossible is refused here; what makes no sense after earlier frames, by the engine.
  func fill(_ frame: inout InputFrame) -> Int32 {
    guard count >= FrameBuffer.head else { return Status.badFrame }
    let contacts = whole(words[1])
    let samples = whole(words[2])
    let hovers = whole(words[3])
    let limits = 0...FrameBuffer.limit
    guard limits ~= contacts, limits ~= samples, limits ~= hovers,
      count == FrameBuffer.head + FrameBuffer.stride * (contacts + samples + hovers)
    else { return Status.badFrame }
    frame.time = words[0]
    var place = words + FrameBuffer.head
    // In place, because from frame to frame the counts are mostly the same.
    resize(&frame.contacts, to: contacts, FrameBuffer.neutral)
    for index in 0..<contacts {
      guard read(place, into: &frame.contacts[index]) else { return Status.badFrame }
      place += FrameBuffer.stride
    }
    resize(&frame.coalesced, to: samples, CoalescedContact(time: 0, contact: FrameBuffer.neutral))
    for index in 0..<samples {
      guard read(place, into: &frame.coalesced[index].contact) else { return Status.badFrame }
      frame.coalesced[index].time = place[14]
      place += FrameBuffer.stride
    }
    frame.hovers.removeAll(keepingCapacity: true)
    for _ in 0..<hovers {
      guard let sample = hover(place) else { return Status.badFrame }
      frame.hovers.append(sample)
      place += FrameBuffer.stride
    }
    return Status.done
  }

  /// The contacts, where there is nothing else in the frame; nil where there is, or not all is as
  /// long as it has to be.
  var rows: ContactRows? {
    guard count >= FrameBuffer.head, words[2] == 0, words[3] == 0 else { return nil }
    let contacts = (count - FrameBuffer.head) / FrameBuffer.stride
    guard words[1] == Double(contacts), count == FrameBuffer.head + FrameBuffer.stride * contacts
    else { return nil }
    return ContactRows(time: words[0], start: words + FrameBuffer.head, count: contacts)
  }

  /// The handle of the view that a contact has hit, 0 where the host does not say; below 0 where it
  /// is none.
  func hit(ofContact index: Int) -> Int {
    whole(words[FrameBuffer.head + FrameBuffer.stride * index + 14], else: 0)
  }

  private static var neutral: Contact { Contact(id: 0, phase: .moved, position: .zero) }

  private func resize<Element>(_ list: inout [Element], to count: Int, _ neutral: Element) {
    while list.count > count { list.removeLast() }
    while list.count < count { list.append(neutral) }
  }

  private func read(_ place: UnsafePointer<Double>, into contact: inout Contact) -> Bool {
    let id = whole(place[0])
    guard id != FrameBuffer.notWhole, let phase = TouchPhase(rawValue: small(place[1])) else {
      return false
    }
    if place[15] == ContactRows.placeAlone {
      contact = Contact(id: id, phase: phase, position: Point(place[2], place[3]))
      return true
    }
    guard let kind = TouchKind(rawValue: small(place[4], else: 0)) else { return false }
    contact.id = id
    contact.phase = phase
    contact.position = Point(place[2], place[3])
    let precise = Point(place[12], place[13])
    contact.precisePosition = precise.x.isNaN && precise.y.isNaN ? nil : precise
    contact.kind = kind
    contact.force = number(place[5])
    contact.maximumForce = number(place[6])
    contact.majorRadius = number(place[7])
    contact.majorRadiusTolerance = number(place[8])
    contact.altitude = number(place[9], else: .pi / 2)
    contact.azimuth = number(place[10])
    contact.roll = number(place[11])
    contact.isEstimated = place[15] == 1
    return true
  }

  private func hover(_ place: UnsafePointer<Double>) -> HoverSample? {
    let id = whole(place[0])
    let usual = Int(TouchKind.indirectPointer.rawValue)
    guard id != FrameBuffer.notWhole, let phase = HoverSample.Phase(rawValue: small(place[1]))
    else { return nil }
    if place[15] == ContactRows.placeAlone {
      return HoverSample(
        id: id, phase: phase, position: Point(place[2], place[3]), kind: .indirectPointer)
    }
    guard let kind = TouchKind(rawValue: small(place[4], else: usual))
    else { return nil }
    return HoverSample(
      id: id, phase: phase, position: Point(place[2], place[3]), kind: kind,
      zOffset: number(place[5]), altitude: number(place[9], else: .pi / 2),
      azimuth: number(place[10]), roll: number(place[11]))
  }

  private func number(_ word: Double, else neutral: Double = 0) -> Double {
    word.isNaN ? neutral : word
  }

  /// Stands for a word that is no whole number; less than all that are.
  private static let notWhole = Int.min

  /// A whole number; `notWhole` where it is none, or no handle and no contact could have it.
  private func whole(_ word: Double, else neutral: Int = notWhole) -> Int {
    guard word > -0x8000_0000, word < 0x8000_0000 else {
      return word.isNaN ? neutral : FrameBuffer.notWhole
    }
    let whole = Int(word)
    return Double(whole) == word ? whole : FrameBuffer.notWhole
  }

  /// A whole number from 0 to 254; 255, which stands for nothing, where it is none.
  private func small(_ word: Double, else neutral: Int = notWhole) -> UInt8 {
    let whole = whole(word, else: neutral)
    return 0..<255 ~= whole ? UInt8(truncatingIfNeeded: whole) : 255
  }
}
