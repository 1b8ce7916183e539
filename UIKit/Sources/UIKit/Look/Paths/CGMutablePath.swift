import Dactyl
import Foundation

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() { super.init(pieces: []) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    pieces.append(.move(point.applying(transform)))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    pieces.append(.line(point.applying(transform)))
  }

  /// Starts a new subpath and connects the points by straight lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    pieces.append(PathPiece.quad(control: control, end: end).applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    pieces.append(
      PathPiece.curve(control1: control1, control2: control2, end: end).applying(transform))
  }

  /// Closes the subpath.
  public func closeSubpath() { pieces.append(.close) }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  /// Adds the ellipse inscribed in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let stretch = CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
      .concatenating(transform)
    move(to: CGPoint(x: 1, y: 0), transform: stretch)
    addTurn(from: 0, by: 2 * .pi, transform: stretch)
    closeSubpath()
  }

  /// Adds an arc, after a straight line to its start unless the path is empty.
  ///
  /// - Parameter clockwise: as in Core Graphics, where y grows upward; true is counter-clockwise on
  ///   the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    // From 0 to a full turn is a circle either way.
    if abs(sweep) >= full {
      sweep = clockwise ? -full : full
    } else if clockwise {
      while sweep > 0 { sweep -= full }
      sweep = max(sweep, -full)
    } else {
      while sweep < 0 { sweep += full }
      sweep = min(sweep, full)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc by an angle, after a straight line to its start unless the path is empty.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let place = CGAffineTransform(scaleX: radius, y: radius)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      .concatenating(transform)
    let start = CGMutablePath.onCircle(startAngle)
    if isEmpty { move(to: start, transform: place) } else { addLine(to: start, transform: place) }
    addTurn(from: startAngle, by: delta, transform: place)
  }

  /// Adds a straight line and the arc that rounds the corner at `tangent1End`; if the points lie in
  /// line, only the straight line to it.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint
    let (a, b) = (tangent1End.way(to: start), tangent1End.way(to: tangent2End))
    let (la, lb) = (hypot(a.dx, a.dy), hypot(b.dx, b.dy))
    let cross = a.dx * b.dy - a.dy * b.dx
    guard la > 0, lb > 0, abs(cross) > 1e-9 * la * lb, radius > 0 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let half = acos(max(-1, min(1, (a.dx * b.dx + a.dy * b.dy) / (la * lb)))) / 2
    let reach = radius / tan(half)
    let middle = CGVector(dx: a.dx / la + b.dx / lb, dy: a.dy / la + b.dy / lb)
    let far = radius / sin(half) / hypot(middle.dx, middle.dy)
    let center = CGPoint(
      x: tangent1End.x + middle.dx * far, y: tangent1End.y + middle.dy * far)
    func angle(_ way: CGVector, _ length: CGFloat) -> CGFloat {
      atan2(
        tangent1End.y + way.dy / length * reach - center.y,
        tangent1End.x + way.dx / length * reach - center.x)
    }
    addArc(
      center: center, radius: radius, startAngle: angle(a, la), endAngle: angle(b, lb),
      clockwise: cross > 0, transform: transform)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    pieces += path.pieces.map { $0.applying(transform) }
  }

  /// Adds an arc of the unit circle, in curves of at most a quarter turn each.
  private func addTurn(from start: CGFloat, by sweep: CGFloat, transform: CGAffineTransform) {
    guard sweep != 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    // The curve deviates from a circle by less than 0.03 % of its radius.
    let half = Double(step) / 4
    let reach = CGFloat(4.0 / 3 * sine(half) / cosine(half))
    var angle = start
    for _ in 0..<count {
      let (from, to) = (CGMutablePath.onCircle(angle), CGMutablePath.onCircle(angle + step))
      addCurve(
        to: to, control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x),
        control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x), transform: transform)
      angle += step
    }
  }

  private static func onCircle(_ angle: CGFloat) -> CGPoint {
    CGPoint(x: CGFloat(cosine(Double(angle))), y: CGFloat(sine(Double(angle))))
  }
}

extension CGPoint {
  fileprivate func way(to other: CGPoint) -> CGVector {
    CGVector(dx: other.x - x, dy: other.y - y)
  }
}
