import Dactyl
import DactylTesting
import Testing

/// SPEC E4.
@Suite struct TapTests {
  private let tap = TapGestureRecognizer()
  private let test: GestureTest

  init() { test = GestureTest(tap) }

  private func run(_ timeline: String) throws -> String {
    test.clear()
    try test.play("2s")
    tap.name = "tap"
    return try test.run(timeline, showing: [.failures, .causes])
  }

  @Test func aTapIsRecognizedWhenTheFingerLifts() throws {
    #expect(try run("down(9,9) 60ms up") == "tap recognized: 1 tap")
  }

  @Test func aTapMayDriftSoFar() throws {
    #expect(try run("down(0,0) 60ms move(45,0) 8ms up") == "tap recognized: 1 tap")
    #expect(
      try run("down(0,0) 60ms move(46.1,0) 8ms up") == "tap failed: moved 46.1 pt, limit 45 pt")
    #expect(try run("down(0,0) 60ms up(50,0)") == "tap failed: moved 50 pt, limit 45 pt")
    tap.allowableMovement = 5
    #expect(try run("down(0,0) 60ms move(6,0) 8ms up") == "tap failed: moved 6 pt, limit 5 pt")
  }

  @Test func aTapMayLastSoLong() throws {
    #expect(try run("down(0,0) 1499ms up") == "tap recognized: 1 tap")
    #expect(try run("down(0,0) 1600ms up") == "tap failed: held 1.5 s, limit 1.5 s")
    tap.maximumPressDuration = 0.2
    #expect(try run("down(0,0) 300ms up") == "tap failed: held 0.2 s, limit 0.2 s")
  }

  @Test func severalTapsMustComeSoonEnough() throws {
    tap.numberOfTapsRequired = 2
    #expect(try run("down(0,0) 60ms up 349ms down(0,0) 60ms up") == "tap recognized: 2 taps")
    #expect(
      try run("down(0,0) 60ms up 400ms down(0,0) 60ms up")
        == "tap failed: no tap within 0.35 s of the lift at 4.53 s · tap failed: no tap within 0.35 s of the lift at 4.99 s"
    )
  }

  @Test func severalTapsMustBeNearEnough() throws {
    tap.numberOfTapsRequired = 2
    #expect(try run("down(0,0) 60ms up 99ms down(27,36) 60ms up") == "tap recognized: 2 taps")
    #expect(
      try run("down(0,0) 60ms up 99ms down(60,0) 60ms up")
        == "tap failed: next tap 60 pt away, limit 45 pt")
  }

  @Test func theDistanceCountsFromTapToTap() throws {
    tap.numberOfTapsRequired = 3
    let walk = "down(0,0) 60ms up 99ms down(40,0) 60ms up 99ms down(80,0) 60ms up"
    #expect(try run(walk) == "tap recognized: 3 taps")
  }

  @Test func anExtraFingerFailsIt() throws {
    #expect(
      try run("1: down(0,0) 60ms up; 2: 10ms down(90,0) 30ms up")
        == "tap failed: 2 fingers, limit 1")
  }

  @Test func fingersNeedNotLandOrLiftTogether() throws {
    tap.numberOfTouchesRequired = 2
    #expect(try run("1: down(0,0) 60ms up; 2: 30ms down(90,0) 60ms up") == "tap recognized: 1 tap")
    #expect(try run("1: down(0,0) 60ms up") == "tap failed: 1 finger, needs 2")
  }

  @Test func twoFingersMayTapThreeTimes() throws {
    tap.numberOfTouchesRequired = 2
    tap.numberOfTapsRequired = 3
    let three = "down(0,0) 60ms up 99ms down(0,0) 60ms up 99ms down(0,0) 60ms up"
    let others = three.split(separator: "(0,0)").joined(separator: "(80,0)")
    #expect(try run("1: \(three); 2: 5ms \(others)") == "tap recognized: 3 taps")
  }

  @Test func theLocationIsThatOfTheFirstTap() throws {
    // SPEC C11
    tap.numberOfTapsRequired = 2
    var place: Point?
    var count = 0
    tap.addAction {
      place = $0.location(in: nil)
      count = $0.numberOfTouches
      #expect($0.location(ofTouch: 0, in: nil) == Point(10, 10))
    }
    _ = try run("down(10,10) 8ms move(14,10) 60ms up 99ms down(30,10) 60ms up")
    #expect(place == Point(10, 10))
    #expect(count == 1)
  }

  @Test func aTapCancelledBySystemFails() throws {
    #expect(try run("down(0,0) 60ms cancel") == "tap failed: touches cancelled by the system")
  }

  @Test func oneTapComesAfterAnother() throws {
    #expect(
      try run("down(0,0) 60ms up 10ms down(0,0) 60ms up")
        == "tap recognized: 1 tap · tap recognized: 1 tap")
  }

  @Test func aPanelThatBouncesMakesNoSecondTap() throws {
    tap.minimumTapInterval = 0.03
    #expect(
      try run("down(0,0) 60ms up 10ms down(0,0) 20ms up")
        == "tap recognized: 1 tap · tap failed: touched again after 0.01 s, needs 0.03 s")
    tap.numberOfTapsRequired = 2
    #expect(
      try run("down(0,0) 60ms up 10ms down(0,0) 20ms up 99ms down(0,0) 60ms up")
        == "tap recognized: 2 taps")
    #expect(try run("down(0,0) 60ms up 10ms down(0,0) 20ms up").hasPrefix("tap failed: "))
  }

  @Test func aFingerThatLiftsAndComesBackIsNoFurtherOne() throws {
    let (two, three) = (TapGestureRecognizer(), TapGestureRecognizer())
    (two.name, three.name) = ("two", "three")
    two.numberOfTouchesRequired = 2
    three.numberOfTouchesRequired = 3
    let trace = try GestureTest(two, three).run(
      "1: down(10,10) 200ms up; 2: down(60,10) 60ms up; 3: 90ms down(60,12) 100ms up")
    #expect(trace == "two recognized")
  }

  @Test func inEachTapOneFingerMayLiftAndComeBack() throws {
    tap.numberOfTouchesRequired = 2
    tap.numberOfTapsRequired = 2
    let press = { (start: Int) in
      "\(start)ms down(60,10) 30ms up 20ms down(60,11) 50ms up"
    }
    let trace = try GestureTest(tap).run(
      "1: down(10,10) 100ms up 150ms down(10,10) 100ms up; 2: \(press(0)) \(press(150))")
    #expect(trace == "twoFingerDoubleTap recognized")
    tap.numberOfTapsRequired = 1
    let drums = try GestureTest(tap).run(
      "1: down(10,10) 190ms up; 2: \(press(0)) \(press(20))", showing: [.failures, .causes])
    #expect(drums == "twoFingerTap failed: 3 fingers, limit 2")
  }
}
