import Dactyl
import Foundation

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// The edges with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge where y is smallest.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge where x is smallest.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge where y is largest.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge where x is largest.
  public static let right = UIRectEdge(rawValue: 8)
  /// Every edge.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  // The engine numbers the edges in the same way.
  init(_ edges: Dactyl.RectEdge) { self.init(rawValue: UInt(edges.rawValue)) }

  var dactyl: Dactyl.RectEdge { Dactyl.RectEdge(rawValue: UInt8(truncatingIfNeeded: rawValue)) }
}
