/// An example of how a gesture is drawn, as a library keeps it.
public struct StrokeTemplate: Hashable, Sendable {
  /// The number by which the library removes it; never given twice by one library.
  public let id: Int
  /// The number of the class that it is an example of.
  public let classID: Int
  /// The drawing.
  public let outline: StrokeOutline
}
