import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

@testable import UIKitClients

@MainActor @Suite(.freesItsObjects)
struct RecognizerClientTests {
  @Test func checkMarkIsATickAndNothingElse() throws {
    let tick: [(Double, Double)] = [
      (50, 100), (60, 110), (70, 120), (90, 95), (110, 70), (130, 45),
    ]
    let recognizer = CheckMarkGestureRecognizer()
    let client = ClientWindow()
    client.fill(recognizer)
    #expect(try client.draw(tick) == "CheckMarkGestureRecognizer recognized")
    client.recorder.removeAll()
    #expect(
      try client.draw([(50, 100), (60, 90), (80, 70), (90, 90)], showing: .failures)
        == "CheckMarkGestureRecognizer failed")
  }

  @Test func circleHasItsCenterAndRadius() throws {
    let recognizer = CircleGestureRecognizer()
    let client = ClientWindow()
    client.fill(recognizer)
    let circle = (0..<24).map { step -> (Double, Double) in
      let angle = Double(step) / 24 * 2 * .pi
      return (200 + 80 * cos(angle), 300 + 80 * sin(angle))
    }
    #expect(try client.draw(circle) == "CircleGestureRecognizer recognized")
    // The last place counts twice, as move and as lift: 80 pt / 25 samples.
    #expect(abs(recognizer.center.x - 200) < 3.3 && abs(recognizer.radius - 80) < 3.3)
    client.recorder.removeAll()
    let line = (0..<24).map { (100 + Double($0) * 8, 300.0) }
    #expect(try client.draw(line, showing: .failures) == "CircleGestureRecognizer failed")
  }

  @Test func zigZagNamesTheViewToDelete() throws {
    let recognizer = DeleteGestureRecognizer()
    let client = ClientWindow()
    let table = client.fill(recognizer)
    let victim = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    table.addSubview(victim)
    var named: UIView?
    recognizer.addAction { named = $0.viewToDelete }
    let zigZag = [(90.0, 150.0), (150, 152), (100, 155), (150, 158), (100, 160)]
    #expect(try client.draw(zigZag) == "DeleteGestureRecognizer recognized")
    #expect(named === victim)
    #expect(recognizer.viewToDelete == nil)
  }

  @Test func dialTurnsByAQuarter() throws {
    let recognizer = OneFingerRotationGestureRecognizer(
      middle: CGPoint(x: 200, y: 300), innerRadius: 40, outerRadius: 200, target: nil, action: nil)
    let client = ClientWindow()
    client.fill(recognizer)
    var turned: CGFloat = 0
    recognizer.addAction { turned = $0.rotation }
    let quarter = (0...9).map { step -> (Double, Double) in
      let angle = Double(step) / 9 * .pi / 2
      return (200 + 100 * cos(angle), 300 + 100 * sin(angle))
    }
    #expect(
      try client.draw(quarter)
        == "OneFingerRotationGestureRecognizer began · OneFingerRotationGestureRecognizer changed · "
        + "OneFingerRotationGestureRecognizer ended")
    // Nine differences of arctangents.
    #expect(abs(turned - .pi / 2) < 1e-9)
  }

  @Test func tickleGoesBackAndForth() throws {
    let client = ClientWindow()
    client.fill(TickleGestureRecognizer())
    let tickle = [(100.0, 100.0), (130, 100), (100, 100), (130, 100), (100, 100)]
    #expect(try client.draw(tickle) == "TickleGestureRecognizer recognized")
    client.recorder.removeAll()
    #expect(
      try client.draw([(100, 100), (130, 100)], showing: .failures)
        == "TickleGestureRecognizer failed")
    client.recorder.removeAll()
    #expect(try client.draw(tickle) == "TickleGestureRecognizer recognized")
  }

  @Test func letterZIgnoresOtherFingers() throws {
    let client = ClientWindow()
    client.fill(ZLetterGestureRecognizer())
    #expect(
      try client.run(
        """
        1: down(100,100) 10ms move(150,100) 10ms move(200,102) 10ms move(150,150) 10ms \
        move(100,200) 10ms move(150,200) 10ms move(200,200) 10ms up
        2: 15ms down(350,500) 20ms move(300,500) 20ms up
        """) == "ZLetterGestureRecognizer recognized")
  }

  @Test func immediatePanCatchesAtOnce() throws {
    let client = ClientWindow()
    client.fill(ImmediatePanGestureRecognizer())
    #expect(
      try client.run("down(100,100) 20ms move(103,100) 20ms up")
        == "ImmediatePanGestureRecognizer began(0,0) · ImmediatePanGestureRecognizer changed(3,0) "
        + "· ImmediatePanGestureRecognizer ended")
  }

  @Test func angleLockedPanKeepsToItsAxis() throws {
    let pan = AngleLockedPanGestureRecognizer(axis: .horizontal)
    let client = ClientWindow()
    let view = client.fill(pan)
    var ways: [CGPoint] = []
    pan.addAction { [unowned view] in ways.append($0.translation(in: view)) }
    let name = "AngleLockedPanGestureRecognizer"
    #expect(
      try client.run("down(100,100) 10ms move(120,104) 10ms move(140,108) 10ms up")
        == "\(name) began(10,2) · \(name) changed(30,6) · \(name) ended")
    #expect(ways == [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 0)])
    client.recorder.removeAll()
    #expect(
      try client.run(
        "1000ms down(100,100) 10ms move(104,120) 10ms move(108,140) 10ms up", showing: .failures)
        == "\(name) failed")
  }

  @Test func zeroDurationPressBeginsWithTheFinger() throws {
    let client = ClientWindow()
    client.fill(TouchDownGestureRecognizer(target: nil, action: nil))
    #expect(
      try client.run("down(100,100) 20ms up", showing: .times)
        == "0ms TouchDownGestureRecognizer began · 20ms TouchDownGestureRecognizer ended")
  }

  @Test func deepPressGoesByForce() throws {
    let recognizer = DeepPressGestureRecognizer(target: nil, action: nil, threshold: 0.75)
    let client = ClientWindow()
    client.fill(recognizer)
    let forces = [1.0, 3, 5.5, 6.2, 6.2]
    let frames = forces.enumerated().map { index, force in
      let phase: TouchPhase = index == 0 ? .began : index == forces.count - 1 ? .ended : .moved
      return InputFrame(
        time: Double(index) * 0.02,
        contacts: [
          Contact(
            id: 1, phase: phase, position: Point(50, 50), force: force, maximumForce: 20.0 / 3)
        ])
    }
    try client.play(frames)
    #expect(
      client.recorder.trace(.times)
        == "40ms DeepPressGestureRecognizer began · 60ms DeepPressGestureRecognizer changed · "
        + "80ms DeepPressGestureRecognizer ended")
  }

  @Test func strokeKeepsEverySampleOfAPencilAndNoFinger() throws {
    let recognizer = StrokeGestureRecognizer(target: nil, action: nil)
    let client = ClientWindow()
    recognizer.coordinateSpaceView = client.fill(recognizer)
    defer { recognizer.coordinateSpaceView = nil }
    #expect(try client.run("down(10,10) 10ms move(30,10) 10ms up") == "")
    let start = client.window.currentTime
    func contact(_ phase: TouchPhase, _ x: Double) -> Contact {
      Contact(
        id: 1, phase: phase, position: Point(x, 50), kind: .pencil, force: 0.5, maximumForce: 4,
        altitude: .pi / 4)
    }
    func estimate(_ index: Int, _ force: Double?) -> TouchEstimate {
      let open: UITouch.Properties = force == nil ? .force : []
      return TouchEstimate(
        contactID: 1, index: index, properties: open, expectingUpdates: open, force: force)
    }
    try client.window.send(
      InputFrame(time: start, contacts: [contact(.began, 10)]), estimates: [estimate(1, nil)])
    try client.window.send(
      InputFrame(
        time: start + 0.016, contacts: [contact(.moved, 40)],
        coalesced: [20.0, 30].map {
          CoalescedContact(time: start + ($0 - 10) / 2000, contact: contact(.moved, $0))
        }), estimates: [estimate(2, nil)])
    try client.window.send(
      InputFrame(time: start + 0.032, contacts: [contact(.ended, 40)]))
    #expect(recognizer.samples.map(\.location.x) == [10, 20, 30, 40, 40])
    #expect(!recognizer.isComplete)
    client.window.updateEstimate(estimate(1, 0.9))
    client.window.updateEstimate(estimate(2, 1.4))
    #expect(recognizer.samples.map(\.force) == [0.9, 0.5, 0.5, 1.4, 0.5])
    #expect(recognizer.isComplete)
    #expect(
      client.recorder.trace()
        == "StrokeGestureRecognizer began · StrokeGestureRecognizer changed · "
        + "StrokeGestureRecognizer ended")
  }
}
