// As for `ContiguousArray`: one copy of the code serves all lists of objects.
extension Array where Element: Swift.AnyObject {
  /// Adds an object, so that it has an index.
  mutating func add(_ object: Element, at index: Int) {
    append(object)
    for place in (index..<count - 1).reversed() { swapAt(place, place + 1) }
  }

  /// Removes an object, which is there once at most.
  @inline(never)
  mutating func remove(_ object: Element) {
    for index in 0..<count where self[index] === object {
      remove(at: index)
      return
    }
  }
}
