/// Edges of a rectangle.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// The edges with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The edge where y is smallest.
  public static let top = RectEdge(rawValue: 1)
  /// The edge where x is smallest.
  public static let left = RectEdge(rawValue: 2)
  /// The edge where y is largest.
  public static let bottom = RectEdge(rawValue: 4)
  /// The edge where x is largest.
  public static let right = RectEdge(rawValue: 8)
  /// Every edge.
  public static let all: RectEdge = [.top, .left, .bottom, .right]

  /// Each edge for itself.
  static var each: some Sequence<RectEdge> { (0..<4).lazy.map { RectEdge(rawValue: 1 << $0) } }
}
