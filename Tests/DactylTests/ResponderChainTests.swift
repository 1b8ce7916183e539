import Dactyl
import DactylTesting
import Testing

/// SPEC B1, B6.
@Suite struct ResponderChainTests {
  @Test func theChainLeadsFromTheViewToTheApplicationsDelegate() {
    // SPEC B1
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let controller = ViewController(view: View(frame: window.bounds))
    let leaf = View()
    let application = Application()
    let delegate = Responder()
    window.addSubview(controller.view)
    controller.view.addSubview(leaf)
    window.application = application
    application.delegate = delegate
    #expect(leaf.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === application)
    #expect(application.next === delegate)
    #expect(delegate.next == nil)
  }

  @Test func whatNobodyHandlesReachesTheEnd() throws {
    // SPEC B1
    final class End: Responder {
      var heard: [String] = []
      override func touchesBegan(_ touches: TouchSet, with event: Event) { heard.append("began") }
      override func touchesMoved(_ touches: TouchSet, with event: Event) { heard.append("moved") }
      override func touchesEnded(_ touches: TouchSet, with event: Event) { heard.append("ended") }
      override func touchesCancelled(_ touches: TouchSet, with event: Event) {
        heard.append("cancelled")
      }
    }
    let test = GestureTest()
    let end = End()
    let application = Application()
    application.delegate = end
    test.window.application = application
    try test.play("down(0,0) 8ms move(5,0) 8ms up 8ms down(0,0) 8ms cancel")
    #expect(end.heard == ["began", "moved", "ended", "began", "cancelled"])
  }

  @Test func overridingConsumesAndCallingSuperForwards() throws {
    // SPEC B1
    let test = GestureTest()
    let frame = Rect(x: 0, y: 0, width: 50, height: 50)
    let outer = test.add(StubView(frame: frame), named: "outer")
    let inner = test.add(StubView(frame: frame), named: "inner", to: outer)
    try test.play("down(5,5) 8ms up")
    #expect(inner.heard == ["began", "ended"])
    #expect(outer.heard == [])
    inner.forwards = true
    try test.play("1s down(5,5) 8ms move(9,9) 8ms cancel")
    #expect(outer.heard == ["began", "moved", "cancelled"])
  }

  @Test func aControllerHearsWhatItsRootViewDoesNotHandle() throws {
    final class Controller: ViewController {
      var count = 0
      override func touchesBegan(_ touches: TouchSet, with event: Event) { count += touches.count }
    }
    let test = GestureTest()
    let controller = Controller(view: View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    test.add(controller.view, named: "root")
    test.add(
      View(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "leaf", to: controller.view)
    try test.play("down(5,5)")
    #expect(controller.count == 1)
  }

  @Test func recognizersOfTheHitViewAndItsAncestorsGetTheTouchAndNoOthers() throws {
    // SPEC B6: before the view; deepest view first, and within a view the last one added (D1).
    var order: [String] = []
    func stub(_ name: String) -> StubRecognizer {
      let stub = StubRecognizer(name)
      stub.onBegan = { _, _, _ in order.append(name) }
      return stub
    }
    let test = GestureTest(stub("outer 1"), stub("outer 2"))
    let frame = Rect(x: 0, y: 0, width: 50, height: 50)
    test.add(View(frame: frame), named: "sibling", recognizers: [stub("sibling")])
    let inner = test.add(StubView(frame: frame), named: "inner", recognizers: [stub("inner")])
    test.window.addGestureRecognizer(stub("window"))
    inner.onTouches = { _, _, _ in order.append("view") }
    try test.play("down(5,5)")
    #expect(order == ["inner", "outer 2", "outer 1", "window", "view"])
  }

  @Test func recognizersAreCollectedOnceAtTouchDown() throws {
    // SPEC B6
    let late = StubRecognizer("late")
    let test = GestureTest()
    try test.play("1: down(0,0)")
    test.view.addGestureRecognizer(late)
    try test.play("2: 10ms down(50,0) 10ms move(60,0) 10ms up")
    #expect(late.heard == ["began", "moved", "ended", "reset"])
    #expect(test.window.touches.count == 1)
  }
}
