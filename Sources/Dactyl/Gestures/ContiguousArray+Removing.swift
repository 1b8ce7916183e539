// The library's ways to remove elements are made for long arrays; those of the engine hold a few objects. These
// are quicker for such, and one copy of their code serves all places.
extension ContiguousArray {
  /// Removes all elements and keeps the memory.
  mutating func clear() {
    while !isEmpty { removeLast() }
  }

  /// Removes the elements that are not wanted; the others keep their order.
  @inline(never)
  mutating func keep(where isWanted: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where isWanted(self[index]) {
      if kept < index { swapAt(kept, index) }
      kept += 1
    }
    while count > kept { removeLast() }
  }
}

extension ContiguousArray where Element: Swift.AnyObject {
  /// Removes an object, which is there once at most.
  @inline(never)
  mutating func remove(_ object: Element) {
    for index in 0..<count where self[index] === object {
      remove(at: index)
      return
    }
  }

  /// Whether an object is there.
  @inline(never)
  func holds(_ object: Element) -> Bool {
    for index in 0..<count where self[index] === object { return true }
    return false
  }
}
