import Foundation

/// An immutable path of lines and curves, in one or more subpaths.
///
/// It is pure geometry: it draws nothing.
open class CGPath: Hashable {
  var pieces: [PathPiece]

  init(pieces: [PathPiece]) { self.pieces = pieces }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(pieces: path.pieces)
  }

  /// The ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(pieces: path.pieces)
  }

  /// True if the path is empty.
  public var isEmpty: Bool { pieces.isEmpty }

  /// The end of the path; the origin if it is empty.
  public var currentPoint: CGPoint {
    var current = CGPoint.zero
    visit { _, end in current = end }
    return current
  }

  /// The bounding box of all points, control points included; null if the path is empty.
  public var boundingBox: CGRect { CGPath.box(pieces.flatMap(\.points)) }

  /// The bounding box of the path itself; null if it is empty.
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

  /// True if a point lies inside; open subpaths count as closed by a straight line.
  ///
  /// Each curve becomes 32 straight lines.
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

  /// Calls a closure with each element in turn; the element is valid only during the call.
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

  /// An immutable copy.
  public func copy() -> CGPath? { CGPath(pieces: pieces) }

  /// A transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let t = transform?.pointee ?? .identity
    return CGPath(pieces: pieces.map { $0.applying(t) })
  }

  /// A mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.pieces = pieces
    return path
  }

  /// True if both have the same pieces.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.pieces == right.pieces }

  /// Hashes the pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(pieces) }

  /// Visits each piece with its end point.
  private func visit(_ body: (PathPiece, CGPoint) -> Void) {
    var start = CGPoint.zero
    for piece in pieces {
      let end = piece.points.last ?? start
      if case .move = piece { start = end }
      body(piece, end)
    }
  }

  /// Visits straight lines that approximate the path, with each subpath closed.
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
