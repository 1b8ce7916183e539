/// A gesture of a library: its number, its name and what its strokes may differ in.
public struct StrokeClass: Hashable, Sendable {
  #if hasFeature(Embedded)
    /// The type of names; a literal is fine on every platform.
    public typealias Name = StaticString
  #else
    /// The type of names; a literal is fine on every platform.
    public typealias Name = String
  #endif

  /// The number that results carry, unique in a library.
  public var id: Int
  /// The name for people; matching ignores it.
  public var name: Name
  /// What strokes of the class may differ in.
  public var invariance: StrokeInvariance

  /// A class of the given number and name.
  public init(id: Int, name: Name, invariance: StrokeInvariance = .standard) {
    self.id = id
    self.name = name
    self.invariance = invariance
  }

  /// True if number, options and, unless names are `StaticString`, names are equal.
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
