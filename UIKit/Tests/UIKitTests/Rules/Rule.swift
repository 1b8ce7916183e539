import Dactyl
import Foundation
import FreedObjects
import Testing
import UIKit

/// One sentence of UIKit's documentation, in other words, and what a check of it notes.
struct Rule: Sendable, CustomTestStringConvertible {
  let page: String
  let says: String
  let expected: String
  /// True if the check is known to fail here.
  let fails: Bool
  let run: @MainActor @Sendable (Bench) throws -> Void

  init(
    _ page: String, _ says: String, _ expected: String, fails: Bool = false,
    run: @escaping @MainActor @Sendable (Bench) throws -> Void
  ) {
    (self.page, self.says, self.expected, self.fails, self.run) = (page, says, expected, fails, run)
  }

  var testDescription: String { "\(page): \(says)" }

  static let all = touching + recognizers + relations + controls + scrolling + lists + texts + views
}

/// What UIKit's documentation says about touches, gestures, controls and scroll views holds here.
@MainActor @Suite(.freesItsObjects)
struct RuleTests {
  @Test(arguments: Rule.all)
  func holds(rule: Rule) throws {
    let bench = Bench()
    try rule.run(bench)
    bench.clear()
    withKnownIssue {
      #expect(bench.log.text == rule.expected)
    } when: {
      rule.fails
    }
  }

  @Test func pageListsEveryRule() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Docs/rules.md")
    let listed = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(listed == Rule.all.map { "| `\($0.page)` | \($0.says) | \($0.fails ? "no" : "yes") |" })
  }
}

/// A window to touch, and notes of what happens.
@MainActor
final class Bench {
  let test = TestWindow()
  let log = Log()
  var window: UIWindow { test.window }
  var root: UIView { test.view }
  /// Objects that nothing else keeps.
  var kept: [NSObject] = []

  /// Adds a view, by default 100 pt wide and high at (100, 100).
  @discardableResult
  func add<View: UIView>(
    _ view: View, _ x: CGFloat = 100, _ y: CGFloat = 100, _ width: CGFloat = 100,
    _ height: CGFloat = 100, to superview: UIView? = nil
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    (superview ?? root).addSubview(view)
    return view
  }

  /// Adds a recogniser that notes its states.
  @discardableResult
  func follow<Kind: UIGestureRecognizer>(_ recognizer: Kind, on view: UIView? = nil) -> Kind {
    recognizer.addAction { [log] in log.entries.append("\($0.state)") }
    (view ?? root).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Notes the control events that are sent.
  func follow(_ control: UIControl, _ events: (String, UIControl.Event)...) {
    for (name, event) in events {
      control.addAction(UIAction { [log] _ in log.entries.append(name) }, for: event)
    }
  }

  /// Plays a timeline half a second later.
  func play(_ timeline: String) throws {
    try wait(0.5)
    try test.run(timeline)
  }
  func wait(_ seconds: Double) throws { try window.advance(to: window.currentTime + seconds) }
  func tap(_ x: Int = 150, _ y: Int = 150) throws { try play("down(\(x),\(y)) 50ms up") }
  func drag(_ from: (Int, Int), _ to: (Int, Int)) throws {
    let middle = ((from.0 + to.0) / 2, (from.1 + to.1) / 2)
    try play(
      "down(\(from.0),\(from.1)) 16ms move(\(middle.0),\(middle.1)) 16ms move(\(to.0),\(to.1)) 16ms up"
    )
  }
  func note(_ values: Any...) { log.entries += values.map { "\($0)" } }

  /// Takes everything away, so that tests see what stays behind.
  func clear() {
    window.rootViewController = nil
    for view in root.subviews { view.removeFromSuperview() }
  }
}

/// A view that notes what it hears, after its name.
final class Hearing: UIView {
  private let name: String
  private let log: Log
  var forwards = false
  var heard: ((UITouch, UIEvent) -> Void)?

  init(_ bench: Bench, _ name: String = "") {
    (self.name, log) = (name, bench.log)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  private func hear(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    log.entries.append("\(name)\(word)" + (touches.count > 1 ? "(\(touches.count))" : ""))
    if let touch = touches.first, let event { heard?(touch, event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("began", touches, event)
    if forwards { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("cancelled", touches, event)
  }
}
