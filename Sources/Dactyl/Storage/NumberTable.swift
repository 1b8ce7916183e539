/// Finds where numbers stand in a list, in the same time however many there are.
///
/// Ten fingers are found by looking at each; a wall of screens may have thousands, which no device
/// names in the order in which they came down. Open addressing: a number stands at its hash or at
/// the next free place after it.
struct NumberTable {
  private var places: ContiguousArray<Int32> = []
  private var numbers: ContiguousArray<Int> = []

  /// How many numbers are looked at one by one rather than put into a table.
  static var fewest: Int { 32 }

  /// A table with room for so many numbers.
  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    places = ContiguousArray(repeating: -1, count: size)
    numbers = ContiguousArray(repeating: 0, count: size)
  }

  /// A table of numbers that are there once each.
  init(_ list: ContiguousArray<Int>) {
    self.init(capacity: list.count)
    for index in list.indices { _ = insert(list[index], at: index) }
  }

  /// Puts a number in; false, with nothing changed, where it is there already.
  mutating func insert(_ number: Int, at place: Int) -> Bool {
    let slot = slot(of: number)
    guard places[slot] < 0 else { return false }
    places[slot] = Int32(truncatingIfNeeded: place)
    numbers[slot] = number
    return true
  }

  /// Where the number stands; nil where it is not there.
  func place(of number: Int) -> Int? {
    let place = places[slot(of: number)]
    return place < 0 ? nil : Int(place)
  }

  /// Where the number is, or the free slot where it belongs.
  private func slot(of number: Int) -> Int {
    // Fibonacci hashing spreads numbers that rise in equal steps.
    let spread = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: spread >> 32) & (places.count - 1)
    while places[slot] >= 0, numbers[slot] != number { slot = (slot + 1) & (places.count - 1) }
    return slot
  }
}
