import Dactyl

/// A frame as hosts write it: a head of four doubles, then sixteen for each contact, coalesced
/// sample and hover, as `dactyl.h` describes them. NaN stands for unknown numbers.
struct FrameBuffer {
  static let head = 4
  static let stride = ContactRow.length
  /// The most contacts, coalesced samples or hovers.
  static let limit = 1024

  private let words: UnsafePointer<Double>
  private let count: Int

  /// The words at an address.
  init(_ words: UnsafePointer<Double>, count: Int) {
    self.words = words
    self.count = count
  }

  /// Reads the whole buffer into a frame, whose memory is used again; false if it is invalid.
  ///
  /// Refuses impossible numbers; the engine refuses what contradicts earlier frames.
  func read(into frame: inout InputFrame) -> Bool {
    guard count >= FrameBuffer.head else { return false }
    let contacts = words[1].whole()
    let samples = words[2] == 0 ? 0 : words[2].whole()
    let hovers = words[3] == 0 ? 0 : words[3].whole()
    let limits = 0...FrameBuffer.limit
    guard limits ~= contacts, limits ~= samples, limits ~= hovers,
      count == FrameBuffer.head + FrameBuffer.stride * (contacts + samples + hovers)
    else { return false }
    frame.time = words[0]
    let blank = Contact(id: 0, phase: .stationary, position: .zero)
    let start = words + FrameBuffer.head
    let merged = start + FrameBuffer.stride * contacts
    guard fill(&frame.contacts, contacts, of: blank, from: start, { $0.read(into: &$1) }),
      fill(
        &frame.coalesced, samples, of: CoalescedContact(time: 0, contact: blank), from: merged,
        {
          $1.time = $0.time
          return $0.read(into: &$1.contact)
        })
    else { return false }
    return fill(
      &frame.hovers, hovers, of: HoverSample(id: 0, phase: .moved, position: .zero),
      from: merged + FrameBuffer.stride * samples, { $0.read(into: &$1) })
  }

  /// The handle of the view that a contact hits; 0 if the host does not say, below 0 if invalid.
  func hit(ofContact index: Int) -> Int {
    words[FrameBuffer.head + FrameBuffer.stride * index + 14].whole(orUnknown: 0)
  }

  /// Reads `count` rows into a list, and makes it that long; false if one is invalid.
  @inline(__always)
  private func fill<Element>(
    _ list: inout [Element], _ count: Int, of blank: Element, from start: UnsafePointer<Double>,
    _ read: (ContactRow, inout Element) -> Bool
  ) -> Bool {
    if list.isEmpty, count == 0 { return true }
    while list.count > count { list.removeLast() }
    while list.count < count { list.append(blank) }
    return list.withUnsafeMutableBufferPointer { list in
      for index in 0..<count {
        let row = ContactRow(start: start + FrameBuffer.stride * index)
        if !read(row, &list[index]) { return false }
      }
      return true
    }
  }
}
