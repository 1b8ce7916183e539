import Dactyl

/// A frame as hosts write it: a head of four doubles, and sixteen for each contact, merged sample and hovering
/// pointer, as `dactyl.h` describes them. NaN stands for what the host does not know.
struct FrameWords {
  static let head = 4
  static let stride = 16
  /// How many there may be of each.
  static let limit = 1024

  private let words: UnsafeBufferPointer<Double>

  init(_ words: UnsafeBufferPointer<Double>) { self.words = words }

  /// Fills a frame, and hands on the view handle of each contact that begins.
  ///
  /// What is impossible is refused here; what makes no sense after earlier frames, by the engine.
  func fill(_ frame: inout InputFrame, hit: (Int32) -> Bool) -> Int32 {
    guard words.count >= FrameWords.head, let contacts = count(at: 1), let samples = count(at: 2),
      let hovers = count(at: 3),
      words.count == FrameWords.head + FrameWords.stride * (contacts + samples + hovers)
    else { return Status.badFrame }
    frame.time = words[0]
    var place = FrameWords.head
    // In place, because from frame to frame the counts are mostly the same.
    resize(&frame.contacts, to: contacts, FrameWords.neutral)
    for index in 0..<contacts {
      guard read(place, into: &frame.contacts[index]) else { return Status.badFrame }
      if frame.contacts[index].phase == .began {
        guard let handle = whole(at: place + 14, else: 0), hit(handle) else {
          return Status.badHandle
        }
      }
      place += FrameWords.stride
    }
    resize(&frame.coalesced, to: samples, CoalescedContact(time: 0, contact: FrameWords.neutral))
    for index in 0..<samples {
      guard read(place, into: &frame.coalesced[index].contact) else { return Status.badFrame }
      frame.coalesced[index].time = words[place + 14]
      place += FrameWords.stride
    }
    frame.hovers.removeAll(keepingCapacity: true)
    for _ in 0..<hovers {
      guard let sample = hover(at: place) else { return Status.badFrame }
      frame.hovers.append(sample)
      place += FrameWords.stride
    }
    return Status.done
  }

  private static var neutral: Contact { Contact(id: 0, phase: .moved, position: .zero) }

  private func resize<Element>(_ list: inout [Element], to count: Int, _ neutral: Element) {
    while list.count > count { list.removeLast() }
    while list.count < count { list.append(neutral) }
  }

  private func count(at index: Int) -> Int? {
    guard let count = whole(at: index), count >= 0, count <= FrameWords.limit else { return nil }
    return Int(count)
  }

  private func read(_ place: Int, into contact: inout Contact) -> Bool {
    guard let id = whole(at: place), let phase = small(at: place + 1),
      let phase = TouchPhase(rawValue: phase), let kind = small(at: place + 4, else: 0),
      let kind = TouchKind(rawValue: kind)
    else { return false }
    contact.id = Int(id)
    contact.phase = phase
    contact.position = Point(words[place + 2], words[place + 3])
    let precise = Point(words[place + 12], words[place + 13])
    contact.precisePosition = precise.x.isNaN && precise.y.isNaN ? nil : precise
    contact.kind = kind
    contact.force = number(at: place + 5)
    contact.maximumForce = number(at: place + 6)
    contact.majorRadius = number(at: place + 7)
    contact.majorRadiusTolerance = number(at: place + 8)
    contact.altitude = number(at: place + 9, else: .pi / 2)
    contact.azimuth = number(at: place + 10)
    contact.roll = number(at: place + 11)
    contact.isEstimated = words[place + 15] == 1
    return true
  }

  private func hover(at place: Int) -> HoverSample? {
    guard let id = whole(at: place), let phase = small(at: place + 1),
      let phase = HoverSample.Phase(rawValue: phase),
      let kind = small(at: place + 4, else: TouchKind.indirectPointer.rawValue),
      let kind = TouchKind(rawValue: kind)
    else { return nil }
    return HoverSample(
      id: Int(id), phase: phase, position: Point(words[place + 2], words[place + 3]), kind: kind,
      zOffset: number(at: place + 5), altitude: number(at: place + 9, else: .pi / 2),
      azimuth: number(at: place + 10), roll: number(at: place + 11))
  }

  private func number(at index: Int, else neutral: Double = 0) -> Double {
    let value = words[index]
    return value.isNaN ? neutral : value
  }

  /// A whole number; nil where it is none.
  private func whole(at index: Int, else neutral: Int32? = nil) -> Int32? {
    let value = words[index]
    guard value >= -0x8000_0000, value < 0x8000_0000 else { return value.isNaN ? neutral : nil }
    let whole = Int32(value)
    return Double(whole) == value ? whole : nil
  }

  /// A whole number from 0 to 255; nil where it is none.
  private func small(at index: Int, else neutral: UInt8? = nil) -> UInt8? {
    guard let whole = whole(at: index, else: neutral.map { Int32($0) }) else { return nil }
    return UInt8(exactly: whole)
  }
}
