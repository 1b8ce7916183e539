import Dactyl

/// A recogniser that a test controls, and that records its calls.
final class StubRecognizer: GestureRecognizer {
  var onBegan: (StubRecognizer, TouchSet, Event) -> Void = { _, _, _ in }
  var onMoved: (StubRecognizer, TouchSet, Event) -> Void = { _, _, _ in }
  var onEnded: (StubRecognizer, TouchSet, Event) -> Void = { _, _, _ in }
  var onCancelled: (StubRecognizer, TouchSet, Event) -> Void = { _, _, _ in }
  var onDeadline: (StubRecognizer, Double) -> Void = { _, _ in }
  var onReset: (StubRecognizer) -> Void = { _ in }
  var prevents: (GestureRecognizer) -> Bool = { _ in true }
  var isPrevented: (GestureRecognizer) -> Bool = { _ in true }
  var waits: (GestureRecognizer) -> Bool = { _ in false }
  var isAwaited: (GestureRecognizer) -> Bool = { _ in false }
  var receives: (Event) -> Bool = { _ in true }
  /// The handlers called, one word each.
  var heard: [String] = []

  init(_ name: String? = nil) {
    super.init()
    self.name = name
  }

  override var kind: StaticString { "stub" }

  override func touchesBegan(_ touches: TouchSet, with event: Event) {
    heard.append("began")
    onBegan(self, touches, event)
  }

  override func touchesMoved(_ touches: TouchSet, with event: Event) {
    heard.append("moved")
    onMoved(self, touches, event)
  }

  override func touchesEnded(_ touches: TouchSet, with event: Event) {
    heard.append("ended")
    onEnded(self, touches, event)
  }

  override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    heard.append("cancelled")
    onCancelled(self, touches, event)
  }

  override func deadlineReached(at time: Double) {
    heard.append("deadline")
    onDeadline(self, time)
  }

  override func reset() {
    heard.append("reset")
    onReset(self)
  }

  override func canPrevent(_ other: GestureRecognizer) -> Bool { prevents(other) }
  override func canBePrevented(by other: GestureRecognizer) -> Bool { isPrevented(other) }
  override func shouldRequireFailure(of other: GestureRecognizer) -> Bool { waits(other) }
  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { isAwaited(other) }
  override func shouldReceive(_ event: Event) -> Bool { receives(event) }

  static func touchDown(_ name: String) -> StubRecognizer {
    let stub = StubRecognizer(name)
    stub.onBegan = { stub, _, _ in stub.state = .recognized }
    return stub
  }

  /// Begins at touch-down, changes with every move, ends at the first lift.
  static func follower(_ name: String) -> StubRecognizer {
    let stub = StubRecognizer(name)
    stub.onBegan = { stub, _, _ in stub.state = .began }
    stub.onMoved = { stub, _, _ in stub.state = .changed }
    stub.onEnded = { stub, _, _ in stub.state = .ended }
    stub.onCancelled = { stub, _, _ in stub.state = .cancelled }
    return stub
  }
}
