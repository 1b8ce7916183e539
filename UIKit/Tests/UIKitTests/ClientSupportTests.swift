import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// What clients' recognisers work with: scroll views, controllers, controls, timers, associated
/// values.
@MainActor @Suite(.freesItsObjects)
struct ClientSupportTests {
  @Test func fingerScrollsBetweenTheEndsOfTheContent() throws {
    final class Told: NSObject, UIScrollViewDelegate {
      var words: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { words.append("drag") }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        words.append("\(Int(scrollView.contentOffset.y))")
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        words.append("end")
      }
    }
    let scrollView = UIScrollView(frame: .zero)
    let told = Told()
    scrollView.delegate = told
    scrollView.bounces = false
    let test = TestWindow(view: scrollView)
    scrollView.contentSize = CGSize(width: 1000, height: 1100)
    // The pan subtracts its threshold of 10 pt.
    try test.run("down(500,500) 10ms move(500,480) 10ms move(500,440) 10ms move(500,300) 10ms up")
    #expect(told.words == ["drag", "10", "50", "100", "end"])
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
    scrollView.isScrollEnabled = false
    try test.run("down(500,500) 10ms move(500,600) 10ms up")
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test func controllersAreShownAndTakenAway() {
    final class Noting: UIViewController {
      var words: [String] = []
      override func viewDidAppear(_ animated: Bool) { words.append("appear") }
      override func viewDidDisappear(_ animated: Bool) { words.append("disappear") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second, sheet) = (Noting(), Noting(), Noting())
    let stack = UINavigationController(rootViewController: first)
    window.rootViewController = stack
    stack.pushViewController(second, animated: true)
    #expect(second.navigationController === stack)
    #expect(first.words == ["appear", "disappear"] && second.view.isDescendant(of: stack.view))
    second.present(sheet, animated: true)
    #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === sheet.view)
    sheet.dismiss(animated: true)
    #expect(sheet.view.superview == nil && second.presentedViewController == nil)
    #expect(stack.popViewController(animated: true) === second)
    #expect(stack.popViewController(animated: true) == nil)
    #expect(first.view.isDescendant(of: stack.view))
  }

  @Test func sliderFollowsTheFingerAndSwitchSwitches() throws {
    let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 20))
    slider.maximumValue = 10
    let toggle = UISwitch(frame: CGRect(x: 100, y: 200, width: 50, height: 20))
    var changes = 0
    for control in [slider, toggle] {
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    }
    let test = TestWindow()
    test.view.addSubview(slider)
    test.view.addSubview(toggle)
    try test.run("down(115,110) 10ms move(200,110) 10ms move(400,110) 10ms up")
    #expect(slider.value == 10 && changes == 2)
    try test.run("down(120,210) 10ms up")
    #expect(toggle.isOn && changes == 3)
  }

  /// Schedules calls by the real clock, although other tests' windows own the current one.
  private func byTheRealClock(_ ask: () -> Void) {
    let former = HostClock.current
    HostClock.system.becomeCurrent()
    ask()
    former.becomeCurrent()
  }

  @Test func methodsAreCalledLaterUnlessThatIsTakenBack() {
    final class Waiter: UIGestureRecognizer {
      var calls: [String] = []
      func fail(_ word: NSString) { calls.append("\(word)") }
      func tick(_ timer: Timer) { calls.append("tick") }
      func heard(_ notification: Notification) { calls.append(notification.name.rawValue) }
    }
    let waiter = Waiter()
    let selector = Selector("fail", Waiter.fail)
    byTheRealClock {
      waiter.perform(selector, with: "never", afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(withTarget: waiter)
      waiter.perform(selector, with: "later", afterDelay: 0)
      waiter.perform(selector, with: "now")
      Timer.scheduledTimer(
        timeInterval: 0, target: waiter, selector: Selector("tick", Waiter.tick), userInfo: nil,
        repeats: false)
    }
    let center = NotificationCenter()
    let name = Notification.Name("heard")
    center.addObserver(waiter, selector: Selector("heard", Waiter.heard), name: name, object: nil)
    center.post(name: name, object: nil)
    // Both are due; the number of turns of the run loop is not fixed.
    for _ in 0..<100 where waiter.calls.count < 4 {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(waiter.calls.prefix(2) == ["now", "heard"])
    #expect(Set(waiter.calls.dropFirst(2)) == ["later", "tick"])
  }

  @Test func displayLinkCallsUntilItIsInvalidated() {
    @MainActor final class Steps {
      var count = 0
      func step(_ link: CADisplayLink) {
        count += 1
        if count == 2 { link.invalidate() }
      }
    }
    let steps = Steps()
    let link = CADisplayLink(target: steps, selector: Selector("step", Steps.step))
    link.preferredFramesPerSecond = 1000
    byTheRealClock { link.add(to: .main, forMode: .common) }
    // A limit far above the turns of the run loop that it takes.
    for _ in 0..<100 where steps.count < 2 {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(steps.count == 2)
  }

  @Test func extensionsKeepValuesWithViewsAndRecognizers() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    let recognizer = UITapGestureRecognizer()
    objc_setAssociatedObject(recognizer, key, 7, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(recognizer, key) as? Int == 7)
    objc_setAssociatedObject(recognizer, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(recognizer, key) == nil)
  }

  @Test func penCoversWhatLiesNearTheLine() {
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 100, y: 0))
    line.addLine(to: CGPoint(x: 100, y: 100))
    let covered = line.cgPath.copy(
      strokingWithWidth: 20, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(covered.contains(CGPoint(x: 50, y: 9)) && covered.contains(CGPoint(x: 91, y: 50)))
    #expect(covered.contains(CGPoint(x: 106, y: -6)))
    #expect(!covered.contains(CGPoint(x: 50, y: 11)) && !covered.contains(CGPoint(x: -1, y: 0)))
    let round = line.cgPath.copy(
      strokingWithWidth: 20, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect(round.contains(CGPoint(x: -9, y: 0)) && !round.contains(CGPoint(x: -9, y: 9)))
  }

  @Test func onlySomeCornersAreRound() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 98)))
    let back = path.reversing()
    #expect(back.bounds == path.bounds && !back.contains(CGPoint(x: 2, y: 2)))
    path.append(back)
    // Opposite directions cancel out.
    #expect(!path.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func codeThatDrawsGetsAContextOnlyWhereThereIsSomethingToDraw() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    var isThere = false
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { context in
      isThere = UIGraphicsGetCurrentContext() === context.cgContext
    }
    #expect(isThere && UIGraphicsGetCurrentContext() == nil)
    #expect(picture.size == CGSize(width: 3, height: 4))
    #expect(UIImage(named: "photo") == nil)
  }
}
