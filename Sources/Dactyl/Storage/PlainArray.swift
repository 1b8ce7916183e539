/// A list of plain values, such as places, within whatever has it.
///
/// An array would ask with each change whether somebody else has it too, and give its memory back
/// as it is emptied; that cost more than what recognisers do as a finger comes down.
struct PlainArray<Element: BitwiseCopyable>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  deinit { storage?.deallocate() }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count, "there is no such element")
      return storage.unsafelyUnwrapped[index]
    }
    @inline(__always) _modify {
      precondition(index >= 0 && index < count, "there is no such element")
      yield &storage.unsafelyUnwrapped[index]
    }
  }

  /// Copies the elements to memory that has room for them.
  func copy(to memory: UnsafeMutablePointer<Element>) {
    if let storage { memory.initialize(from: storage, count: count) }
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    extend().initialize(to: element)
  }

  /// Makes room for one more element at the end, and tells where to write it.
  @inline(__always)
  mutating func extend() -> UnsafeMutablePointer<Element> {
    let index = count
    if index == capacity { reserve(max(2, capacity * 2)) }
    count = index &+ 1
    return storage.unsafelyUnwrapped + index
  }

  /// Removes the elements that are not wanted; the others keep their order.
  @inline(__always)
  mutating func keep(where isWanted: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count {
      let element = self[index]
      guard isWanted(element) else { continue }
      self[kept] = element
      kept += 1
    }
    shorten(to: kept)
  }

  /// Removes one element; the others keep their order.
  mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count, "there is no such element")
    let place = storage.unsafelyUnwrapped + index
    place.closeGap(before: count - index - 1)
    shorten(to: count - 1)
  }

  /// Removes the last elements.
  mutating func shorten(to length: Int) { count = min(count, length) }

  /// Removes all elements and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Makes room for so many elements.
  @inline(never)
  mutating func reserve(_ elements: Int) {
    guard elements > capacity else { return }
    storage = .moving(storage, count: count, toRoomFor: elements)
    capacity = elements
  }
}
