import Dactyl
import Foundation

// Conversions between UIKit's and the engine's values; both are doubles, so nothing is rounded.

extension CGPoint {
  init(_ point: Dactyl.Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }

  init(_ vector: Dactyl.Vector) { self.init(x: CGFloat(vector.dx), y: CGFloat(vector.dy)) }

  var dactyl: Dactyl.Point { Dactyl.Point(Double(x), Double(y)) }

  var dactylVector: Dactyl.Vector { Dactyl.Vector(Double(x), Double(y)) }
}

extension CGSize {
  var dactyl: Dactyl.Size { Dactyl.Size(width: Double(width), height: Double(height)) }
}

extension CGRect {
  init(_ rect: Dactyl.Rect) {
    self.init(
      x: CGFloat(rect.minX), y: CGFloat(rect.minY), width: CGFloat(rect.width),
      height: CGFloat(rect.height))
  }

  var dactyl: Dactyl.Rect { Dactyl.Rect(origin: origin.dactyl, size: size.dactyl) }
}

extension CGVector {
  init(_ vector: Dactyl.Vector) { self.init(dx: CGFloat(vector.dx), dy: CGFloat(vector.dy)) }
}

extension CGAffineTransform {
  init(_ t: Dactyl.AffineTransform) {
    self.init(
      a: CGFloat(t.a), b: CGFloat(t.b), c: CGFloat(t.c), d: CGFloat(t.d), tx: CGFloat(t.tx),
      ty: CGFloat(t.ty))
  }

  var dactyl: Dactyl.AffineTransform {
    Dactyl.AffineTransform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}
