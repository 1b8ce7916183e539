/// A split of people into groups, so that nobody is scored by numbers tuned on them.
public struct PersonFolds: Sendable {
  /// How many groups there are.
  public let count: Int
  private let group: [String: Int]

  /// Deals the people of the rows into groups in the order of their names.
  ///
  /// - Precondition: `count` is at least 2.
  public init(_ rows: [RecordedStroke], count: Int = 5) {
    precondition(count >= 2, "people are split into at least two groups")
    self.count = count
    var group: [String: Int] = [:]
    for (index, person) in Set(rows.map(\.person)).sorted().enumerated() {
      group[person] = index % count
    }
    self.group = group
  }

  /// The group of the person who drew a row; people unknown at the split are in none.
  public func fold(of row: RecordedStroke) -> Int? { group[row.person] }
}
