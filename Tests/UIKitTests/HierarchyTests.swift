import Dactyl
import DactylTesting
import Testing
import UIKit

/// Views are moved while those who are told of a move do the same.
@MainActor
struct HierarchyTests {
  /// Does something as it is about to be moved, and says what it is told.
  final class Meddling: UIView {
    var beforeSuperview: (() -> Void)?
    var beforeWindow: (() -> Void)?
    var log: [String] = []

    override func willMove(toSuperview superview: UIView?) {
      log.append("will")
      let meddle = beforeSuperview
      beforeSuperview = nil
      meddle?()
    }
    override func willMove(toWindow window: UIWindow?) {
      let meddle = beforeWindow
      beforeWindow = nil
      meddle?()
    }
    override func didMoveToSuperview() { log.append("did") }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let parent = UIView()
  let other = UIView()
  let siblings = (0..<3).map { _ in UIView() }
  let view = Meddling()

  init() {
    window.addSubview(parent)
    window.addSubview(other)
    for sibling in siblings { parent.addSubview(sibling) }
  }

  @Test func viewComesInFrontWhereItsMoveTakesSubviewsAway() {
    view.beforeSuperview = { [siblings] in siblings[0].removeFromSuperview() }
    view.beforeWindow = { [siblings] in siblings[2].removeFromSuperview() }
    parent.addSubview(view)
    #expect(parent.subviews == [siblings[1], view])
    #expect(view.log == ["will", "did"])
  }

  @Test func placeBeyondTheRemainingSubviewsIsTheFront() {
    view.beforeSuperview = { [siblings] in for view in siblings { view.removeFromSuperview() } }
    parent.insertSubview(view, at: 3)
    #expect(parent.subviews == [view])
  }

  @Test func placeBesideASiblingIsLookedUpAfterTheViewIsTold() {
    view.beforeSuperview = { [siblings] in siblings[0].removeFromSuperview() }
    parent.insertSubview(view, aboveSubview: siblings[1])
    #expect(parent.subviews == [siblings[1], view, siblings[2]])
    let second = Meddling()
    second.beforeSuperview = { [siblings] in siblings[1].removeFromSuperview() }
    parent.insertSubview(second, belowSubview: siblings[1])
    #expect(parent.subviews == [view, siblings[2], second])
  }

  @Test func viewStaysWhereItIsPutWhileItIsAdded() {
    view.beforeSuperview = { [view, other] in other.addSubview(view) }
    parent.addSubview(view)
    #expect(view.superview === other && other.subviews == [view])
    #expect(parent.subviews == siblings)
    #expect(view.log == ["will", "will", "did"])
  }

  @Test func viewStaysWhereItIsPutWhileItIsRemoved() {
    parent.addSubview(view)
    view.beforeWindow = { [view, other] in other.addSubview(view) }
    view.removeFromSuperview()
    #expect(view.superview === other && other.subviews == [view])
    #expect(parent.subviews == siblings)
  }

  @Test func viewIsNotPutOntoOneThatHasComeToLieOnIt() {
    parent.removeFromSuperview()
    view.beforeSuperview = { [view, parent] in view.addSubview(parent) }
    parent.addSubview(view)
    #expect(view.superview == nil && parent.superview === view)
    #expect(parent.subviews == siblings && view.subviews == [parent])
  }
}
