// Objects walked without counting references.
extension ContiguousArray where Element: Swift.AnyObject {
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
