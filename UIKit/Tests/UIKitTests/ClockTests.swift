import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

/// Timers, display links, delayed calls and ends of animations follow the time of the window that a
/// test drives.
@MainActor @Suite(.freesItsObjects)
struct ClockTests {
  final class Note: UIView {
    var log: [String] = []
    func say(_ word: NSString) { log.append("\(word)@\(stamp)") }
    func tick() { log.append("tick@\(stamp)") }
    func fired(_ timer: Timer) { log.append("timer@\(stamp)") }
    func step(_ link: CADisplayLink) { log.append("step@\(stamp)") }
    var stamp: String { String(format: "%.2f", window?.currentTime ?? -1) }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let note = Note(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() { window.addSubview(note) }

  @Test func delayedCallComesAtItsTimeAndNotBefore() throws {
    note.perform(Selector("say", Note.say), with: "later", afterDelay: 1.6)
    #expect(window.nextDeadline == 1.6)
    try window.advance(to: 1.59)
    #expect(note.log.isEmpty)
    try window.advance(to: 3)
    #expect(note.log == ["later@1.60"])
    #expect(window.nextDeadline == nil)
  }

  @Test func delayedCallsAreTakenBack() throws {
    note.perform(Selector("say", Note.say), with: "one", afterDelay: 1)
    note.perform(Selector("tick", Note.tick), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: note, selector: Selector("say", Note.say), object: nil)
    try window.advance(to: 2)
    #expect(note.log == ["tick@1.00"])
  }

  @Test func whatIsDueComesBeforeTheFrameAndInOrder() throws {
    note.perform(Selector("say", Note.say), with: "second", afterDelay: 0.2)
    note.perform(Selector("say", Note.say), with: "first", afterDelay: 0.1)
    let tap = UITapGestureRecognizer { [unowned note] _ in note.log.append("tap@\(note.stamp)") }
    note.addGestureRecognizer(tap)
    try window.dactylWindow.play(touches("150ms down(5,5) 100ms up"))
    #expect(note.log == ["first@0.10", "second@0.20", "tap@0.25"])
  }

  @Test func timersOfBlocksAndMethodsFollowTheWindow() throws {
    nonisolated(unsafe) var times: [Double] = []
    // Blocks belong to no window: they follow the window driven last.
    try window.advance(to: 0)
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      times.append(CACurrentMediaTime())
      if times.count == 3 { timer.invalidate() }
    }
    Timer.scheduledTimer(
      timeInterval: 0.7, target: note, selector: Selector("fired", Note.fired), userInfo: nil,
      repeats: false)
    let stopped = Timer(timeInterval: 0.1, repeats: false) { _ in times.append(-1) }
    stopped.invalidate()
    try window.advance(to: 10)
    #expect(times == [0.5, 1, 1.5])
    #expect(note.log == ["timer@0.70"])
  }

  @Test func displayLinkCallsOncePerPictureFromTheFirst() throws {
    let link = CADisplayLink(target: note, selector: Selector("step", Note.step))
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    try window.advance(to: 0.35)
    link.isPaused = true
    try window.advance(to: 0.55)
    link.isPaused = false
    try window.advance(to: 0.65)
    link.invalidate()
    try window.advance(to: 2)
    #expect(note.log == ["step@0.10", "step@0.20", "step@0.30", "step@0.60"])
  }

  @Test func animationsEndAfterDelayAndDuration() throws {
    UIView.animate(withDuration: 0.3, delay: 0.1) {
      self.note.alpha = 0.5
    } completion: { [note] in
      note.log.append("end \($0)@\(note.stamp)")
    }
    #expect(note.alpha == 0.5 && note.log.isEmpty)
    try window.advance(to: 1)
    #expect(note.log == ["end true@0.40"])
  }

  @Test func transactionEndsWithItsLongestAnimation() throws {
    final class Told: NSObject, CAAnimationDelegate {
      var words: [String] = []
      func animationDidStart(_ anim: CAAnimation) { words.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { words.append("\(flag)") }
    }
    let told = Told()
    CATransaction.begin()
    CATransaction.setCompletionBlock { told.words.append("all") }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 0.2
    fade.repeatCount = 2
    fade.delegate = told
    note.layer.add(fade, forKey: "fade")
    CATransaction.commit()
    #expect(told.words == ["start"] && note.layer.animationKeys() == ["fade"])
    try window.advance(to: 0.39)
    #expect(told.words == ["start"])
    try window.advance(to: 0.4)
    #expect(told.words == ["start", "true", "all"] && note.layer.animationKeys() == nil)
    note.layer.add(fade, forKey: "fade")
    note.layer.removeAllAnimations()
    #expect(told.words.suffix(2) == ["start", "false"])
  }

  @Test func animatorIsLedWhileItsChangesAreStillBeingMade() throws {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { [note] in
      note.center = CGPoint(x: 100, y: 0)
      animator.fractionComplete = 0.5
    }
    animator.startAnimation()
    try window.advance(to: 2)
    #expect(note.center.x == 100 && animator.state == .inactive)
  }

  @Test func animatorIsHeldLedTurnedBackAndGoesOn() throws {
    note.center = CGPoint(x: 0, y: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.note.center = CGPoint(x: 100, y: 0)
    }
    animator.addCompletion { [note] in note.log.append("\($0)@\(note.stamp)") }
    animator.startAnimation()
    try window.advance(to: 0.25)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9 && animator.isRunning)
    animator.pauseAnimation()
    try window.advance(to: 2)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9 && animator.state == .active)
    animator.fractionComplete = 0.8
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try window.advance(to: 2.79)
    #expect(note.log.isEmpty && animator.isRunning)
    try window.advance(to: 3)
    #expect(note.log == ["start@2.80"] && note.center.x == 0 && animator.state == .inactive)
  }

  @Test func brokenOffAnimatorLeavesViewsWhereThePictureIs() throws {
    note.center = CGPoint(x: 0, y: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.note.center = CGPoint(x: 100, y: 0)
    }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    try window.advance(to: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && abs(note.center.x - 50) < 1e-6)
    animator.finishAnimation(at: .current)
    #expect(end == .current && abs(note.center.x - 50) < 1e-6)
  }

  @Test func mediaTimeIsThatOfTouches() throws {
    try window.advance(to: 12.5)
    #expect(CACurrentMediaTime() == 12.5)
  }

  @Test func clocksOfWindowsAreApart() throws {
    let other = UIWindow(frame: .zero)
    note.perform(Selector("tick", Note.tick), with: nil, afterDelay: 1)
    try other.advance(to: 5)
    #expect(note.log.isEmpty)
    try window.advance(to: 1)
    #expect(note.log == ["tick@1.00"])
  }
}
