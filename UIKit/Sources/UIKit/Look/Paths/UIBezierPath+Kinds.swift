import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// The corners with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// At the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// At the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// At the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension UIBezierPath {
  /// A rectangle with some corners rounded as quarter ellipses.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let width = min(max(cornerRadii.width, 0), rect.width / 2)
    let height = min(max(cornerRadii.height, 0), rect.height / 2)
    // The distance of a quarter circle's control points from its ends, in radii.
    let pull: CGFloat = 0.5522847498307936
    let places: [(UIRectCorner, CGPoint, x: CGFloat, y: CGFloat, isUpright: Bool)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), -1, 1, false),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, true),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 1, -1, false),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), 1, 1, true),
    ]
    move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
    for (corner, point, x, y, isUpright) in places {
      guard corners.contains(corner) else {
        addLine(to: point)
        continue
      }
      let beside = CGPoint(x: point.x + x * width, y: point.y)
      let below = CGPoint(x: point.x, y: point.y + y * height)
      let nearBeside = CGPoint(x: point.x + x * width * (1 - pull), y: point.y)
      let nearBelow = CGPoint(x: point.x, y: point.y + y * height * (1 - pull))
      addLine(to: isUpright ? below : beside)
      addCurve(
        to: isUpright ? beside : below, controlPoint1: isUpright ? nearBelow : nearBeside,
        controlPoint2: isUpright ? nearBeside : nearBelow)
    }
    close()
  }

  /// The path in the reverse direction; subpaths keep their order.
  public func reversing() -> UIBezierPath {
    let result = UIBezierPath()
    var part: [(end: CGPoint, piece: PathPiece)] = []
    var start = CGPoint.zero
    func finish(isClosed: Bool) {
      guard let last = part.last else { return }
      result.move(to: last.end)
      for index in part.indices.reversed() {
        let goal = index > 0 ? part[index - 1].end : start
        switch part[index].piece {
        case .quad(let control, _): result.addQuadCurve(to: goal, controlPoint: control)
        case .curve(let control1, let control2, _):
          result.addCurve(to: goal, controlPoint1: control2, controlPoint2: control1)
        case .move, .line, .close: result.addLine(to: goal)
        }
      }
      if isClosed { result.close() }
      part = []
    }
    for piece in cgPath.pieces {
      switch piece {
      case .move(let point):
        finish(isClosed: false)
        start = point
      case .close: finish(isClosed: true)
      case .line(let end), .quad(_, let end), .curve(_, _, let end): part.append((end, piece))
      }
    }
    finish(isClosed: false)
    return result
  }

  /// Sets the lengths of dashes and gaps, in turn.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }
  /// Strokes the path in the current context.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha) { stroke() }
  }
  /// Fills the path in the current context.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha) { fill() }
  }

  private func draw(with blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}
