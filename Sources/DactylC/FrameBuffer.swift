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

  /// All of it as a frame; nil where it is none.
  ///
  /// What is impossible is refused here; what makes no sense after earlier frames, by the engine.
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

  /// Reads so many rows from a place on; nil where one of them is none.
  // Into the memory of the list, because a list asks at each element whether it is shared.
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
