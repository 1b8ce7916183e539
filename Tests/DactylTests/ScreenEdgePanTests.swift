import Dactyl
import DactylTesting
import Testing

@Suite struct ScreenEdgePanTests {
  private let edgePan = ScreenEdgePanGestureRecognizer()

  private func run(_ timeline: String) throws -> String {
    try GestureTest(edgePan).run(timeline, showing: [.failures, .causes])
  }

  /// SPEC E8
  @Test func beginsWithAFingerFromItsEdge() throws {
    edgePan.edges = .left
    let trace = try run("1: down(20,500) 20ms move(29,500) 20ms move(32,500) 20ms up")
    #expect(
      trace == "screenEdgePan began(2,0): moved 12 pt, needs 10 pt · screenEdgePan ended: lifted")
  }

  @Test func failsFartherFromTheEdge() throws {
    edgePan.edges = [.left, .bottom]
    #expect(
      try run("1: down(21,500) 20ms up") == "screenEdgePan failed: 21 pt from the edge, limit 20 pt"
    )
    #expect(
      try run("1: down(985,500) 9ms up").hasPrefix("screenEdgePan failed: 500 pt from the edge"))
  }

  @Test func ofSeveralFingersOneMustComeFromTheEdge() throws {
    edgePan.edges = .left
    edgePan.minimumNumberOfTouches = 2
    edgePan.maximumNumberOfTouches = 2
    let second = "; 2: 20ms down(5,400) 20ms move(60,400 over 60ms) up"
    #expect(
      try run("1: down(90,500) 40ms move(145,500 over 60ms) up" + second)
        .hasPrefix("screenEdgePan began"))
    #expect(
      try run("1: 1s down(90,500) 40ms move(145,500 over 60ms) up; 2: 1020ms down(80,400) 80ms up")
        .contains("screenEdgePan failed: 80 pt from the edge, limit 20 pt"))
  }

  @Test func withoutEdgesItRecognizesNothing() throws {
    #expect(try run("1: down(0,500) move(90,500 over 90ms) up").hasPrefix("screenEdgePan failed"))
  }

  @Test func failsWhereTheFingerFollowsTheEdge() throws {
    edgePan.edges = .left
    let trace = try run("1: down(5,500) move(12,540 over 90ms) up")
    #expect(trace.hasPrefix("screenEdgePan failed: off course by 80.07°, limit 45°"), "\(trace)")
  }

  @Test func aCornerServesBothOfItsEdges() throws {
    edgePan.edges = [.right, .top]
    #expect(try run("1: down(990,10) move(900,10 over 90ms) up").hasPrefix("screenEdgePan began"))
    #expect(try run("1: down(990,10) move(990,90 over 90ms) up").hasPrefix("screenEdgePan began"))
  }

  @Test func aSecondFingerFailsItBeforeAndIsIgnoredAfter() throws {
    edgePan.edges = .left
    let before = try run("1: down(5,500) 50ms up; 2: 9ms down(300,500) 20ms up")
    #expect(before == "screenEdgePan failed: 2 fingers, limit 1")
    let after = try run(
      "1: down(5,500) move(90,500 over 90ms) 90ms up; 2: 95ms down(300,500) 20ms up")
    #expect(after.hasSuffix("screenEdgePan ended: lifted"))
  }

  @Test func theDragIsForgottenOnceItIsOver() throws {
    edgePan.edges = .left
    #expect(try run("1: down(5,500) move(90,500 over 90ms) up").contains("ended"))
    #expect(edgePan.velocity(in: nil) == .zero)
  }

  /// A thumb that rests at the edge beside a finger that moves is no gesture from the edge.
  @Test func eachOfSeveralFingersMustComeIn() throws {
    edgePan.edges = .left
    (edgePan.minimumNumberOfTouches, edgePan.maximumNumberOfTouches) = (2, 2)
    let thumb = try run("1: down(5,500) 300ms up; 2: down(90,300) move(290,300 over 200ms) up")
    #expect(!thumb.contains("began"))
    let both = try run(
      "1: down(5,500) move(105,500 over 200ms) up; 2: down(30,300) move(130,300 over 200ms) up")
    #expect(both.hasPrefix("screenEdgePan began"))
  }
}
