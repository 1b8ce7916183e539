/// Which recognisers of a window, by handle, may recognise at the same time; 0 stands for all
/// others.
struct SimultaneousPairs {
  private var pairs = NumberPairs()

  init() {}

  /// Gives the memory back; nothing may be asked any more.
  func deallocate() { pairs.deallocate() }

  /// Whether two may.
  func contains(_ left: Int, _ right: Int) -> Bool {
    for index in 0..<pairs.count {
      let pair = pairs[index]
      if pair.first == left, pair.second == 0 || pair.second == right { return true }
      if pair.first == right, pair.second == 0 || pair.second == left { return true }
    }
    return false
  }

  #if !hasFeature(Embedded)
    /// What was said, in its order.
    var all: [NumberPairs.Pair] { (0..<pairs.count).map { pairs[$0] } }
  #endif

  /// Lets two.
  mutating func insert(_ first: Int, _ second: Int) {
    for index in 0..<pairs.count
    where pairs[index].first == first && pairs[index].second == second {
      return
    }
    pairs.append(first, second)
  }

  /// Takes that back, whoever of the two said it.
  mutating func remove(_ first: Int, _ second: Int) {
    pairs.keep { pair in
      (pair.first != first || pair.second != second)
        && (second == 0 || pair.first != second || pair.second != first)
    }
  }

  /// Forgets all about a recogniser.
  mutating func removeAll(of handle: Int) {
    pairs.keep { $0.first != handle && $0.second != handle }
  }
}
