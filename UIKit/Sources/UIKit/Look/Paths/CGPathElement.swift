import Foundation

/// Kinds of path elements.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Starts a subpath at a point.
  case moveToPoint = 0
  /// Adds a straight line to a point.
  case addLineToPoint = 1
  /// Adds a curve with one control point, then the end.
  case addQuadCurveToPoint = 2
  /// Adds a curve with two control points, then the end.
  case addCurveToPoint = 3
  /// Closes the subpath with a straight line.
  case closeSubpath = 4
}

/// An element of a path; valid only during the call that receives it.
public struct CGPathElement {
  /// The kind of element.
  public var type: CGPathElementType
  /// Zero to three points; the last is the end.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element with the given points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// How a path that crosses itself is filled.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Fills where the turns of the path around a point do not cancel out.
  case winding
  /// Fills where a way to the outside crosses the path an odd number of times.
  case evenOdd
}

/// Shapes of a line's end.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Ends at the end point.
  case butt
  /// Adds a half circle.
  case round
  /// Adds half a square.
  case square
}

/// Shapes of a corner.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter
  case round
  /// Cut off.
  case bevel
}
