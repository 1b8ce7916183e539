import Foundation

package enum PathPiece: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// The points, in drawing order.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  func applying(_ t: CGAffineTransform) -> PathPiece {
    switch self {
    case .move(let end): .move(end.applying(t))
    case .line(let end): .line(end.applying(t))
    case .quad(let control, let end): .quad(control: control.applying(t), end: end.applying(t))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .close: .close
    }
  }

  /// The point at parameter 0…1 of a curve from `start`.
  func point(at part: CGFloat, from start: CGPoint) -> CGPoint {
    let rest = 1 - part
    switch self {
    case .move(let end): return end
    case .line(let end):
      return CGPoint(x: rest * start.x + part * end.x, y: rest * start.y + part * end.y)
    case .quad(let control, let end):
      let (u, v, w) = (rest * rest, 2 * rest * part, part * part)
      return CGPoint(
        x: u * start.x + v * control.x + w * end.x, y: u * start.y + v * control.y + w * end.y)
    case .curve(let control1, let control2, let end):
      let (s, u) = (rest * rest * rest, 3 * rest * rest * part)
      let (v, w) = (3 * rest * part * part, part * part * part)
      return CGPoint(
        x: s * start.x + u * control1.x + v * control2.x + w * end.x,
        y: s * start.y + u * control1.y + v * control2.y + w * end.y)
    case .close: return start
    }
  }

  /// The parameters at which a curve from `start` may turn back in x or y.
  func turningParts(from start: CGPoint) -> [CGFloat] {
    switch self {
    case .move, .line, .close: []
    case .quad(let control, let end):
      [(start.x, control.x, end.x), (start.y, control.y, end.y)].compactMap { a, b, c in
        let bend = a - 2 * b + c
        return bend == 0 ? nil : (a - b) / bend
      }
    case .curve(let control1, let control2, let end):
      PathPiece.turns(start.x, control1.x, control2.x, end.x)
        + PathPiece.turns(start.y, control1.y, control2.y, end.y)
    }
  }

  /// The parameters at which a cubic's slope in one coordinate is 0.
  private static func turns(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b] : [] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
