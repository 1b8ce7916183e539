// Lists of numbers that are each there once at most.
extension ContiguousArray<Int> {
  /// Adds a number that is not there yet.
  @inline(never)
  mutating func insert(_ number: Int) { if !holds(number) { append(number) } }

  /// Removes a number, which is there once at most.
  @inline(never)
  mutating func remove(_ number: Int) {
    for index in 0..<count where self[index] == number {
      remove(at: index)
      return
    }
  }

  @inline(never)
  func holds(_ number: Int) -> Bool {
    for index in 0..<count where self[index] == number { return true }
    return false
  }
}
