import Dactyl
import DactylTesting
import Testing

/// SPEC B2–B4.
@Suite struct HitTestingTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private let rear = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let front = View(frame: Rect(x: 50, y: 50, width: 100, height: 100))

  init() {
    window.addSubview(rear)
    window.addSubview(front)
  }

  @Test func theViewInFrontIsHit() {
    // SPEC B2
    #expect(window.hitTest(Point(60, 60), with: nil) === front)
    #expect(window.hitTest(Point(40, 40), with: nil) === rear)
    #expect(window.hitTest(Point(190, 10), with: nil) === window)
    #expect(window.hitTest(Point(200, 10), with: nil) == nil)
    window.insertSubview(front, at: 0)
    #expect(window.hitTest(Point(60, 60), with: nil) === rear)
  }

  @Test func hiddenTransparentAndDeafViewsAreSkipped() {
    // SPEC B2
    front.isHidden = true
    #expect(window.hitTest(Point(60, 60), with: nil) === rear)
    front.isHidden = false
    front.alpha = 0.009
    #expect(window.hitTest(Point(60, 60), with: nil) === rear)
    front.alpha = 0.01
    #expect(window.hitTest(Point(60, 60), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(window.hitTest(Point(60, 60), with: nil) === rear)
    let child = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    front.addSubview(child)
    #expect(window.hitTest(Point(60, 60), with: nil) === rear)
  }

  @Test func nothingIsHitOutsideAnAncestor() {
    // SPEC B2
    let far = View(frame: Rect(x: 90, y: 90, width: 50, height: 50))
    rear.addSubview(far)
    window.insertSubview(front, at: 0)
    #expect(window.hitTest(Point(95, 95), with: nil) === far)
    #expect(window.hitTest(Point(120, 120), with: nil) === front)
  }

  @Test func aTargetMayBeLargerThanItsBounds() {
    // SPEC B2
    final class Generous: View {
      override func point(inside point: Point, with event: Event?) -> Bool {
        bounds.inset(dx: -20, dy: -20).contains(point)
      }
    }
    let button = Generous(frame: Rect(x: 160, y: 20, width: 10, height: 10))
    window.addSubview(button)
    #expect(window.hitTest(Point(145, 25), with: nil) === button)
    #expect(window.hitTest(Point(139, 25), with: nil) === window)
  }

  @Test func theHitTestRunsOncePerTouchDown() throws {
    // SPEC B2
    let test = GestureTest()
    let box = test.add(StubView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "box")
    try test.play("down(5,5) 8ms move(6,6) 8ms move(7,7) 8ms up 8ms down(5,5) 8ms up")
    #expect(box.hitTestCount == 2)
  }

  @Test func aTouchThatHitsNothingBothersNobody() throws {
    let test = GestureTest(TapGestureRecognizer())
    #expect(try test.run("down(-5,-5) 8ms move(50,50) 8ms up", showing: [.views, .failures]) == "")
  }

  @Test func aViewHearsOfTheFirstTouchOnlyAndRecognizersOfAll() throws {
    // SPEC B3
    let stub = StubRecognizer()
    let test = GestureTest(stub)
    #expect(
      try test.run(
        "1: down(0,0) 8ms move(1,0) 24ms up; 2: 8ms down(50,0) 8ms move(51,0) 32ms up; 3: 40ms down(9,9) 20ms up",
        showing: .views)
        == "view touchesBegan · view touchesMoved · view touchesEnded")
    #expect(stub.heard.filter { $0 == "began" }.count == 3)
  }

  @Test func aViewForSeveralTouchesHearsOfAll() throws {
    // SPEC B3
    let test = GestureTest()
    test.view.isMultipleTouchEnabled = true
    #expect(
      try test.run("1: down(0,0) 8ms up; 2: down(50,0) 8ms up", showing: .views)
        == "view touchesBegan(2) · view touchesEnded(2)")
  }

  @Test func whileAnExclusiveViewIsTouchedOthersAreDeaf() throws {
    // SPEC B4
    let test = GestureTest()
    let alone = test.add(StubView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "alone")
    let other = test.add(StubView(frame: Rect(x: 50, y: 0, width: 50, height: 50)), named: "other")
    alone.isExclusiveTouch = true
    try test.play("1: down(5,5) 20ms up; 2: 10ms down(55,5) 30ms up")
    #expect(alone.heard == ["began", "ended"])
    #expect(other.heard == [])
    try test.play("1: 10ms down(5,5) 20ms up; 2: down(55,5) 20ms up")
    #expect(alone.heard == ["began", "ended"])
    #expect(other.heard == ["began", "ended"])
    try test.play("1: down(5,5) 20ms up 8ms down(5,5) 8ms up; 2: 20ms 8ms")
    #expect(alone.heard == ["began", "ended", "began", "ended", "began", "ended"])
  }
}
