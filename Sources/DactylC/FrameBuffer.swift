import Dactyl

/// A frame as hosts write it: a head of four doubles, then sixteen for each contact, coalesced
/// sample and hover, as `dactyl.h` describes them. NaN stands for unknown numbers.
struct FrameBuffer {
  static let head = 4
  static let stride = ContactRows.length
  /// The most contacts, coalesced samples or hovers.
  static let limit = 1024

  private let words: UnsafePointer<Double>
  private let count: Int

  /// The words at an address.
  init(_ words: UnsafePointer<Double>, count: Int) {
    self.words = words
    self.count = count
  }

  /// The whole buffer as a frame; nil if it is invalid.
  ///
  /// Refuses impossible numbers; the engine refuses what contradicts earlier frames.
  var frame: InputFrame? {
    guard count >= FrameBuffer.head else { return nil }
    let contacts = words[1].whole()
    let samples = words[2].whole()
    let hovers = words[3].whole()
    let limits = 0...FrameBuffer.limit
    guard limits ~= contacts, limits ~= samples, limits ~= hovers,
      count == FrameBuffer.head + FrameBuffer.stride * (contacts + samples + hovers)
    else { return nil }
    let start = words + FrameBuffer.head
    guard let contactList = list(contacts, at: start, of: Contact.self, { $0.read(into: &$1) }),
      let sampleList = list(
        samples, at: start + FrameBuffer.stride * contacts, of: CoalescedContact.self,
        {
          $1.time = $0.time
          return $0.read(into: &$1.contact)
        }),
      let hoverList = hovers == 0
        ? [] : readHovers(hovers, at: start + FrameBuffer.stride * (contacts + samples))
    else { return nil }
    return InputFrame(
      time: words[0], contacts: contactList, coalesced: sampleList, hovers: hoverList)
  }

  /// The contacts and their coalesced samples; nil if there are hovers or the length is wrong.
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

  /// The handle of the view that a contact hits; 0 if the host does not say, below 0 if invalid.
  func hit(ofContact index: Int) -> Int {
    words[FrameBuffer.head + FrameBuffer.stride * index + 14].whole(orUnknown: 0)
  }

  /// Reads `count` rows; nil if one is invalid.
  // Writes into the array's memory: `append` checks uniqueness for each element.
  private func list<Element>(
    _ count: Int, at start: UnsafePointer<Double>, of type: Element.Type,
    _ read: (ContactRow, inout Element) -> Bool
  ) -> [Element]? {
    var isWhole = true
    let list = [Element](unsafeUninitializedCapacity: count) { memory, initialized in
      initialized = count
      for index in 0..<count {
        let row = ContactRow(start: start + FrameBuffer.stride * index)
        if !read(row, &memory[index]) { isWhole = false }
      }
    }
    return isWhole ? list : nil
  }

  private func readHovers(_ count: Int, at start: UnsafePointer<Double>) -> [HoverSample]? {
    list(count, at: start, of: HoverSample.self) { $0.read(into: &$1) }
  }
}
