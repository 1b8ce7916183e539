/// Which recognisers of a window, by handle, may recognise at the same time; 0 stands for all
/// others.
struct SimultaneousPairs {
  struct Pair {
    var first: Int
    var second: Int
  }

  private var pairs: ContiguousArray<Pair> = []

  init() {}

  /// Whether two may.
  func contains(_ left: Int, _ right: Int) -> Bool {
    for pair in pairs {
      if pair.first == left, pair.second == 0 || pair.second == right { return true }
      if pair.first == right, pair.second == 0 || pair.second == left { return true }
    }
    return false
  }

  /// What was said, in its order.
  var all: ContiguousArray<Pair> { pairs }

  /// Lets two.
  mutating func insert(_ first: Int, _ second: Int) {
    for pair in pairs where pair.first == first && pair.second == second { return }
    pairs.append(Pair(first: first, second: second))
  }

  /// Takes that back, whoever of the two said it.
  mutating func remove(_ first: Int, _ second: Int) {
    pairs.removeAll { pair in
      pair.first == first && pair.second == second
        || (second != 0 && pair.first == second && pair.second == first)
    }
  }

  /// Forgets all about a recogniser.
  mutating func removeAll(of handle: Int) {
    pairs.removeAll { $0.first == handle || $0.second == handle }
  }
}
