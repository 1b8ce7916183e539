import Foundation

/// What a piece of a path does.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Starts anew at a point.
  case moveToPoint = 0
  /// Draws a straight line to a point.
  case addLineToPoint = 1
  /// Draws a curve with one control point, then the end.
  case addQuadCurveToPoint = 2
  /// Draws a curve with two control points, then the end.
  case addCurveToPoint = 3
  /// Draws a straight line to the start of the part.
  case closeSubpath = 4
}

/// A piece of a path, valid only during the call in which it is handed out.
public struct CGPathElement {
  /// What the piece does.
  public var type: CGPathElementType
  /// Its points: none, one, two or three, the last of them the end.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A piece with the given points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// What counts as inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// What the path goes around, counting turns with their direction.
  case winding
  /// What is reached from outside by crossing the path an odd number of times.
  case evenOdd
}

/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At the end point.
  case butt
  /// In a half circle beyond it.
  case round
  /// In half a square beyond it.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point.
  case miter
  /// Rounded.
  case round
  /// Cut off.
  case bevel
}
