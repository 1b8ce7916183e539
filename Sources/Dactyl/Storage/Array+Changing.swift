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

extension Array where Element: Swift.AnyObject {
  /// Looks at one object without counting references; somebody must keep the array meanwhile.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
  }
}
