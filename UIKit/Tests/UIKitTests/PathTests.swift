import Foundation
import FreedObjects
import Testing
import UIKit

/// Transforms and paths as far as touch code needs them.
@Suite(.freesItsObjects)
struct PathTests {
  @Test func laterTransformsActFirst() {
    let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 3))
    #expect(CGPoint(x: 12, y: 3).applying(t.inverted()) == CGPoint(x: 1, y: 1))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func decomposedTransformsComposeAgain() {
    let t = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 3)
    let again = CGAffineTransform(t.decomposed())
    // Two products and a quotient each, so a few units in the last place.
    for (a, b) in [(t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d)] {
      #expect(abs(a - b) < 1e-12)
    }
    #expect(t.tx == again.tx && t.ty == again.ty)
  }

  @Test func boxOfACurveLiesWithinItsControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func containsFollowsTheFillRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 11, y: 1)))
  }

  @Test func circleIsRound() {
    let path = UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    // Within 0.03 % of the radius, like the four curves.
    for angle in stride(from: 0.1, to: 6.2, by: 0.2) {
      let place = CGPoint(x: cos(angle), y: sin(angle))
      #expect(path.contains(CGPoint(x: place.x * 9.95, y: place.y * 9.95)))
      #expect(!path.contains(CGPoint(x: place.x * 10.01, y: place.y * 10.01)))
    }
  }

  @Test func piecesAreHandedOutInOrder() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addCurve(
      to: CGPoint(x: 3, y: 0), controlPoint1: CGPoint(x: 1, y: 1),
      controlPoint2: CGPoint(x: 2, y: 1))
    path.close()
    var types: [CGPathElementType] = []
    path.cgPath.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(path.currentPoint == .zero)
  }
}
