/// How often drawings of one class had another nearest.
public struct StrokeMistake: Hashable, Sendable {
  /// The number of the class that was meant.
  public var classID: Int
  /// The number of the class that was nearest.
  public var takenFor: Int
  /// How many drawings.
  public var count: Int

  /// So many drawings of one class that were nearest to another.
  public init(classID: Int, takenFor: Int, count: Int) {
    self.classID = classID
    self.takenFor = takenFor
    self.count = count
  }
}
