import Dactyl

/// A list of pairs of numbers in manual memory, which the owner deallocates.
///
/// An array checks uniqueness with each change, which is more code. The engine's own list does not
/// work here: other modules do not see how it frees its memory.
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

  /// Frees the memory; the list is unusable afterwards.
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

  /// Removes unwanted pairs; the others keep their order.
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

  private mutating func grow() {
    let room = max(4, capacity * 2)
    pairs = .moving(pairs, count: count, toRoomFor: room)
    capacity = room
  }
}
