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
    let contacts = words[1].whole()
    let samples = words[2].whole()
    let hovers = words[3].whole()
    let limits = 0...FrameBuffer.limit
    guard limits ~= contacts, limits ~= samples, limits ~= hovers,
      count == FrameBuffer.head + FrameBuffer.stride * (contacts + samples + hovers)
    else { return Status.badFrame }
    frame.time = words[0]
    var place = words + FrameBuffer.head
    // In place, because from frame to frame the counts are mostly the same.
    resize(&frame.contacts, to: contacts, FrameBuffer.neutral)
    for index in 0..<contacts {
      guard ContactRow(start: place).read(into: &frame.contacts[index]) else {
        return Status.badFrame
      }
      place += FrameBuffer.stride
    }
    resize(&frame.coalesced, to: samples, CoalescedContact(time: 0, contact: FrameBuffer.neutral))
    for index in 0..<samples {
      let row = ContactRow(start: place)
      guard row.read(into: &frame.coalesced[index].contact) else { return Status.badFrame }
      frame.coalesced[index].time = row.time
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

  /// The contacts, and what was merged into them, where nothing hovers; nil where something does,
  /// or not all is as long as it has to be.
  var rows: ContactRows? {
    guard count >= FrameBuffer.head, words[3] == 0 else { return nil }
    let rows = (count - FrameBuffer.head) / FrameBuffer.stride
    let merged = words[2] == 0 ? 0 : words[2].whole()
    guard 0...FrameBuffer.limit ~= merged, words[1] == Double(rows - merged),
      count == FrameBuffer.head + FrameBuffer.stride * rows
    else { return nil }
    return ContactRows(
      time: words[0], start: words + FrameBuffer.head, count: rows - merged, mergedCount: merged)
  }

  /// The handle of the view that a contact has hit, 0 where the host does not say; below 0 where it
  /// is none.
  func hit(ofContact index: Int) -> Int {
    words[FrameBuffer.head + FrameBuffer.stride * index + 14].whole(orUnknown: 0)
  }

  private static var neutral: Contact { Contact(id: 0, phase: .moved, position: .zero) }

  private func resize<Element>(_ list: inout [Element], to count: Int, _ neutral: Element) {
    while list.count > count { list.removeLast() }
    while list.count < count { list.append(neutral) }
  }

  private func hover(_ place: UnsafePointer<Double>) -> HoverSample? {
    let id = place[0].whole()
    let usual = Int(TouchKind.indirectPointer.rawValue)
    guard id != Double.notWhole, let phase = HoverSample.Phase(rawValue: place[1].small())
    else { return nil }
    if !ContactRow(start: place).hasDetails {
      return HoverSample(
        id: id, phase: phase, position: Point(place[2], place[3]), kind: .indirectPointer)
    }
    guard let kind = TouchKind(rawValue: place[4].small(orUnknown: usual))
    else { return nil }
    return HoverSample(
      id: id, phase: phase, position: Point(place[2], place[3]), kind: kind,
      zOffset: place[5].orUnknown(0), altitude: place[9].orUnknown(.pi / 2),
      azimuth: place[10].orUnknown(0), roll: place[11].orUnknown(0))
  }
}
