/// A split of people into groups, so that no person is scored by numbers tuned on that person.
public struct PersonFolds: Sendable {
  /// How many groups there are.
  public let count: Int
  /// The collections left out with each group; empty if groups consist of single people.
  public let names: [String]
  private let group: [String: Int]

  /// Deals the rows' people into groups, in the order of their names.
  ///
  /// - Precondition: `count` is at least 2.
  public init(_ rows: [RecordedStroke], count: Int = 5) {
    precondition(count >= 2, "people are split into at least two groups")
    self.count = count
    names = Array(repeating: "", count: count)
    var group: [String: Int] = [:]
    for (index, person) in Set(rows.map(\.person)).sorted().enumerated() {
      group[person] = index % count
    }
    self.group = group
  }

  /// One group for each collection of prompted gestures; people of other sets are dealt over them.
  public init(collections rows: [RecordedStroke]) {
    let unistrokes = Set(RecordedSet.unistrokes)
    let prompted = rows.filter { unistrokes.contains($0.set) }
    names = Set(prompted.map(\.set.collection)).sorted()
    precondition(names.count >= 2, "there are at least two collections")
    count = names.count
    var group: [String: Int] = [:]
    for row in prompted { group[row.person] = names.firstIndex(of: row.set.collection) }
    let others = Set(rows.map(\.person)).filter { group[$0] == nil }.sorted()
    for (index, person) in others.enumerated() { group[person] = index % count }
    self.group = group
  }

  /// The group of a row's person; nil for people unknown at the split.
  public func fold(of row: RecordedStroke) -> Int? { group[row.person] }
}
