/// A list of plain values, such as places, within whatever has it.
///
/// An array checks with each change whether it is shared, and frees its memory when emptied; that
/// cost more than all that recognisers do when a finger comes down.
struct PlainArray<Element: BitwiseCopyable>: ~Copyable {
  private var storage: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  deinit { storage?.deallocate() }

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

  /// The element at an index that is known to be below the count.
  @inline(__always)
  func known(_ index: Int) -> Element {
    assert(index >= 0 && index < count, "there is no such element")
    return storage.unsafelyUnwrapped[index]
  }

  /// The elements, until there are more of them.
  var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: storage, count: count) }

  /// Adds the elements of another list at the end.
  mutating func append(_ elements: borrowing PlainArray) {
    guard let start = elements.storage, elements.count > 0 else { return }
    extend(by: elements.count).initialize(from: start, count: elements.count)
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    extend().initialize(to: element)
  }

  /// Makes room for more elements at the end, and tells where to write them.
  @inline(__always)
  mutating func extend(by elements: Int = 1) -> UnsafeMutablePointer<Element> {
    let index = count
    count = index &+ elements
    if count > capacity { grow(from: index) }
    return storage.unsafelyUnwrapped + index
  }

  @inline(never)
  private mutating func grow(from former: Int) {
    capacity = max(2, count, capacity * 2)
    storage = .moving(storage, count: former, toRoomFor: capacity)
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

  /// Makes room for so many elements, which then do not move in memory.
  @inline(__always)
  mutating func reserve(_ elements: Int) {
    if elements > capacity { makeRoom(for: elements) }
  }

  @inline(never)
  private mutating func makeRoom(for elements: Int) {
    storage = .moving(storage, count: count, toRoomFor: elements)
    capacity = elements
  }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Memory with room for more elements, to which the first of some are moved; their own memory is
  /// given back.
  @inline(__always)
  package static func moving(
    _ memory: UnsafeMutablePointer?, count: Int, toRoomFor room: Int
  ) -> UnsafeMutablePointer {
    let stride = MemoryLayout<Pointee>.stride
    return UnsafeMutableRawPointer.moving(
      UnsafeMutableRawPointer(memory), byteCount: count * stride, toRoomFor: room * stride
    ).bindMemory(to: Pointee.self, capacity: room)
  }

  /// Moves so many elements to the place before them, over what is here.
  @inline(__always)
  func closeGap(before count: Int) {
    UnsafeMutableRawPointer(self).copyMemory(
      from: self + 1, byteCount: count * MemoryLayout<Pointee>.stride)
  }
}

extension UnsafeMutableRawPointer {
  // One for all types, because how a list grows is much code for each of them.
  @inline(never)
  package static func moving(
    _ memory: UnsafeMutableRawPointer?, byteCount: Int, toRoomFor room: Int
  ) -> UnsafeMutableRawPointer {
    let larger = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
    if let memory {
      larger.copyMemory(from: memory, byteCount: byteCount)
      memory.deallocate()
    }
    return larger
  }
}
