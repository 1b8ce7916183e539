import Foundation
import FreedObjects
import Testing
import UIKit

/// Controllers, windows and views are released after use; the suite's trait checks it.
@MainActor @Suite(.freesItsObjects)
struct FreedTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let first = UIViewController()
  private let second = UIViewController()

  init() {
    window.makeKeyAndVisible()
    window.rootViewController = first
  }

  @Test(arguments: [false, true])
  func presentedControllerAndWhoPresentedIt(isAnimated: Bool) throws {
    first.present(second, animated: isAnimated)
    try window.advance(to: 2)
    first.dismiss(animated: isAnimated)
    try window.advance(to: 4)
    #expect(second.presentingViewController == nil && first.presentedViewController == nil)
  }

  @Test func controllerThatIsStillPresented() {
    first.present(second, animated: false)
    second.present(UIViewController(), animated: false)
    window.rootViewController = nil
  }

  @Test func questionThatWasAnsweredAndOneThatWasNot() throws {
    for isAnswered in [true, false] {
      let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
      let action = UIAlertAction(title: "ok", style: .default)
      alert.addAction(action)
      first.present(alert, animated: true)
      try window.advance(to: window.currentTime + 1)
      if isAnswered { alert.choose(action) }
    }
  }

  @Test func sheetThatWasSetUpAndNeverShown() {
    second.modalPresentationStyle = .pageSheet
    second.sheetPresentationController?.detents = [.medium()]
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.popoverPresentationController?.sourceView = first.view
  }

  @Test func sheetSetUpBeforeIsShownByWhoeverPresentsIt() {
    second.modalPresentationStyle = .pageSheet
    second.sheetPresentationController?.detents = [.medium()]
    first.present(second, animated: false)
    #expect(second.presentationController?.presentingViewController === first)
    #expect(second.view.convert(.zero, to: nil).y == 400)
  }

  @Test(arguments: [false, true])
  func rootWithConstraintsThatMovesAfterItsLastLayout(isWindow: Bool) {
    let root = isWindow ? UIWindow(frame: window.frame) : UIView(frame: window.frame)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    child.widthAnchor.constraint(equalToConstant: 3).isActive = true
    root.layoutIfNeeded()
    root.frame.size.width = 50
  }

  @Test func callsThatNeverComeAndThoseTakenBack() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let layout = Selector("layOut", UIView.setNeedsLayout)
    view.perform(layout, with: nil, afterDelay: 100)
    Timer.scheduledTimer(
      timeInterval: 100, target: view, selector: layout, userInfo: nil, repeats: true)
    second.perform(Selector("load", UIViewController.loadViewIfNeeded), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: second)
  }
}
