import TouchWorkloads

/// What a number of things takes, and what twice and four times as many take.
struct Growth {
  let kind: String
  let count: Int
  /// For each of the three numbers.
  let instructions: [Int]

  /// By what a doubling may multiply the instructions.
  static let limit = 2.3

  /// Measures all kinds, one per core at a time.
  static func measureAll() async throws -> [Growth] {
    try await withThrowingTaskGroup(of: Growth.self) { group in
      for (kind, count) in GrowthWorkload.kinds {
        group.addTask {
          Growth(
            kind: kind, count: count,
            instructions: try Callgrind().measureGrowth(of: kind, from: count))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.kind < $1.kind }
    }
  }

  /// By what each doubling multiplies the instructions.
  var factors: [Double] {
    zip(instructions.dropFirst(), instructions).map { Double($0) / Double($1) }
  }

  var isInProportion: Bool { factors.allSatisfy { $0 <= Growth.limit } }

  /// A row of a table.
  var row: [String] { [kind, count.text] + instructions.map(\.text) + factors.map(\.text) }
}
