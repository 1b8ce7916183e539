// Touches walked without counting references.
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
