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
    resize(&frame.contacts, to: contacts)
    resize(&frame.coalesced, to: samples)
    // As memory, because an array asks at each element whether it is shared.
    let areContacts = frame.contacts.withUnsafeMutableBufferPointer { list in
      list.indices.allSatisfy { row($0).read(into: &list[$0]) }
    }
    let areSamples = frame.coalesced.withUnsafeMutableBufferPointer { list in
      list.indices.allSatisfy {
        let row = row(contacts + $0)
        list[$0].time = row.time
        return row.read(into: &list[$0].contact)
      }
    }
    guard areContacts, areSamples else { return Status.badFrame }
    guard hovers + frame.hovers.count == 0 || readHovers(contacts + samples, hovers, into: &frame)
    else { return Status.badFrame }
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

  private func row(_ index: Int) -> ContactRow {
    ContactRow(start: words + FrameBuffer.head + FrameBuffer.stride * index)
  }

  // In place, because from frame to frame the counts are mostly the same. Not initialised, because
  // each element is written before it is read, or the frame is refused.
  private func resize<Element>(_ list: inout [Element], to count: Int) {
    if list.count != count { list = Array(unsafeUninitializedCapacity: count) { $1 = count } }
  }

  /// Reads so many rows from one on.
  // Of another part of the web's module.
  @inline(never)
  private func readHovers(_ first: Int, _ count: Int, into frame: inout InputFrame) -> Bool {
    resize(&frame.hovers, to: count)
    return frame.hovers.withUnsafeMutableBufferPointer { list in
      list.indices.allSatisfy { readHover(first + $0, into: &list[$0]) }
    }
  }

  private func readHover(_ index: Int, into sample: inout HoverSample) -> Bool {
    let place = words + FrameBuffer.head + FrameBuffer.stride * index
    let id = place[0].whole()
    let usual = Int(TouchKind.indirectPointer.rawValue)
    guard id != Double.notWhole, let phase = HoverSample.Phase(rawValue: place[1].small())
    else { return false }
    sample = HoverSample(
      id: id, phase: phase, position: Point(place[2], place[3]), kind: .indirectPointer)
    guard row(index).hasDetails else { return true }
    guard let kind = TouchKind(rawValue: place[4].small(orUnknown: usual)) else { return false }
    sample.kind = kind
    sample.zOffset = place[5].orUnknown(0)
    sample.altitude = place[9].orUnknown(.pi / 2)
    sample.azimuth = place[10].orUnknown(0)
    sample.roll = place[11].orUnknown(0)
    return true
  }
}
