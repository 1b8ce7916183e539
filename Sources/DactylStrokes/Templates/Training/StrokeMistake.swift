/// How often one class was mistaken for another.
public struct StrokeMistake: Hashable, Sendable {
  /// The number of the class drawn.
  public var classID: Int
  /// The number of the nearest class.
  public var takenFor: Int
  /// The number of drawings.
  public var count: Int

  /// `count` drawings of one class that were nearest to another.
  public init(classID: Int, takenFor: Int, count: Int) {
    self.classID = classID
    self.takenFor = takenFor
    self.count = count
  }
}
