import FreedObjects
import Testing
import UIKit

/// Custom recognisers that stay undecided as their fingers lift keep waiting (SPEC C7).
@MainActor @Suite(.freesItsObjects)
struct WaitingSubclassTests {
  /// Recognises the second stroke within half a second of the first.
  final class TwoStrokes: UIGestureRecognizer {
    var strokes = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      strokes += 1
      if strokes == 2 {
        state = .recognized
      } else {
        perform(Selector("giveUp", TwoStrokes.giveUp), with: nil, afterDelay: 0.5)
      }
    }
    func giveUp() { if state == .possible { state = .failed } }
    override func reset() { strokes = 0 }
  }

  @Test func gestureOfTwoStrokesWaitsForTheSecond() throws {
    let recognizer = TwoStrokes()
    let trace = try TestWindow(recognizer).run("down(0,0) 50ms up 300ms down(9,9) 50ms up")
    #expect(trace == "TwoStrokes recognized")
  }

  @Test func secondStrokeMayComeTooLate() throws {
    let recognizer = TwoStrokes()
    let trace = try TestWindow(recognizer).run(
      "down(0,0) 50ms up 800ms down(9,9) 50ms up", showing: .failures)
    #expect(trace == "TwoStrokes failed · TwoStrokes failed")
    #expect(recognizer.strokes == 0 && recognizer.state == .possible)
  }

  @Test func changedStaysChangedUntilTheSubclassEndsIt() throws {
    final class Drawing: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .began : .changed
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    }
    let drawing = Drawing()
    let log = Log()
    drawing.addAction { log.note($0) }
    let test = TestWindow(drawing)
    try test.run("down(0,0) 10ms move(5,0) 10ms up 100ms down(9,9) 10ms up")
    #expect(log.text == "began changed changed changed changed")
    drawing.state = .ended
    #expect(log.text.hasSuffix("ended") && drawing.state == .possible)
  }
}
