import Dactyl
import DactylTesting
import Testing

/// SPEC E13: the allowance that drags leave to taps beside them.
@Suite struct TapAllowanceTests {
  private let pan = PanGestureRecognizer()
  private let tap = TapGestureRecognizer()
  private let test: GestureTest

  init() { test = GestureTest(pan, tap) }

  private func run(_ timeline: String) throws -> String {
    test.clear()
    return try test.run("1s " + timeline).replacing(/\([^)]*\)/, with: "")
  }

  @Test func aFingerThatRollsAsItIsLiftedTaps() throws {
    // As recorded from people: 17 pt in 75 ms.
    let roll =
      "down(0,0) 24ms move(0,3) 12ms move(0,6) 12ms move(0,9) 12ms move(0,12) 12ms move(0,17) 12ms up"
    #expect(try run(roll) == "tap recognized")
    pan.minimumDistanceBesideTap = 10
    #expect(try run(roll).hasPrefix("pan began"))
  }

  @Test func aFingerWhosePadSpreadsAsItLandsTaps() throws {
    // 16 pt in the first sample, and rest for a quarter of a second.
    #expect(try run("down(0,0) 12ms move(16,0) 200ms move(17,0) 30ms up") == "tap recognized")
  }

  @Test func aSlowDragBeginsAtOnce() throws {
    // 14 pt at less than 200 pt/s.
    #expect(
      try run(
        "down(0,0) 16ms move(3,0) 16ms move(6,0) 16ms move(9,0) 16ms move(12,0) 16ms move(14,0) up"
      )
      .hasPrefix("pan began"))
  }

  @Test func aQuickDragBeginsAt24AndDoesNotJump() throws {
    var first: Vector?
    pan.addAction { if $0.state == .began { first = $0.translation(in: nil) } }
    // 1000 pt/s, 8 pt a sample: the pan begins at 25 pt, less everything before that sample.
    try test.run("down(0,0) move(200,0 over 200ms) up", showing: .times)
    #expect(test.trace(.times).hasPrefix("25ms pan began"))
    // Samples lie at whole microseconds, in which the finger goes 0.001 pt.
    #expect(abs((first?.dx ?? 0) - 25.0 / 3) < 0.001)
  }

  @Test func afterAWhileItIsNoTapAnyMore() throws {
    #expect(try run("down(0,0) 160ms move(12,0) 8ms move(20,0) up").hasPrefix("pan began"))
  }

  @Test func whoPreventsNoTapWaitsForNone() throws {
    let quick = "1s down(0,0) 8ms move(12,0) 8ms up"
    #expect(try GestureTest(PanGestureRecognizer()).run(quick) == "pan began(2,0) · pan ended")
    let delegate = StubDelegate()
    delegate.isSimultaneous = { _, _ in true }
    pan.delegate = delegate
    #expect(try run("down(0,0) 8ms move(12,0) 8ms up").hasPrefix("pan began"))
  }

  @Test func aTransformLeavesThemTheSame() throws {
    let test = GestureTest(TransformGestureRecognizer(), TapGestureRecognizer())
    #expect(
      try test.run("down(0,0) 24ms move(0,3) 12ms move(0,8) 12ms move(0,14) 12ms up")
        == "tap recognized")
    test.clear()
    let trace = try test.run(
      "1s down(0,0) 160ms move(12,0) 8ms move(20,0) up", showing: [.causes, .failures])
    #expect(trace.contains("): moved 12 pt, needs 10 pt"), "\(trace)")
  }
}
