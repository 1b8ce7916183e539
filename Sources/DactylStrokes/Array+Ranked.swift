extension [Double] {
  /// Moves the element that sorting would put at `rank` there, and returns it; sorts no more.
  ///
  /// Reorders the array. Source: Hoare, *Algorithm 65: Find*, CACM 1961.
  ///
  /// - Precondition: The rank is an index of the array, and every element is a number.
  mutating func ranked(_ rank: Int) -> Double {
    var low = 0
    var high = count - 1
    while low < high {
      let pivot = self[(low + high) / 2]
      var left = low
      var right = high
      while left <= right {
        while self[left] < pivot { left += 1 }
        while pivot < self[right] { right -= 1 }
        guard left <= right else { break }
        (self[left], self[right]) = (self[right], self[left])
        left += 1
        right -= 1
      }
      if right < rank { low = left }
      if rank < left { high = right }
    }
    return self[rank]
  }
}
