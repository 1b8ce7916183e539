import ArgumentParser

/// How to play an episode again: its seed and its omissions.
struct Recipe: Equatable {
  var seed: UInt64
  /// The turns to play; nil for all.
  var turns: [Int]?
  /// The operations to perform; nil for all.
  var operations: [String]?

  func plays(_ turn: Int) -> Bool { turns.map { $0.contains(turn) } ?? true }

  /// True if an operation is performed.
  func does(_ operation: String) -> Bool { operations.map { $0.contains(operation) } ?? true }

  /// The arguments that repeat the episode.
  var arguments: [String] {
    var arguments = ["--seed", "\(seed)"]
    if let turns { arguments += ["--turns", turns.isEmpty ? "none" : Recipe.text(for: turns)] }
    if let operations {
      arguments += ["--with", operations.isEmpty ? "none" : operations.joined(separator: ",")]
    }
    return arguments
  }

  /// Turns as text: `0-4,9`.
  static func text(for turns: [Int]) -> String {
    var pieces: [String] = []
    var index = 0
    while index < turns.count {
      var last = index
      while last + 1 < turns.count, turns[last + 1] == turns[last] + 1 { last += 1 }
      pieces.append(last == index ? "\(turns[index])" : "\(turns[index])-\(turns[last])")
      index = last + 1
    }
    return pieces.joined(separator: ",")
  }

  /// The turns in such a text; nil if it is malformed.
  static func turns(in text: String) -> [Int]? {
    if text == "none" { return [] }
    var turns: [Int] = []
    for piece in text.split(separator: ",") {
      let ends = piece.split(separator: "-").map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last,
        last < 1_000_000, ends.count <= 2
      else { return nil }
      turns += first...last
    }
    return turns
  }
}
