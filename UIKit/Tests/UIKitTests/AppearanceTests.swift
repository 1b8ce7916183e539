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
}
