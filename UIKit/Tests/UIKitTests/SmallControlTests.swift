import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

/// Controls, alerts and colours that touch code meets.
@MainActor @Suite(.freesItsObjects)
struct SmallControlTests {
  @Test func sliderFollowsAlongATrackOfItsOwn() throws {
    final class Short: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 10) }
    }
    let test = TestWindow()
    let slider = Short(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    test.view.addSubview(slider)
    // The knob is 31 pt wide, which leaves 69 pt.
    try test.run("down(65.5,10) 10ms move(100,10) 10ms up")
    #expect(slider.value == 0.5)
  }

  @Test func questionGoesAwayWithItsAnswer() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = UIViewController()
    window.rootViewController = root
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var answer = ""
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { answer = $0.title ?? "" })
    root.present(alert, animated: true)
    #expect(root.presentedViewController === alert)
    alert.choose(alert.actions[0])
    #expect(answer == "Yes" && root.presentedViewController == nil)
  }

  @Test func questionIsAnsweredByTouchingItsButton() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let question = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
    var answers: [String] = []
    for title in ["Yes", "No"] {
      question.addAction(
        UIAlertAction(title: title, style: .default) { answers.append($0.title ?? "") })
    }
    question.addTextField { $0.placeholder = "Name" }
    question.actions[0].isEnabled = false
    root.present(question, animated: true)
    window.layoutIfNeeded()
    func touch(_ view: UIView) throws {
      let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      let origin = window.currentTime
      var frames = try touches("down(\(Int(place.x)),\(Int(place.y))) 20ms up")
      for index in frames.indices { frames[index].time += origin + 0.02 }
      try window.dactylWindow.play(frames)
    }
    func button(_ title: String) throws -> UIButton {
      func search(_ view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.title(for: .normal) == title { return button }
        return view.subviews.lazy.compactMap { search($0) }.first
      }
      return try #require(search(question.view))
    }
    let field = try #require(question.textFields?.first)
    try touch(field)
    #expect(window.typeText("Ada") && window.typeText(nil) && field.text == "Ad")
    try touch(button("Yes"))
    #expect(answers.isEmpty && root.presentedViewController === question)
    question.actions[0].isEnabled = true
    try touch(button("Yes"))
    #expect(answers == ["Yes"] && root.presentedViewController == nil)
    #expect(!window.typeText("nobody is edited"))
  }

  @Test func colorsDifferInTheDark() {
    let dark = UITraitCollection(forceTouchCapability: .available, userInterfaceStyle: .dark)
    let light = UITraitCollection(forceTouchCapability: .available)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    #expect(own.resolvedColor(with: dark) == .red && own.resolvedColor(with: light) == .green)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.label != .black && UIColor.black.resolvedColor(with: dark) == .black)
    let faint = UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark)
    #expect(faint == UIColor(white: 1, alpha: 0.5))
  }

  @Test func barButtonCallsItsTarget() {
    final class Target: NSObject {
      var count = 0
      func add() { count += 1 }
    }
    let target = Target()
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: target, action: Selector("add", Target.add))
    controller.navigationItem.rightBarButtonItem?.press()
    #expect(target.count == 1)
  }

  @Test func barButtonWithoutATargetAsksTheRespondersAboveItsBar() {
    final class Menu: UIViewController {
      var count = 0
      func open() { count += 1 }
    }
    let (menu, content) = (Menu(), UIViewController())
    let stack = UINavigationController(rootViewController: content)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = menu
    window.makeKeyAndVisible()
    menu.addChild(stack)
    menu.view.addSubview(stack.view)
    stack.didMove(toParent: menu)
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: Selector("open", Menu.open))
    window.layoutIfNeeded()
    content.navigationItem.leftBarButtonItem?.press()
    #expect(menu.count == 1)
    window.isHidden = true
  }

  @Test func hueIsToldBack() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for wanted in stride(from: 0, to: 1, by: 0.1) {
      let color = UIColor(hue: wanted, saturation: 0.5, brightness: 0.8, alpha: 0.7)
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      let misses = [hue - wanted, saturation - 0.5, brightness - 0.8, alpha - 0.7].map(abs)
      #expect(misses.max()! < 1e-9)
    }
  }
}
