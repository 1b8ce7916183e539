/// Finds where numbers stand in a list, in the same time however many there are.
///
/// Ten fingers are found by looking at each; a wall of screens may have thousands, which no device
/// names in the order in which they came down.
final class NumberTable {
  private var places: [Int: Int] = [:]

  /// How many numbers are looked at one by one rather than put into a table.
  // Pages and microcontrollers have few, and leave the table out.
  #if hasFeature(Embedded) && (arch(wasm32) || arch(arm))
    static var fewest: Int { .max }
  #else
    static var fewest: Int { 32 }
  #endif

  /// A table with room for so many numbers.
  init(capacity: Int) { places.reserveCapacity(capacity) }

  /// A table of numbers that are there once each.
  convenience init(_ list: ContiguousArray<Int>) {
    self.init(capacity: list.count)
    for index in list.indices { _ = insert(list[index], at: index) }
  }

  /// Puts a number in; false, with nothing changed, if it is there already.
  @inline(never)
  func insert(_ number: Int, at place: Int) -> Bool {
    guard places[number] == nil else { return false }
    places[number] = place
    return true
  }

  /// Where the number stands; nil if it is not there.
  @inline(never)
  func place(of number: Int) -> Int? { places[number] }

  func holds(_ number: Int) -> Bool { place(of: number) != nil }
}
