import Foundation
import FreedObjects
import Testing
import UIKit

/// Behaviours move views in a window's time.
@MainActor @Suite(.freesItsObjects)
struct DynamicsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let animator: UIDynamicAnimator

  init() { animator = UIDynamicAnimator(referenceView: window) }

  private func box(_ x: CGFloat, _ y: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 40, height: 40))
    window.addSubview(view)
    return view
  }

  @Test func itemThatIsTakenTwiceDoesNotHitItself() throws {
    let view = box(10, 10)
    let collision = UICollisionBehavior(items: [view])
    collision.addItem(view)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    try window.advance(to: 1)
    #expect(view.center.x == 30 && view.center.y > 400)
  }

  @Test(arguments: [30, 76, 100, 1000, .infinity] as [CGFloat])
  func dampedSpringOfAnyFrequencyComesToRest(frequency: CGFloat) throws {
    let view = box(10, 10)
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 200))
    spring.length = 10
    spring.frequency = frequency
    spring.damping = 0.2
    animator.addBehavior(spring)
    try window.advance(to: 5)
    #expect(abs(hypot(view.center.x - 200, view.center.y - 200) - 10) < 0.5)
  }

  @Test func itemsThatLeftAreFreed() throws {
    weak var left: UIView?
    weak var dropped: UIView?
    do {
      let (first, second) = (box(10, 10), box(100, 10))
      (left, dropped) = (first, second)
      let gravity = UIGravityBehavior(items: [first])
      let push = UIPushBehavior(items: [second], mode: .continuous)
      animator.addBehavior(gravity)
      animator.addBehavior(push)
      try window.advance(to: 0.2)
      gravity.removeItem(first)
      animator.removeBehavior(push)
      for view in [first, second] { view.removeFromSuperview() }
    }
    #expect(left == nil && dropped == nil)
  }

  @Test func itemsInAPartComeInTheOrderInWhichTheyWereTaken() {
    let views = [box(10, 10), box(60, 10), box(110, 10)]
    animator.addBehavior(UIGravityBehavior(items: views))
    let found = animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 40))
    #expect(found.map { $0.center.x } == [30, 80, 130])
    #expect(animator.items(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
  }
}
