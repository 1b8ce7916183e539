extension String {
  /// Longer words are not misspelt.
  private static let longestWord = 100

  /// The name nearest to this misspelt word, in small letters or capitals; nil if all differ in more
  /// than a third of its letters, which is two at least and three at most, or in more than one of
  /// three letters, and for words of more than 100.
  @_spi(Words) public func nearest(among names: [String]) -> String? {
    func isShort(_ word: String) -> Bool {
      word.prefix(Self.longestWord + 1).count <= Self.longestWord
    }
    guard isShort(self) else { return nil }
    let word = lowercased()
    let distances = names.filter(isShort).map {
      (name: $0, distance: editDistance(word, $0.lowercased()))
    }
    let nearest = distances.min { $0.distance < $1.distance }
    let most = count < 4 ? 1 : min(3, max(2, count / 3))
    return nearest.flatMap { $0.distance <= most ? $0.name : nil }
  }
}

/// How many letters must be added, removed, replaced or swapped to make one word of the other.
private func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var (former, last) = ([Int](), Array(0...second.count))
  var before: Character?
  for (i, letter) in first.enumerated() {
    var row = [i + 1]
    for (j, other) in second.enumerated() {
      var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (letter == other ? 0 : 1))
      if j > 0, letter == second[j - 1], before == other { least = min(least, former[j - 1] + 1) }
      row.append(least)
    }
    (former, last, before) = (last, row, letter)
  }
  return last[second.count]
}
