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
    frame.contacts.removeAll(keepingCapacity: true)
    frame.coalesced.removeAll(keepingCapacity: true)
    frame.hovers.removeAll(keepingCapacity: true)
    var place = FrameWords.head
    for _ in 0..<contacts {
      guard let contact = contact(at: place) else { return Status.badFrame }
      if contact.phase == .began {
        guard let handle = Int32(exactly: number(at: place + 14)), hit(handle) else {
          return Status.badHandle
        }
      }
      frame.contacts.append(contact)
      place += FrameWords.stride
    }
    for _ in 0..<samples {
      guard let contact = contact(at: place) else { return Status.badFrame }
      frame.coalesced.append(CoalescedContact(time: words[place + 14], contact: contact))
      place += FrameWords.stride
    }
    for _ in 0..<hovers {
      guard let sample = hover(at: place) else { return Status.badFrame }
      frame.hovers.append(sample)
      place += FrameWords.stride
    }
    return Status.done
  }

  private func count(at index: Int) -> Int? {
    let value = words[index]
    guard value >= 0, value <= Double(FrameWords.limit) else { return nil }
    return Int(exactly: value)
  }

  private func contact(at place: Int) -> Contact? {
    guard let id = id(at: place), let phase = UInt8(exactly: words[place + 1]),
      let phase = TouchPhase(rawValue: phase), let kind = kind(at: place + 4, else: .direct)
    else { return nil }
    let precise = Point(words[place + 12], words[place + 13])
    return Contact(
      id: id, phase: phase, position: Point(words[place + 2], words[place + 3]),
      precisePosition: precise.x.isNaN && precise.y.isNaN ? nil : precise, kind: kind,
      force: number(at: place + 5), maximumForce: number(at: place + 6),
      majorRadius: number(at: place + 7), majorRadiusTolerance: number(at: place + 8),
      altitude: number(at: place + 9, else: .pi / 2), azimuth: number(at: place + 10),
      roll: number(at: place + 11), isEstimated: words[place + 15] == 1)
  }

  private func hover(at place: Int) -> HoverSample? {
    guard let id = id(at: place), let phase = UInt8(exactly: words[place + 1]),
      let phase = HoverSample.Phase(rawValue: phase),
      let kind = kind(at: place + 4, else: .indirectPointer)
    else { return nil }
    return HoverSample(
      id: id, phase: phase, position: Point(words[place + 2], words[place + 3]), kind: kind,
      zOffset: number(at: place + 5), altitude: number(at: place + 9, else: .pi / 2),
      azimuth: number(at: place + 10), roll: number(at: place + 11))
  }

  private func number(at index: Int, else neutral: Double = 0) -> Double {
    let value = words[index]
    return value.isNaN ? neutral : value
  }

  private func id(at index: Int) -> Int? { Int32(exactly: words[index]).map { Int($0) } }

  private func kind(at index: Int, else neutral: TouchKind) -> TouchKind? {
    let value = words[index]
    return value.isNaN ? neutral : UInt8(exactly: value).flatMap { TouchKind(rawValue: $0) }
  }
}
