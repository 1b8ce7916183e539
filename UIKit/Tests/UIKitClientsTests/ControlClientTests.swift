import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import SwiftFiveClients
import Testing
import UIKit

@testable import UIKitClients

@MainActor @Suite(.freesItsObjects)
struct ControlClientTests {
  @Test func knobTurnsWithTheFinger() throws {
    let knob = RotaryKnob(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    var values: [Float] = []
    knob.addAction(UIAction { [unowned knob] _ in values.append(knob.value) }, for: .valueChanged)
    let client = ClientWindow()
    client.window.addSubview(knob)
    // A quarter turn about (150, 150), of 7/4 π from end to end.
    try client.run("down(190,150) 10ms move(178,178) 10ms move(150,190) 10ms up")
    #expect(values.count == 2)
    #expect(abs(knob.value - 2.0 / 7) < 1e-6)
    // The needle starts at −11/8 π and has turned by a quarter.
    #expect(abs(knob.needleAngle - (-11.0 / 8 + 0.5) * .pi) < 1e-6)
    try client.run("down(190,150) 10ms move(178,122) 10ms move(150,110) 10ms move(110,150) 10ms up")
    #expect(knob.value == 0)
  }

  @Test func joystickStaysOnItsBaseAndSpringsBack() throws {
    let stick = JoystickView(frame: CGRect(x: 100, y: 100, width: 90, height: 90))
    var ways: [CGVector] = []
    stick.monitor = { ways.append($0) }
    let client = ClientWindow()
    client.window.addSubview(stick)
    try client.run("down(145,145) 10ms move(160,145) 10ms move(145,445) 10ms up")
    #expect(ways == [.zero, CGVector(dx: 0.5, dy: 0), CGVector(dx: 0, dy: 1), .zero])
    #expect(stick.knob.center == CGPoint(x: 45, y: 45))
  }

  @Test func cardHangsFromTheFingerAndLeavesOrComesBack() throws {
    final class Told: SwipeCardViewDelegate {
      var isRight: Bool?
      func cardWasLetGo(_ card: SwipeCardView, toTheRight: Bool) { isRight = toTheRight }
    }
    let card = SwipeCardView(frame: CGRect(x: 100, y: 100, width: 200, height: 300))
    let client = ClientWindow()
    var held: [CGPoint] = []
    card.pan.addAction { [unowned card, unowned client] pan in
      card.handlePan(pan)
      guard pan.state == .changed else { return }
      // The current position of the point that was under the finger when the pan began, without the
      // translation since.
      let way = pan.translation(in: client.window)
      let place = card.convert(CGPoint(x: 65, y: 50), to: nil)
      held.append(CGPoint(x: place.x - way.x, y: place.y - way.y))
    }
    let told = Told()
    card.delegate = told
    client.window.addSubview(card)
    try client.run(
      "down(150,150) 10ms move(155,150) 10ms move(165,150) 10ms move(185,150)"
        + " 10ms move(186,160) 200ms move(186,160) 100ms up")
    #expect(held.count == 3)
    // Turned about that point; sines and cosines are rounded in the sixteenth digit.
    #expect(held.allSatisfy { abs($0.x - 165) < 1e-9 && abs($0.y - 150) < 1e-9 })
    #expect(card.frame == CGRect(x: 100, y: 100, width: 200, height: 300))
    #expect(told.isRight == nil)
    try client.run("down(150,150) 10ms move(190,150) 10ms move(240,150) 10ms move(330,150) 10ms up")
    #expect(told.isRight == true && card.superview == nil)
  }

  @Test func threeFingersSwipeTogether() throws {
    let swipe = MultiFingerSwipeGestureRecognizer()
    let client = ClientWindow()
    client.fill(swipe)
    func fingers(_ wait: String) -> String {
      """
      1: down(100,200) \(wait) move(100,120) 10ms move(100,110) 10ms up
      2: down(150,210) \(wait) move(150,130) 10ms move(150,120) 10ms up
      3: down(200,200) \(wait) move(200,150) 10ms move(200,130) 10ms up
      """
    }
    #expect(try client.run(fingers("10ms")) == "MultiFingerSwipeGestureRecognizer recognized")
    #expect(swipe.direction == .up)
    client.recorder.removeAll()
    #expect(
      try client.run(fingers("900ms"), showing: .failures)
        == "MultiFingerSwipeGestureRecognizer failed")
  }

  @Test func sheetIsPulledWhereItsListIsAtTheTop() throws {
    let host = UIViewController()
    let sheet = SheetViewController()
    let client = ClientWindow()
    client.window.rootViewController = host
    host.present(sheet, animated: true)
    sheet.pan.addAction { [unowned sheet] in sheet.handlePan($0) }
    // Upwards, the list scrolls; the sheet stays.
    try client.run("down(200,400) 10ms move(200,380) 10ms move(200,330) 100ms up")
    #expect(sheet.scrollView.contentOffset.y == 60)
    // Downwards, the list scrolls back while it is not at its top.
    try client.run("down(200,300) 10ms move(200,320) 10ms move(200,500) 100ms up")
    #expect(sheet.scrollView.contentOffset.y == 0)
    #expect(host.presentedViewController === sheet)
    // Now the sheet follows; then the finger lifts.
    try client.run("down(200,100) 10ms move(200,130) 10ms move(200,400) 100ms up")
    #expect(sheet.scrollView.contentOffset.y == 0)
    #expect(host.presentedViewController == nil && sheet.view.window == nil)
  }

  @Test func linesAreDrawnAndRubbedOut() throws {
    let canvas = LineCanvas(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let client = ClientWindow()
    client.window.addSubview(canvas)
    try client.run("down(100,100) 10ms move(200,100) 10ms move(200,200) 10ms up")
    try client.run("900ms down(300,100) 10ms move(300,300) 10ms up")
    #expect(canvas.lines.count == 2 && canvas.layer.sublayers?.count == 2)
    try client.run("900ms down(209,150) 10ms up")
    #expect(canvas.lines.count == 1 && canvas.layer.sublayers?.count == 1)
    try client.run("900ms down(150,150) 10ms up")
    #expect(canvas.lines.count == 1)
  }

  @Test func codeFromBeforeConcurrencyWorksOn() throws {
    let coach = PanCoach()
    let client = ClientWindow()
    let view = client.fill()
    coach.watch(view)
    coach.recognizer.addAction { [unowned coach] _ in coach.dragged() }
    try client.run("down(100,100) 10ms move(110,100) 10ms move(140,140) 10ms up")
    #expect(coach.longest == 50)
    #expect(view.alpha == 0.5)
  }
}
