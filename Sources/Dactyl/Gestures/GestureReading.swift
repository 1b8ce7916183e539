#if !hasFeature(Embedded)
  /// One thing that a gesture measures: its name and its numbers.
  public struct GestureReading: Hashable, Sendable {
    /// What it is called, such as `translation`.
    public var name: String
    /// Its numbers, such as x and y; NaN if there is none.
    public var values: [Double]
    /// A word that stands for the number, such as a direction's; nil if there is none.
    public var word: String?
  }
#endif
