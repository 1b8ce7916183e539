import Dactyl
import DactylTesting
import FreedObjects
import Testing

@testable import UIKit

/// Windows released while fingers are down.
@MainActor @Suite(.freesItsObjects)
struct DroppedWindowTests {
  /// Runs a closure when a finger moves.
  final class Acting: UIView {
    var act: (() -> Void)?
    weak var touch: UITouch?
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      touch = touches.first
      act?()
    }
  }

  @Test func viewWhoseHandlerDropsItsWindowIsFreedWithIt() throws {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var view: Acting? = Acting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var freedWindow = window
    weak var freedView = view
    window?.addSubview(view!)
    view?.act = { window = nil }
    view = nil
    try window?.dactylWindow.play(touches("down(10,10) 10ms move(20,10)"))
    #expect(window == nil && freedWindow == nil && freedView == nil)
  }

  @Test func viewThatIsKeptLetsGoOfTheTouchesOfAWindowThatIsDropped() throws {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Acting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.addSubview(view)
    try window?.dactylWindow.play(touches("down(10,10) 10ms move(20,10)"))
    #expect(view.touch != nil)
    window = nil
    #expect(view.touch == nil)
  }

  @Test func viewIsFreedThoughARecognizerStillHoldsBackTheEndOfItsTouch() throws {
    final class Undecided: UIGestureRecognizer {}
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var view: Acting? = Acting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var freedView = view
    view?.addGestureRecognizer(Undecided())
    window?.addSubview(view!)
    view = nil
    try window?.dactylWindow.play(touches("down(10,10) 10ms move(20,10) 10ms up"))
    #expect(freedView?.touch?.phase == .ended)
    window = nil
    #expect(freedView == nil)
  }

  /// Regression of 2b4a7e1f: the touches and the view kept each other alive for ever.
  @Test func viewThatNeverHearsTheEndOfATouchIsFreed() throws {
    /// Keeps lifts from its views.
    final class Keeping: UIWindow {
      override func sendEvent(_ event: UIEvent) {
        if event.allTouches?.first?.phase != .ended { super.sendEvent(event) }
      }
    }
    let window = Keeping(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var view: Acting? = Acting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var freedView = view
    window.addSubview(view!)
    try window.dactylWindow.play(touches("down(10,10) 10ms move(20,10) 10ms up"))
    view?.removeFromSuperview()
    view = nil
    #expect(freedView == nil)
  }

  /// Regression of 2b4a7e1f: another window's event took the place of the window's own, so its
  /// touches stayed.
  @Test func eventOfAnotherWindowTakesNothingFromTheWindowsOwn() throws {
    /// First tries to send another window's event.
    final class Confused: UIWindow {
      var other: UIEvent?
      override func sendEvent(_ event: UIEvent) {
        if let other { super.sendEvent(other) }
        super.sendEvent(event)
      }
    }
    let window = Confused(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIWindow(frame: window.frame)
    window.other = other.event
    let view = Acting(frame: window.frame)
    window.addSubview(view)
    try window.dactylWindow.play(touches("down(10,10) 10ms move(20,10)"))
    #expect(view.touch?.phase == .moved)
  }

  @Test func viewsAfterTheOneThatDropsTheWindowAreStillTold() throws {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var count = 0
    for x in [0, 50] {
      let view = Acting(frame: CGRect(x: x, y: 0, width: 50, height: 100))
      view.act = {
        count += 1
        window = nil
      }
      window?.addSubview(view)
    }
    try window?.dactylWindow.play(
      touches("1: down(10,10) 10ms move(20,10)\n2: down(60,10) 10ms move(70,10)"))
    #expect(count == 2)
  }
}
