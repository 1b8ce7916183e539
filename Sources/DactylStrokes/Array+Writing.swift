extension Array where Element: BitwiseCopyable {
  /// An array of `count` elements that the closure makes from their indices.
  ///
  /// Initialises memory directly: `append` and subscripts check uniqueness for each element, which
  /// takes more code than the loop.
  @inline(__always)
  package init(count: Int, _ element: (Int) -> Element) {
    self.init(unsafeUninitializedCapacity: count) { elements, written in
      for index in 0..<count { elements.initializeElement(at: index, to: element(index)) }
      written = count
    }
  }
}
