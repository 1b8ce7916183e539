import Dactyl
import Foundation
import FreedObjects
import Testing
import UIKit

/// Columns, visual format, configurations of rows and buttons, and menus.
@MainActor @Suite(.freesItsObjects)
struct ColumnsAndMenusTests {
  private func window(width: CGFloat = 400, showing root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func split() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), UIViewController()].map {
      UINavigationController(rootViewController: $0)
    }
    return split
  }

  @Test func narrowColumnsShareAStack() {
    let split = split()
    let window = window(showing: split)
    let stack = split.viewControllers[0] as? UINavigationController
    #expect(split.isCollapsed && stack?.viewControllers.count == 2)
    split.showDetailViewController(UIViewController(), sender: nil)
    #expect(stack?.viewControllers.count == 3)
    #expect(stack?.topViewController?.splitViewController === split)
    withExtendedLifetime(window) {}
  }

  @Test func widthAcrossTheLimitSeparatesAndJoinsColumns() {
    let split = split()
    let window = window(showing: split)
    let stack = split.viewControllers[0] as! UINavigationController
    func becomeWide(_ width: CGFloat) {
      window.frame.size.width = width
      window.layoutIfNeeded()
    }
    let detail = UINavigationController(rootViewController: UIViewController())
    let inner = detail.viewControllers[0]
    split.showDetailViewController(detail, sender: nil)
    #expect(split.viewControllers == [stack] && stack.viewControllers.last === inner)
    becomeWide(1000)
    #expect(!split.isCollapsed && split.viewControllers == [stack, detail])
    #expect(detail.viewControllers == [inner] && !stack.viewControllers.contains(inner))
    #expect(stack.view.frame.width == 320 && detail.view.frame.maxX == 1000)
    becomeWide(390)
    #expect(split.isCollapsed && split.viewControllers == [stack])
    #expect(stack.topViewController === inner && stack.view.frame.width == 390)
  }

  @Test func controllersThatTheDelegateLeavesOutComeBackInAWideContainer() {
    let split = split()
    let (stack, detail) = (split.viewControllers[0], split.viewControllers[1])
    let delegate = Discarding()
    split.delegate = delegate
    let window = window(showing: split)
    #expect((stack as! UINavigationController).viewControllers.count == 1)
    window.frame.size.width = 1000
    window.layoutIfNeeded()
    #expect(split.viewControllers == [stack, detail] && detail.children.count == 1)
  }

  private final class Discarding: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  @Test func barsSettleInOneLayout() {
    final class Bar: UINavigationBar {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let window = window(showing: UIViewController())
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.items = [UINavigationItem(title: "Title")]
    window.addSubview(bar)
    window.layoutIfNeeded()
    bar.count = 0
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bar.count == 1)
  }

  @Test func barsStayAtTheTopAsTheWindowGrows() {
    let split = split()
    let window = window(showing: split)
    let stack = split.viewControllers[0] as! UINavigationController
    window.frame.size = CGSize(width: 600, height: 1100)
    window.layoutIfNeeded()
    let bar = stack.navigationBar
    #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 0, width: 600, height: 44))
  }

  @Test func wideColumnsLieSideBySide() {
    let split = split()
    let window = window(width: 1000, showing: split)
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    window.layoutIfNeeded()
    #expect(!split.isCollapsed && split.viewControllers[1] === detail)
    #expect(split.viewControllers[0].view.frame.width == 320)
    #expect(detail.view.frame.minX == 320.5 && detail.view.frame.maxX == 1000)
  }

  @Test func aFormatPlacesViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (left, right) = (UIView(), UIView())
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let views = ["left": left, "right": right]
    let across = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[left(100)]-[right(>=20)]|",
      options: [.alignAllTop, .alignAllBottom],
      metrics: ["gap": 30], views: views)
    let down = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-(==10@999)-[left]-20-|", views: views)
    NSLayoutConstraint.activate(across + down)
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 30, y: 10, width: 100, height: 170))
    #expect(right.frame == CGRect(x: 138, y: 10, width: 162, height: 170))
    #expect(down[0].priority.rawValue == 999)
  }

  @Test func aRowShowsItsConfiguration() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "one"
    content.secondaryText = "two"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels($0) }
    }
    #expect(labels(cell).map(\.text) == ["one", "two"])
    #expect(labels(cell)[0].font.pointSize == 17 && labels(cell)[1].font.pointSize == 13)
    content.text = "three"
    cell.contentConfiguration = content
    #expect(labels(cell).map(\.text) == ["three", "two"])
  }

  @Test func aButtonTakesItsConfiguration() {
    var look = UIButton.Configuration.filled()
    look.title = "Go"
    look.cornerStyle = .large
    look.baseBackgroundColor = .systemRed
    let button = UIButton(configuration: look)
    #expect(button.currentTitle == "Go" && button.backgroundColor == .systemRed)
    #expect(button.layer.cornerRadius == 12 && button.titleColor(for: .normal) == .white)
  }

  @Test func menusOpenAtATapOrALongPress() throws {
    let root = UIViewController()
    let window = window(showing: root)
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    var chosen: [String] = []
    button.menu = UIMenu(
      title: "What",
      children: ["copy", "move"].map { name in
        UIAction(title: name) { _ in chosen.append(name) }
      })
    root.view.addSubview(button)
    func press(for duration: Double, at start: Double) throws {
      for (time, phase) in [(start, Dactyl.TouchPhase.began), (start + duration, .ended)] {
        let finger = Contact(id: 1, phase: phase, position: Point(150, 125))
        try window.advance(to: time)
        try window.send(InputFrame(time: time, contacts: [finger]))
      }
    }
    try press(for: 0.1, at: 1)
    #expect(root.presentedViewController == nil)
    try press(for: 0.8, at: 2)
    let sheet = try #require(root.presentedViewController as? UIAlertController)
    #expect(sheet.actions.map(\.title) == ["copy", "move", "Cancel"])
    sheet.choose(sheet.actions[1])
    #expect(chosen == ["move"])
    button.showsMenuAsPrimaryAction = true
    try press(for: 0.1, at: 9)
    #expect(root.presentedViewController is UIAlertController)
  }

  @Test func symbolsAreTemplatesOfThreeKinds() throws {
    let plus = try #require(UIImage(systemName: "plus"))
    #expect(plus.renderingMode == .alwaysTemplate && plus.size.width == 20)
    let large = UIImage(
      systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50))
    #expect(large?.size.width == 60)
  }
}
