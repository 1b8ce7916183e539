/// A list of objects that somebody else keeps alive while they are on it.
///
/// The engine walks such lists with every event. An array of strong references would be counted up and down
/// at each step and be emptied by a general routine; profiles showed both above everything a recogniser does.
/// Here alone, and where actions run, references are unmanaged. Who is on a list stays alive because an attempt is
/// going on: the arbiter holds recognisers that are engaged, the event holds touches that are live.
final class BorrowedList<Object: AnyObject> {
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var capacity = 16
  @exclusivity(unchecked) private var storage: UnsafeMutablePointer<Unmanaged<Object>>

  init() { storage = .allocate(capacity: capacity) }

  deinit { storage.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Object {
    get { storage[index]._withUnsafeGuaranteedRef { $0 } }
    set { storage[index] = .passUnretained(newValue) }
  }

  /// Looks at one object.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Object) -> Result) -> Result {
    precondition(index < count, "there is no such object")
    return storage[index]._withUnsafeGuaranteedRef(body)
  }

  /// Visits the objects in order, also those that are added meanwhile.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    var index = 0
    while index < count {
      storage[index]._withUnsafeGuaranteedRef(body)
      index += 1
    }
  }

  func append(_ object: Object) {
    if count == capacity { grow() }
    (storage + count).initialize(to: .passUnretained(object))
    count += 1
  }

  func swapAt(_ first: Int, _ second: Int) {
    let object = storage[first]
    storage[first] = storage[second]
    storage[second] = object
  }

  func removeAll() { count = 0 }

  /// Takes what the other holds, and gives it what this one holds.
  func exchange(with other: BorrowedList) {
    swap(&storage, &other.storage)
    swap(&count, &other.count)
    swap(&capacity, &other.capacity)
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<Unmanaged<Object>>.allocate(capacity: capacity * 2)
    larger.initialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}

extension ContiguousArray<Touch> {
  /// How many of the touches are still down.
  @inline(never)
  var downCount: Int {
    var downCount = 0
    for touch in self where touch.isDown { downCount += 1 }
    return downCount
  }

  /// Visits the touches without counting references; the array must not change meanwhile.
  @inline(__always)
  func forEachBorrowed(_ body: (Touch) -> Void) {
    let borrowed = borrowed
    for index in 0..<count { borrowed[index]._withUnsafeGuaranteedRef(body) }
  }

  // Leaves the closure, so that what is done with the touches need not keep the array as well.
  private var borrowed: UnsafeBufferPointer<Unmanaged<Touch>> {
    @inline(__always) get {
      withUnsafeBufferPointer { touches in
        UnsafeRawBufferPointer(touches).assumingMemoryBound(to: Unmanaged<Touch>.self)
      }
    }
  }
}

extension BorrowedList<Touch> {
  /// Whether these are the touches of an array, in its order.
  func areSame(as touches: ContiguousArray<Touch>) -> Bool {
    guard count == touches.count else { return false }
    var index = 0
    var areSame = true
    touches.forEachBorrowed { touch in
      if self[index] !== touch { areSame = false }
      index += 1
    }
    return areSame
  }
}

extension BorrowedList<GestureRecognizer> {
  /// Brings recognisers of deeper views to the front and leaves the order alone otherwise (SPEC D1).
  ///
  /// Insertion sort: the list is short and nearly always in order already.
  func sortDeepestFirst() {
    guard count > 1 else { return }
    for end in 1..<count {
      var place = end
      while place > 0, self[place - 1].depth < self[place].depth {
        swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}

extension BorrowedList<GestureRecognizer> {
  /// Puts those that passed a threshold sooner in the last step before those that passed theirs later; what
  /// passed none keeps its place (SPEC E1).
  func sortByPassing() {
    guard count > 1 else { return }
    for end in 0..<count {
      guard let passing = self[end].passing else { continue }
      var place = end
      for earlier in stride(from: end - 1, through: 0, by: -1) {
        guard let former = self[earlier].passing else { continue }
        if former <= passing { break }
        swapAt(earlier, place)
        place = earlier
      }
    }
  }
}

extension GestureRecognizer {
  /// How far into the last step of the fingers it passed the threshold that lets it leave possible.
  fileprivate var passing: Double? {
    committed == .possible && pending.isThere ? pending.passing : nil
  }
}

extension Array where Element: Swift.AnyObject {
  /// Looks at one object without counting references; somebody must keep the array meanwhile.
  @inline(__always)
  func borrow<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
  }
}
