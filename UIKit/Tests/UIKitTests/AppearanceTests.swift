import FreedObjects
import Testing
import UIKit

/// The appearance of all views of a class; the object that holds it stays.
@MainActor @Suite(.takesTurns)
struct AppearanceTests {
  private final class Bar: UINavigationBar {}

  @Test func viewsTakeTheAppearanceOfTheirClassWhenTheyComeIntoAWindow() {
    let (all, own) = (Bar.appearance(), UIView.appearance())
    defer {
      (all.barTintColor, all.titleTextAttributes, all.tintColor) = (nil, nil, nil)
      own.backgroundColor = nil
    }
    all.barTintColor = .red
    all.titleTextAttributes = [.foregroundColor: UIColor.green]
    own.backgroundColor = .blue
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let (bar, other) = (Bar(), UINavigationBar())
    bar.titleTextAttributes = [:]
    #expect(bar.barTintColor == nil)
    window.addSubview(bar)
    window.addSubview(other)
    #expect(bar.barTintColor == .red && bar.titleTextAttributes?.isEmpty == true)
    #expect(other.barTintColor == nil && bar.backgroundColor == .blue)
  }

  @Test func aBarIsAsHighAsItsLargeTitleAndSearchBar() {
    let (controller, window) = (UIViewController(), UIWindow())
    #expect(window.frame == UIScreen.main.bounds)
    let stack = UINavigationController(rootViewController: controller)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    controller.title = "Towns"
    window.layoutIfNeeded()
    let (bar, low) = (stack.navigationBar, stack.navigationBar.frame.height)
    bar.prefersLargeTitles = true
    #expect(bar.frame.height == low + 52)
    #expect(controller.view.safeAreaInsets.top == bar.frame.maxY)
    controller.navigationItem.largeTitleDisplayMode = .never
    #expect(bar.frame.height == low)
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    window.layoutIfNeeded()
    #expect(search.searchBar.isDescendant(of: bar) && search.searchBar.frame.minY == low)
    #expect(bar.frame.height == search.searchBar.frame.maxY)
    controller.navigationItem.searchController = nil
    #expect(bar.frame.height == low)
  }

  @Test func aLongTitleShortensTheBackButtons() throws {
    let window = UIWindow()
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    first.title = "All towns of the country"
    func back(_ title: String) throws -> String? {
      second.title = title
      window.layoutIfNeeded()
      let buttons = stack.navigationBar.subviews.compactMap { $0 as? UIButton }
      return try #require(buttons.first).currentTitle
    }
    stack.pushViewController(second, animated: false)
    #expect(try back("Ulm") == "All towns of the country")
    #expect(try back("Frankfurt am Main, Römer") == "Back")
    #expect(try back("Frankfurt am Main and all of its parts") == nil)
    #expect(try back("Ulm") == "All towns of the country")
  }

  @Test func viewsBesideATextTakeItsRoom() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let (symbol, unit) = (UIView(), UIView())
    symbol.bounds.size = CGSize(width: 30, height: 20)
    unit.bounds.size = CGSize(width: 50, height: 20)
    (field.leftView, field.rightView) = (symbol, unit)
    field.layoutIfNeeded()
    #expect(symbol.isHidden && field.textRect(forBounds: field.bounds).minX == 7)
    (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
    field.layoutIfNeeded()
    let text = field.textRect(forBounds: field.bounds)
    #expect(!symbol.isHidden && symbol.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(unit.frame.maxX == 200 && text.minX == 30 && text.maxX <= 150)
  }
}
