import Dactyl

/// A list of pairs of numbers in memory of its own, which whoever has the list gives back.
///
/// An array asks with each change whether somebody else has it too, and each such question is code.
/// The engine's own list cannot be had here: other modules do not see how its memory is given back.
struct NumberPairs {
  /// Two numbers that belong together.
  struct Pair {
    var first: Int
    var second: Int
  }

  private(set) var count = 0
  private var capacity = 0
  private var pairs: UnsafeMutablePointer<Pair>?

  init() {}

  /// Gives the memory back; the list must not be used any more.
  func deallocate() { pairs?.deallocate() }

  subscript(index: Int) -> Pair {
    precondition(index >= 0 && index < count, "there is no such pair")
    return pairs.unsafelyUnwrapped[index]
  }

  /// Adds a pair at the end.
  mutating func append(_ first: Int, _ second: Int) {
    if count == capacity { grow() }
    pairs.unsafelyUnwrapped[count] = Pair(first: first, second: second)
    count += 1
  }

  /// Removes all pairs and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Removes the pairs that are not wanted; the others keep their order.
  mutating func keep(where isWanted: (Pair) -> Bool) {
    var kept = 0
    for index in 0..<count {
      let pair = self[index]
      guard isWanted(pair) else { continue }
      pairs.unsafelyUnwrapped[kept] = pair
      kept += 1
    }
    count = kept
  }

  @inline(never)
  private mutating func grow() {
    let room = max(4, capacity * 2)
    pairs = .moving(pairs, count: count, toRoomFor: room)
    capacity = room
  }
}
