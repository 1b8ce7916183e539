// As for `ContiguousArray`: one copy of the code serves all lists of objects.
extension Array where Element: Swift.AnyObject {
  mutating func add(_ object: Element, at index: Int) {
    append(object)
    for place in (index..<count - 1).reversed() { swapAt(place, place + 1) }
  }

  /// Removes an object, which is there once at most; looks from both ends, where most leave.
  @inline(never)
  mutating func remove(_ object: Element) {
    for first in 0..<(count + 1) / 2 {
      for place in [first, count - 1 - first] where self[place] === object {
        remove(at: place)
        return
      }
    }
  }
}

extension Array where Element: Swift.AnyObject {
  /// Looks at one object without counting references; somebody must keep the array meanwhile.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
  }
}
