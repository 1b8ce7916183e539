/// A gesture that a library tells from others: its number, its name and what it forgives.
public struct StrokeClass: Hashable, Sendable {
  #if hasFeature(Embedded)
    /// The type of names; a literal is fine on every platform.
    public typealias Name = StaticString
  #else
    /// The type of names; a literal is fine on every platform.
    public typealias Name = String
  #endif

  /// The number that results carry; each class of a library has its own.
  public var id: Int
  /// The name for people; the matching never looks at it.
  public var name: Name
  /// What strokes of the class may differ in.
  public var invariance: StrokeInvariance

  /// A class of the given number and name.
  public init(id: Int, name: Name, invariance: StrokeInvariance = .standard) {
    self.id = id
    self.name = name
    self.invariance = invariance
  }

  /// Whether number and options are the same and, where names are text, the name.
  public static func == (left: StrokeClass, right: StrokeClass) -> Bool {
    #if !hasFeature(Embedded)
      guard left.name == right.name else { return false }
    #endif
    return left.id == right.id && left.invariance == right.invariance
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
