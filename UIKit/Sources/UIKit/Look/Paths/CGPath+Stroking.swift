import Foundation

extension CGPath {
  /// The area that a pen of some width covers, for hit-testing lines.
  ///
  /// Each curve becomes 32 straight lines, and corners are round, whatever the join.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let result = CGMutablePath()
    let reach = lineWidth / 2
    for part in straightParts() {
      for (index, point) in part.points.enumerated() {
        let isEnd = !part.isClosed && (index == 0 || index == part.points.count - 1)
        if !isEnd || lineCap == .round { result.addDisc(at: point, radius: reach) }
      }
      for (index, (start, end)) in zip(part.points, part.points.dropFirst()).enumerated() {
        let isLast = index == part.points.count - 2
        result.addBar(
          from: start, to: end, reach: reach,
          before: index == 0 && !part.isClosed && lineCap == .square ? reach : 0,
          after: isLast && !part.isClosed && lineCap == .square ? reach : 0)
      }
    }
    return CGPath(pieces: result.pieces.map { $0.applying(transform) })
  }

  /// The points of each subpath, with curves as straight lines.
  private func straightParts() -> [(points: [CGPoint], isClosed: Bool)] {
    var parts: [(points: [CGPoint], isClosed: Bool)] = []
    var current = CGPoint.zero
    for piece in pieces {
      switch piece {
      case .move(let point):
        parts.append(([point], false))
        current = point
      case .line, .quad, .curve:
        if parts.isEmpty || parts[parts.count - 1].isClosed { parts.append(([current], false)) }
        let steps = piece.type == .addLineToPoint ? 1 : 32
        let start = current
        for step in 1...steps {
          current = piece.point(at: CGFloat(step) / CGFloat(steps), from: start)
          parts[parts.count - 1].points.append(current)
        }
      case .close:
        guard let first = parts.last?.points.first else { continue }
        parts[parts.count - 1].points.append(first)
        parts[parts.count - 1].isClosed = true
        current = first
      }
    }
    return parts
  }
}

// All polygons run the same way round, so that their union is filled.
extension CGMutablePath {
  fileprivate func addDisc(at center: CGPoint, radius: CGFloat) {
    move(to: CGPoint(x: center.x + radius, y: center.y))
    addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    closeSubpath()
  }

  fileprivate func addBar(
    from start: CGPoint, to end: CGPoint, reach: CGFloat, before: CGFloat, after: CGFloat
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let (x, y) = (dx / length, dy / length)
    let (from, to) = (
      CGPoint(x: start.x - x * before, y: start.y - y * before),
      CGPoint(x: end.x + x * after, y: end.y + y * after)
    )
    move(to: CGPoint(x: from.x + y * reach, y: from.y - x * reach))
    addLine(to: CGPoint(x: to.x + y * reach, y: to.y - x * reach))
    addLine(to: CGPoint(x: to.x - y * reach, y: to.y + x * reach))
    addLine(to: CGPoint(x: from.x - y * reach, y: from.y + x * reach))
    closeSubpath()
  }
}
