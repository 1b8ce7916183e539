extension Array where Element: BitwiseCopyable {
  /// So many elements, each what the closure says for its index, in order.
  ///
  /// Written where they will lie: `append` and subscripts ask for each element whether somebody
  /// else has the array, which takes more code than what is done here.
  @inline(__always)
  package init(count: Int, _ element: (Int) -> Element) {
    self.init(unsafeUninitializedCapacity: count) { elements, written in
      for index in 0..<count { elements.initializeElement(at: index, to: element(index)) }
      written = count
    }
  }
}
