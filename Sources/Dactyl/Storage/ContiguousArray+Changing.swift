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

  /// Visits the objects without counting references; the array must not change meanwhile.
  @inline(__always)
  func forEachBorrowed(_ body: (Element) -> Void) {
    let borrowed = borrowed
    for index in 0..<count { borrowed[index]._withUnsafeGuaranteedRef(body) }
  }

  /// Looks at one object without counting references; it must stay in the array meanwhile.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
  }

  // Leaves the closure, so that what is done with the objects need not keep the array as well.
  private var borrowed: UnsafeBufferPointer<Unmanaged<Element>> {
    @inline(__always) get {
      withUnsafeBufferPointer { objects in
        UnsafeRawBufferPointer(objects).assumingMemoryBound(to: Unmanaged<Element>.self)
      }
    }
  }
}

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

  /// Looks at one object without counting references; the caller must keep the array meanwhile.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
  }
}
