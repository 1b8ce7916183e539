extension UnretainedArray<GestureRecognizer> {
  /// Brings recognisers of deeper views to the front and leaves the order alone otherwise
  /// (SPEC D1).
  ///
  /// Insertion sort: the list is short and nearly always in order already.
  mutating func sortDeepestFirst() {
    var least = Int.max
    for end in 0..<count {
      let depth = borrow(end) { $0.depth }
      if depth <= least {
        least = depth
        continue
      }
      var place = end
      while place > 0, borrow(place - 1, { $0.depth }) < depth {
        swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  /// Puts those that crossed a threshold sooner in the last step before those that crossed theirs
  /// later; what crossed none keeps its place (SPEC E1).
  mutating func sortByCrossing() {
    guard count > 1 else { return }
    for end in 0..<count {
      guard let crossing = borrow(end, { $0.machine.crossing }) else { continue }
      var (place, earlier) = (end, end)
      while earlier > 0 {
        earlier -= 1
        guard let former = borrow(earlier, { $0.machine.crossing }) else { continue }
        if former <= crossing { break }
        swapAt(earlier, place)
        place = earlier
      }
    }
  }
}
