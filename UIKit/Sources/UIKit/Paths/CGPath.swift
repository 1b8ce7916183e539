import Foundation

/// A course of lines and curves, of one or more parts; it does not change.
///
/// Geometry only: nothing can be drawn with it.
open class CGPath: Hashable {
  var pieces: [PathPiece]

  init(pieces: [PathPiece]) { self.pieces = pieces }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(pieces: path.pieces)
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(pieces: path.pieces)
  }

  /// True if the path is empty.
  public var isEmpty: Bool { pieces.isEmpty }

  /// Where the path has come to; the origin where it is empty.
  public var currentPoint: CGPoint {
    var current = CGPoint.zero
    visit { _, end in current = end }
    return current
  }

  /// The smallest upright rectangle around all points, control points included; null where the path
  /// is empty.
  public var boundingBox: CGRect { CGPath.box(pieces.flatMap(\.points)) }

  /// The smallest upright rectangle around the course itself; null where the path is empty.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    visit { piece, end in
      points.append(end)
      for part in piece.turningParts(from: start) where part > 0 && part < 1 {
        points.append(piece.point(at: part, from: start))
      }
      start = end
    }
    return CGPath.box(points)
  }

  /// Whether a point lies inside; open parts count as closed by a straight line.
  ///
  /// Curves are taken as 32 straight lines each.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    var crossings = 0
    let copy = transform.isIdentity ? self : CGPath(pieces: pieces.map { $0.applying(transform) })
    copy.forEachSegment { a, b in
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      winding += b.y > a.y ? 1 : -1
      crossings += 1
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  /// Calls a closure with each piece in turn; what it gets is valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for piece in pieces {
      var points = piece.points
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
          let base = buffer.baseAddress ?? none.baseAddress!
          var element = CGPathElement(type: piece.type, points: base)
          withUnsafePointer(to: &element) { block($0) }
        }
      }
    }
  }

  /// The same path, as one that does not change.
  public func copy() -> CGPath? { CGPath(pieces: pieces) }

  /// The path as a transform leaves it.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let t = transform?.pointee ?? .identity
    return CGPath(pieces: pieces.map { $0.applying(t) })
  }

  /// The same path, as one that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.pieces = pieces
    return path
  }

  /// Whether both have the same pieces.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.pieces == right.pieces }

  /// Hashes the pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(pieces) }

  /// Visits each piece with the point at which it ends.
  private func visit(_ body: (PathPiece, CGPoint) -> Void) {
    var start = CGPoint.zero
    for piece in pieces {
      let end = piece.points.last ?? start
      if case .move = piece { start = end }
      body(piece, end)
    }
  }

  /// Visits the straight lines of which the path consists, roughly, every part closed.
  private func forEachSegment(_ body: (CGPoint, CGPoint) -> Void) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for piece in pieces {
      switch piece {
      case .move(let end):
        body(current, start)
        start = end
        current = end
      case .line(let end):
        body(current, end)
        current = end
      case .quad(_, let end), .curve(_, _, let end):
        let first = current
        for step in 1...32 {
          let next = step == 32 ? end : piece.point(at: CGFloat(step) / 32, from: first)
          body(current, next)
          current = next
        }
      case .close:
        body(current, start)
        current = start
      }
    }
    body(current, start)
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
