import Foundation
import FreedObjects
import Testing
import UIKit

/// Controllers are told of their life in the order of a phone.
@MainActor @Suite(.serialized, .freesItsObjects)
struct LifeCycleTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func said(_ body: () -> Void) -> String {
    Words.said = []
    body()
    let text = Words.said.filter { !$0.hasSuffix("ayOut") && !$0.hasSuffix("aidOut") }
    return text.joined(separator: ", ")
  }

  @Test func rootIsLoadedThenAppearsThenIsLaidOut() {
    Words.said = []
    window.rootViewController = NotingController("a")
    #expect(
      Words.said == ["a load", "a loaded", "a will", "a is", "a willLayOut", "a laidOut", "a did"])
    #expect(window.rootViewController?.view.frame == window.bounds)
  }

  @Test func newRootTakesTheFormersPlace() {
    window.rootViewController = NotingController("a")
    let words = said { window.rootViewController = NotingController("b") }
    #expect(words == "a willNot, b load, b loaded, b will, b is, a didNot, b did")
  }

  @Test func pushedAndPoppedControllersCrossOver() {
    let stack = UINavigationController(rootViewController: NotingController("a"))
    #expect(said { window.rootViewController = stack } == "a load, a loaded, a will, a is, a did")
    let b = NotingController("b")
    #expect(
      said { stack.pushViewController(b, animated: true) }
        == "b joins, b load, b loaded, a willNot, b will, b is, a didNot, b did, b joined")
    #expect(
      said { stack.popViewController(animated: true) }
        == "b leaves, b willNot, a will, a is, b didNot, a did, b left")
  }

  @Test func presentingDisappearsOnlyForStylesThatCoverAll() {
    let a = NotingController("a")
    window.rootViewController = a
    let sheet = NotingController("s")
    #expect(said { a.present(sheet, animated: true) } == "s load, s loaded, s will, s is, s did")
    #expect(said { sheet.dismiss(animated: true) } == "s willNot, s didNot")
    let full = NotingController("f")
    full.modalPresentationStyle = .fullScreen
    #expect(
      said { a.present(full, animated: true) }
        == "f load, f loaded, a willNot, f will, f is, f did, a didNot")
    #expect(said { a.dismiss(animated: true) } == "f willNot, a will, a did, f didNot")
  }

  @Test func childFollowsItsParent() {
    final class Parent: NotingController {
      let child = NotingController("c")
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let parent = Parent("p")
    #expect(
      said { window.rootViewController = parent }
        == "p load, p loaded, c joins, c load, c loaded, c joined, p will, c will, p is, c is, p did, c did"
    )
    #expect(said { window.rootViewController = nil } == "p willNot, c willNot, p didNot, c didNot")
  }

  @Test func aChildThatTakesItsParentInMeanwhileStaysOutside() {
    final class Greedy: UIViewController {
      override func willMove(toParent parent: UIViewController?) {
        if let parent, parent.parent == nil { addChild(parent) }
      }
    }
    let (parent, child) = (UIViewController(), Greedy())
    parent.addChild(child)
    #expect(parent.parent === child && child.parent == nil)
    #expect(parent.children.isEmpty && child.children == [parent])
  }

  @Test func aChildThatJoinsAnotherMeanwhileHasOneParent() {
    final class Fickle: UIViewController {
      weak var other: UIViewController?
      override func willMove(toParent parent: UIViewController?) {
        if let other, parent !== other { other.addChild(self) }
      }
    }
    let (parent, other, child) = (UIViewController(), UIViewController(), Fickle())
    child.other = other
    parent.addChild(child)
    #expect(child.parent === other && other.children == [child] && parent.children.isEmpty)
  }

  @Test func childThatComesLaterAppearsAsItsViewIsAdded() {
    let parent = NotingController("p")
    window.rootViewController = parent
    let child = NotingController("c")
    #expect(
      said {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      } == "c joins, c load, c loaded, c will, c is, c did, c joined")
    #expect(
      said {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      } == "c leaves, c willNot, c didNot, c left")
  }

  @Test func tabsComeBeforeTheFormerLeaves() {
    let tabs = UITabBarController()
    tabs.viewControllers = [NotingController("a"), NotingController("b")]
    #expect(said { window.rootViewController = tabs } == "a load, a loaded, a will, a is, a did")
    #expect(
      said { tabs.selectedIndex = 1 }
        == "b load, b loaded, b will, a willNot, b is, a didNot, b did")
    #expect(said { tabs.selectedIndex = 1 } == "")
    #expect(tabs.selectedViewController === tabs.viewControllers?[1])
  }

  @Test func extentAndTraitsAreTold() {
    let root = NotingController("r")
    window.rootViewController = root
    #expect(
      said { window.frame = CGRect(x: 0, y: 0, width: 200, height: 100) }
        == "r resize 200, r alongside, r resized")
    #expect(root.view.bounds.size == CGSize(width: 200, height: 100))
    let dark = UITraitCollection(forceTouchCapability: .available, userInterfaceStyle: .dark)
    let screen = UIScreen(bounds: window.bounds, scale: 2, traitCollection: dark)
    #expect(said { window.screen = screen } == "r traits")
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func layoutIsAskedForOnceAndDoneBeforeTheNextFrame() throws {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let view = Counting(frame: window.bounds)
    window.addSubview(view)
    try window.advance(to: 0.1)
    #expect(view.count == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.count == 1)
    try window.advance(to: 0.2)
    #expect(view.count == 2)
    view.layoutIfNeeded()
    #expect(view.count == 2)
    view.frame.size.width += 1
    view.layoutIfNeeded()
    view.frame.origin.x += 1
    view.layoutIfNeeded()
    #expect(view.count == 3)
  }

  @Test func whatViewDidLoadPutsInTheMiddleStaysThere() {
    final class Centring: UIViewController {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      override func viewDidLoad() {
        view.addSubview(dot)
        dot.center = view.center
        dot.autoresizingMask = [
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
      }
    }
    let root = Centring()
    window.rootViewController = root
    #expect(root.dot.frame == CGRect(x: 40, y: 90, width: 20, height: 20))
  }
}
