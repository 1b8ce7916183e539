import Dactyl
import DactylTesting
import FreedObjects
import Testing
import UIKit

/// Layers share their views' geometry and support hit-testing.
@MainActor @Suite(.freesItsObjects)
struct LayerTests {
  @Test func layerMovesItsViewAndTheViewItsLayer() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer.position == CGPoint(x: 60, y: 45))
    view.layer.frame.origin.x = 110
    #expect(view.center == CGPoint(x: 160, y: 45))
    view.layer.opacity = 0
    #expect(view.alpha == 0)
    view.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.layer.value(forKeyPath: "transform.scale.y") as? CGFloat == 3)
  }

  @Test func viewTurnsAboutItsAnchorAndIsTouchedWhereItThenIs() throws {
    let needle = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 80))
    let test = TestWindow()
    test.view.addSubview(needle)
    needle.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    // The anchor lies at the former centre, so the needle points up from there.
    #expect(needle.center == CGPoint(x: 110, y: 140))
    #expect(needle.frame == CGRect(x: 100, y: 60, width: 20, height: 80))
    needle.frame = CGRect(x: 100, y: 100, width: 20, height: 80)
    #expect(needle.center == CGPoint(x: 110, y: 180))
    needle.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(needle.frame == CGRect(x: 110, y: 170, width: 80, height: 20))
    needle.addGestureRecognizer(UITapGestureRecognizer())
    #expect(try test.run("down(180,180) 50ms up") == "tap recognized")
    #expect(test.window.hitTest(CGPoint(x: 110, y: 120), with: nil) === test.view)
  }

  @Test func transformOutOfThePlaneIsKept() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var tilt = CATransform3DIdentity
    tilt.m34 = -0.002
    tilt = CATransform3DRotate(tilt, 0.5, 0, 1, 0)
    view.layer.transform = tilt
    #expect(view.transform3D == tilt)
    #expect(view.transform.a == tilt.m11)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test func transformAndItsInverseUndoEachOther() {
    let t = CATransform3DTranslate(
      CATransform3DRotate(CATransform3DIdentity, 0.7, 1, 2, 3), 4, 5, 6)
    let both = CATransform3DConcat(t, CATransform3DInvert(t))
    for (value, wanted) in zip(both.entries, CATransform3DIdentity.entries) {
      // Sums of a few products of numbers below 10, rounded in the sixteenth digit.
      #expect(abs(value - wanted) < 1e-13)
    }
    let turn = CATransform3DMakeRotation(0.3, 0, 0, 2)
    #expect(CATransform3DGetAffineTransform(turn) == CGAffineTransform(rotationAngle: 0.3))
  }

  @Test func frontmostLayerIsHit() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let (rear, front) = (CALayer(), CALayer())
    rear.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    front.frame = CGRect(x: 100, y: 100, width: 150, height: 150)
    root.addSublayer(rear)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 120, y: 120)) === front)
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === rear)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 230, y: 230)) === front)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 230, y: 230)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 120, y: 120)) === rear)
    #expect(rear.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 51, y: 52))
    root.insertSublayer(front, below: rear)
    #expect(root.sublayers?.first === front)
    front.removeFromSuperlayer()
    #expect(front.superlayer == nil)
  }

  @Test func viewMayHaveALayerOfItsOwnKind() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    final class OwnLayer: CALayer {}
    final class Own: UIView {
      override class var layerClass: AnyClass { OwnLayer.self }
    }
    #expect(Shape(frame: .zero).layer is CAShapeLayer)
    #expect(Own(frame: .zero).layer is OwnLayer)
  }
}

extension CATransform3D {
  fileprivate var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
