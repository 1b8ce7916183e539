import Dactyl
import DactylTesting
import FreedObjects
import Testing
import UIKit

/// Views move while handlers of a move also move views.
@MainActor @Suite(.freesItsObjects)
struct HierarchyTests {
  /// Runs a closure before it moves, and records what it hears.
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

  /// A view with three subviews, a sibling, and the view to move.
  ///
  /// Each test makes its own: a window kept by the suite would wait for its test, and its clock
  /// would be other tests' current one.
  @MainActor
  final class Tree {
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
  }

  @Test func viewComesInFrontWhereItsMoveTakesSubviewsAway() {
    let tree = Tree()
    tree.view.beforeSuperview = { tree.siblings[0].removeFromSuperview() }
    tree.view.beforeWindow = { tree.siblings[2].removeFromSuperview() }
    tree.parent.addSubview(tree.view)
    #expect(tree.parent.subviews == [tree.siblings[1], tree.view])
    #expect(tree.view.log == ["will", "did"])
  }

  @Test func placeBeyondTheRemainingSubviewsIsTheFront() {
    let tree = Tree()
    tree.view.beforeSuperview = { for view in tree.siblings { view.removeFromSuperview() } }
    tree.parent.insertSubview(tree.view, at: 3)
    #expect(tree.parent.subviews == [tree.view])
  }

  @Test func placeBeyondTheLastIsTheFront() {
    let tree = Tree()
    tree.parent.insertSubview(tree.view, at: 9)
    #expect(tree.parent.subviews == tree.siblings + [tree.view])
  }

  @Test func placeBesideASiblingIsLookedUpAfterTheViewIsTold() {
    let tree = Tree()
    tree.view.beforeSuperview = { tree.siblings[0].removeFromSuperview() }
    tree.parent.insertSubview(tree.view, aboveSubview: tree.siblings[1])
    #expect(tree.parent.subviews == [tree.siblings[1], tree.view, tree.siblings[2]])
    let second = Meddling()
    second.beforeSuperview = { tree.siblings[1].removeFromSuperview() }
    tree.parent.insertSubview(second, belowSubview: tree.siblings[1])
    #expect(tree.parent.subviews == [tree.view, tree.siblings[2], second])
  }

  @Test func viewStaysWhereItIsPutWhileItIsAdded() {
    let tree = Tree()
    tree.view.beforeSuperview = { tree.other.addSubview(tree.view) }
    tree.parent.addSubview(tree.view)
    #expect(tree.view.superview === tree.other && tree.other.subviews == [tree.view])
    #expect(tree.parent.subviews == tree.siblings)
    #expect(tree.view.log == ["will", "will", "did"])
  }

  @Test func viewStaysWhereItIsPutWhileItIsRemoved() {
    let tree = Tree()
    tree.parent.addSubview(tree.view)
    tree.view.beforeWindow = { tree.other.addSubview(tree.view) }
    tree.view.removeFromSuperview()
    #expect(tree.view.superview === tree.other && tree.other.subviews == [tree.view])
    #expect(tree.parent.subviews == tree.siblings)
  }

  @Test func viewIsNotPutOntoOneThatHasComeToLieOnIt() {
    let tree = Tree()
    tree.parent.removeFromSuperview()
    tree.view.beforeSuperview = { tree.view.addSubview(tree.parent) }
    tree.parent.addSubview(tree.view)
    #expect(tree.view.superview == nil && tree.parent.superview === tree.view)
    #expect(tree.parent.subviews == tree.siblings && tree.view.subviews == [tree.parent])
  }
}
