/// Finds where numbers stand in a list, in the same time however many there are.
///
/// Ten fingers are found by looking at each; a wall of screens may have thousands, which no device
/// names in the order in which they came down. Open addressing: a number stands at its hash or at
/// the next free place after it.
struct NumberTable: ~Copyable {
  private struct Slot {
    var number: Int
    /// Below 0 if the slot is free.
    var place: Int32
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let size: Int

  /// How many numbers are looked at one by one rather than put into a table.
  // Pages and microcontrollers have few, and leave the table out.
  #if hasFeature(Embedded) && (arch(wasm32) || arch(arm))
    static var fewest: Int { .max }
  #else
    static var fewest: Int { 32 }
  #endif

  /// A table with room for so many numbers.
  @inline(never)
  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    self.size = size
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(number: 0, place: -1), count: size)
  }

  deinit { slots.deallocate() }

  /// A table of numbers that are there once each.
  init(_ list: ContiguousArray<Int>) {
    self.init(capacity: list.count)
    for index in list.indices { _ = insert(list[index], at: index) }
  }

  /// Puts a number in; false, with nothing changed, if it is there already.
  func insert(_ number: Int, at place: Int) -> Bool {
    let slot = slot(of: number)
    guard slot.pointee.place < 0 else { return false }
    slot.initialize(to: Slot(number: number, place: Int32(truncatingIfNeeded: place)))
    return true
  }

  /// Where the number stands; nil if it is not there.
  func place(of number: Int) -> Int? {
    let place = slot(of: number).pointee.place
    return place < 0 ? nil : Int(place)
  }

  func holds(_ number: Int) -> Bool { slot(of: number).pointee.place >= 0 }

  /// Where the number is, or the free slot where it belongs.
  @inline(never)
  private func slot(of number: Int) -> UnsafeMutablePointer<Slot> {
    // Fibonacci hashing spreads numbers that rise in equal steps.
    let spread = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: spread >> 32) & (size - 1)
    while slots[slot].place >= 0, slots[slot].number != number { slot = (slot + 1) & (size - 1) }
    return slots + slot
  }
}
