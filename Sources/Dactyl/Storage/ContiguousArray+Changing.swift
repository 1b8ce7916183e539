// The standard generic versions are inlined at every call, and made for long arrays. These outlined
// versions are faster for the few objects of the engine's arrays, and keep the wasm module small.
extension ContiguousArray {
  /// Adds an element at the end.
  @inline(never)
  mutating func add(_ element: Element) { append(element) }

  /// Removes all elements and keeps the memory.
  mutating func clear() { if !isEmpty { shorten(to: 0) } }

  /// Removes the elements that are not wanted; the others keep their order.
  mutating func keep(where isWanted: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where isWanted(self[index]) {
      if kept < index { exchange(kept, index) }
      kept += 1
    }
    shorten(to: kept)
  }

  @inline(never)
  private mutating func exchange(_ first: Int, _ second: Int) { swapAt(first, second) }

  /// Lets the last elements go, once the list is whole again: an element may be the last to hold an
  /// object of a client, whose deinit may use this very list.
  @inline(never)
  private mutating func shorten(to length: Int) {
    let surplus = count - length
    if surplus <= 1 {
      if surplus == 1 { _ = removeLast() }
      return
    }
    if surplus <= 8 {
      // Few of them wait on the stack, which costs no memory.
      let last = removeLast()
      shorten(to: length)
      return withExtendedLifetime(last) {}
    }
    var gone: ContiguousArray = []
    gone.reserveCapacity(count - length)
    for index in length..<count { gone.append(self[index]) }
    while count > length { removeLast() }
    withExtendedLifetime(gone) {}
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

  @inline(never)
  func holds(_ object: Element) -> Bool {
    for index in 0..<count where self[index] === object { return true }
    return false
  }
}
