import Dactyl
import DactylTesting
import Testing

/// SPEC A1–A7.
@Suite struct TouchTests {
  private let test = GestureTest()
  private let stub = StubRecognizer()

  init() {
    test.view.addGestureRecognizer(stub)
    test.view.isMultipleTouchEnabled = true
  }

  @Test func whatADeviceDoesNotReportIsNeutral() throws {
    // SPEC A1
    var seen = 0
    stub.onBegan = { _, touches, _ in
      let touch = touches.first!
      seen += 1
      #expect(touch.kind == .direct)
      #expect(touch.phase == .began)
      #expect(touch.force == 0 && touch.maximumForce == 0)
      #expect(touch.majorRadius == 0 && touch.majorRadiusTolerance == 0)
      #expect(touch.altitude == .pi / 2 && touch.azimuth == 0 && touch.roll == 0)
      #expect(touch.preciseLocation(in: nil) == Point(3, 4))
    }
    try test.play("down(3,4)")
    #expect(seen == 1)
  }

  @Test func theFormerPrecisePlaceOfARestingTouchIsItsPlace() throws {
    // SPEC A5
    func contact(_ id: Int, _ phase: TouchPhase, _ x: Double) -> Contact {
      Contact(
        id: id, phase: phase, position: Point(x, 0), precisePosition: Point(x + 0.25, 0))
    }
    var event: Event?
    stub.onMoved = { event = $2 }
    try test.play([
      InputFrame(time: 0, contacts: [contact(1, .began, 10), contact(2, .began, 50)]),
      InputFrame(time: 0.1, contacts: [contact(1, .moved, 20), contact(2, .stationary, 50)]),
      InputFrame(time: 0.2, contacts: [contact(1, .stationary, 20), contact(2, .moved, 60)]),
    ])
    let touch = try #require(test.window.touches.first { $0.contactID == 1 })
    #expect(touch.precisePreviousLocation(in: nil) == Point(20.25, 0))
    #expect(touch.previousLocation(in: nil) == Point(20, 0))
    let moved = try #require(test.window.touches.first { $0.contactID == 2 })
    let merged = try #require(event?.coalescedTouches(for: moved).last)
    #expect(merged.preciseLocation(in: nil) == Point(60.25, 0))
  }

  @Test func whatADeviceReportsArrives() throws {
    // SPEC A1
    let contact = Contact(
      id: 9, phase: .began, position: Point(3, 4), precisePosition: Point(3.25, 4.5), kind: .pencil,
      force: 0.5, maximumForce: 4, majorRadius: 6, majorRadiusTolerance: 1, altitude: 1,
      azimuth: 2, roll: 3)
    try test.play([InputFrame(time: 0.5, contacts: [contact])])
    let touch = try #require(test.window.touches.first)
    #expect(touch.contactID == 9 && touch.kind == .pencil && touch.timestamp == 0.5)
    #expect(touch.force == 0.5 && touch.maximumForce == 4)
    #expect(touch.majorRadius == 6 && touch.majorRadiusTolerance == 1)
    #expect(touch.altitude == 1 && touch.azimuth == 2 && touch.roll == 3)
    #expect(touch.preciseLocation(in: nil) == Point(3.25, 4.5))
    #expect(touch.location(in: nil) == Point(3, 4))
    let next = Contact(
      id: 9, phase: .moved, position: Point(5, 6), kind: .pencil, force: 0.75, maximumForce: 5,
      majorRadius: 7, majorRadiusTolerance: 2, altitude: 1.25, azimuth: 2.5, roll: 3.5)
    try test.play([InputFrame(time: 0.5, contacts: [next])])
    #expect(touch.force == 0.75 && touch.maximumForce == 5)
    #expect(touch.majorRadius == 7 && touch.majorRadiusTolerance == 2)
    #expect(touch.altitude == 1.25 && touch.azimuth == 2.5 && touch.roll == 3.5)
  }

  @Test func aTouchStaysTheSameObjectOnTheSameView() throws {
    // SPEC A2
    let box = test.add(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "box")
    var touches: [Touch] = []
    let note = { (_: StubRecognizer, set: TouchSet, _: Event) in touches += Array(set) }
    stub.onBegan = note
    stub.onMoved = note
    stub.onEnded = note
    try test.play("down(10,10) 8ms move(500,500) 8ms up")
    #expect(touches.count == 3)
    #expect(touches.allSatisfy { $0 === touches[0] && $0.view === box })
  }

  @Test func eachTouchIsListedOnce() throws {
    var counts: [Int] = []
    stub.onBegan = { stub, _, _ in counts.append(stub.touches.count) }
    try test.play("1: down(0,0) 30ms up; 2: 10ms down(9,9) 20ms up; 3: 20ms down(9,90) 10ms up")
    #expect(counts == [1, 2, 3])
  }

  @Test func aFingerThatComesAgainIsAnotherTouch() throws {
    // SPEC A2
    var touches: [Touch] = []
    stub.onBegan = { _, set, _ in touches += Array(set) }
    try test.play("down(10,10) 8ms up 8ms down(10,10) 8ms up")
    #expect(touches.count == 2)
    #expect(touches[0] !== touches[1])
  }

  @Test func oneFrameComesInTheOrderBeganMovedEndedCancelled() throws {
    // SPEC A3
    try test.play("1: down(0,0); 2: down(10,0); 3: down(20,0)")
    stub.heard = []
    try test.play([
      InputFrame(
        time: 0.1,
        contacts: [
          Contact(id: 3, phase: .cancelled, position: Point(20, 0)),
          Contact(id: 2, phase: .ended, position: Point(10, 0)),
          Contact(id: 1, phase: .moved, position: Point(5, 0)),
          Contact(id: 4, phase: .began, position: Point(40, 0)),
        ])
    ])
    #expect(stub.heard == ["began", "moved", "ended", "cancelled"])
  }

  @Test func aHandlerGetsWhatChangedInItsPhase() throws {
    // SPEC A4
    try test.play("1: down(0,0); 2: down(10,0)")
    var moved: [Int] = []
    var all: [TouchPhase] = []
    var ofView = 0
    var ofWindow = 0
    var ofRecognizer = 0
    stub.onMoved = { [view = test.view, window = test.window] stub, set, event in
      moved = set.map(\.contactID)
      all = event.allTouches.map(\.phase)
      ofView = event.touches(for: view).count
      ofWindow = event.touches(for: window).count
      ofRecognizer = event.touches(for: stub).count
      #expect(set.contains(set.first!))
      #expect(!set.contains(event.allTouches.first { $0.phase == .stationary }!))
    }
    try test.play([
      InputFrame(time: 0.1, contacts: [Contact(id: 2, phase: .moved, position: Point(12, 0))])
    ])
    #expect(moved == [2])
    #expect(all == [.stationary, .moved])
    #expect(ofView == 2 && ofWindow == 2 && ofRecognizer == 2)
  }

  @Test func previousLocationIsThatOfTheLastEventOfTheTouch() throws {
    // SPEC A5
    var ways: [Vector] = []
    stub.onMoved = { _, set, _ in
      for touch in set where touch.contactID == 1 {
        ways.append(touch.location(in: nil) - touch.previousLocation(in: nil))
      }
    }
    try test.play(
      "1: down(0,0) 8ms move(5,0) 16ms move(5,7) 8ms up; 2: down(99,0) 16ms move(98,0) 16ms up")
    #expect(ways == [Vector(5, 0), Vector(0, 7)])
  }

  @Test func aTouchThatRestsWasWhereItIs() throws {
    // SPEC A5
    var way: Vector?
    stub.onMoved = { stub, set, _ in
      guard set.allSatisfy({ $0.contactID == 2 }),
        let resting = stub.touches.first(where: { $0.contactID == 1 })
      else { return }
      way = resting.preciseLocation(in: nil) - resting.precisePreviousLocation(in: nil)
      way! += resting.location(in: nil) - resting.previousLocation(in: nil)
    }
    try test.play("1: down(0,0) 8ms move(5,0) 16ms up; 2: down(99,0) 16ms move(98,0) 8ms up")
    #expect(way == .zero)
  }

  @Test func aMoveWithoutDetailsForgetsFormerOnes() throws {
    var forces: [Double] = []
    stub.onMoved = { _, set, _ in forces.append(set.first!.force) }
    func contact(_ phase: TouchPhase, _ x: Double, force: Double? = nil) -> Contact {
      var contact = Contact(id: 1, phase: phase, position: Point(x, 0))
      if let force { contact.force = force }
      return contact
    }
    let usual = contact(.moved, 0).force
    try test.play([
      InputFrame(time: 0, contacts: [contact(.began, 0, force: 0.5)]),
      InputFrame(time: 0.008, contacts: [contact(.moved, 3, force: 0.5)]),
      InputFrame(time: 0.016, contacts: [contact(.moved, 6)]),
    ])
    #expect(usual != 0.5 && forces == [0.5, usual])
  }

  @Test func coalescedTouchesAreOfTheKindOfTheTouch() throws {
    // SPEC A7
    var kinds: [TouchKind] = []
    stub.onMoved = { _, set, event in
      kinds += event.coalescedTouches(for: set.first!).map(\.kind)
    }
    func pen(_ phase: TouchPhase, _ x: Double) -> Contact {
      Contact(id: 1, phase: phase, position: Point(x, 0), kind: .pencil)
    }
    try test.play([
      InputFrame(time: 0, contacts: [pen(.began, 0)]),
      InputFrame(
        time: 0.008, contacts: [pen(.moved, 6)],
        coalesced: [CoalescedContact(time: 0.004, contact: pen(.moved, 3))]),
      InputFrame(time: 0.016, contacts: [pen(.moved, 9)]),
    ])
    #expect(kinds == [.pencil, .pencil, .pencil])
  }

  @Test func tapCountRisesWithEachTapSoonAndNear() throws {
    // SPEC A6: 0.35 s after the up, 45 pt from the down; each limit from both sides.
    let tap = "60ms up"
    #expect(
      try tapCounts("down(0,0) \(tap) 349ms down(45,0) \(tap) 340ms down(0,0) \(tap)") == [1, 2, 3])
    #expect(try tapCounts("down(0,0) \(tap) 350ms down(0,0) \(tap)") == [1, 1])
    #expect(try tapCounts("down(0,0) \(tap) 100ms down(45.5,0) \(tap)") == [1, 1])
  }

  @Test func tapCountBelongsToOneView() throws {
    // SPEC A6
    test.add(View(frame: Rect(x: 0, y: 0, width: 20, height: 50)), named: "box")
    #expect(try tapCounts("down(19,0) 60ms up 100ms down(21,0) 60ms up") == [1, 1])
  }

  @Test func aDragIsNoTap() throws {
    // SPEC A6
    var last: [Int] = []
    stub.onEnded = { _, set, _ in last.append(set.first!.tapCount) }
    try test.play("down(0,0) 8ms move(46,0) 8ms move(0,0) 8ms up 50ms down(0,0) 50ms up")
    #expect(last == [0, 1])
  }

  @Test func samplesOfTouchesAreTheirCoalescedTouchesWithoutMadeUpOnes() throws {
    // SPEC A7
    var samples: [String] = []
    var copies: [String] = []
    stub.onMoved = { _, set, event in
      event.forEachSample(of: set) { samples.append("\($0.x) at \($1)") }
      for touch in set {
        for copy in event.coalescedTouches(for: touch) where !copy.isEstimated {
          copies.append("\(copy.preciseLocation(in: nil).x) at \(copy.timestamp)")
        }
      }
    }
    func contact(_ id: Int, _ phase: TouchPhase, _ x: Double) -> Contact {
      Contact(id: id, phase: phase, position: Point(x, 0))
    }
    var precise = contact(1, .moved, 2)
    precise.precisePosition = Point(2.25, 0)
    var estimated = contact(1, .moved, 9)
    estimated.isEstimated = true
    try test.play([
      InputFrame(time: 0, contacts: [contact(1, .began, 0), contact(2, .began, 50)]),
      InputFrame(
        time: 0.016, contacts: [contact(1, .moved, 6), contact(2, .moved, 52)],
        coalesced: [
          CoalescedContact(time: 0.004, contact: precise),
          CoalescedContact(time: 0.006, contact: contact(2, .moved, 51)),
          CoalescedContact(time: 0.008, contact: contact(1, .moved, 4)),
        ]),
      InputFrame(time: 0.032, contacts: [estimated, contact(2, .stationary, 50)]),
    ])
    #expect(
      samples == [
        "2.25 at 0.004", "4.0 at 0.008", "6.0 at 0.016", "51.0 at 0.006", "52.0 at 0.016",
      ])
    #expect(samples == copies)
  }

  @Test func coalescedTouchesAreOfTheTapOfTheTouch() throws {
    var taps: [Int] = []
    stub.onMoved = { _, touches, event in
      taps += event.coalescedTouches(for: touches.first!).map(\.tapCount)
    }
    func contact(_ phase: TouchPhase, _ x: Double) -> Contact {
      Contact(id: 1, phase: phase, position: Point(x, 0))
    }
    try test.play([
      InputFrame(time: 0, contacts: [contact(.began, 10)]),
      InputFrame(time: 0.05, contacts: [contact(.ended, 10)]),
      InputFrame(time: 0.1, contacts: [contact(.began, 10)]),
      InputFrame(
        time: 0.108, contacts: [contact(.moved, 12)],
        coalesced: [CoalescedContact(time: 0.104, contact: contact(.moved, 11))]),
    ])
    #expect(taps == [2, 2])
  }

  @Test func coalescedTouchesEndWithTheTouchItself() throws {
    // SPEC A7
    var places: [Point] = []
    var times: [Double] = []
    var previous: [Point] = []
    var precise: [Point] = []
    stub.onMoved = { _, set, event in
      let merged = event.coalescedTouches(for: set.first!)
      places = merged.map { $0.location(in: nil) }
      previous = merged.map { $0.previousLocation(in: nil) }
      precise = merged.map { $0.precisePreviousLocation(in: nil) }
      times = merged.map(\.timestamp)
    }
    func contact(_ phase: TouchPhase, _ x: Double) -> Contact {
      Contact(
        id: 1, phase: phase, position: Point(x, 0), precisePosition: Point(x + 0.25, 0))
    }
    try test.play([
      InputFrame(time: 0, contacts: [contact(.began, 0)]),
      InputFrame(
        time: 0.016, contacts: [contact(.moved, 6)],
        coalesced: [
          CoalescedContact(time: 0.004, contact: contact(.moved, 2)),
          CoalescedContact(time: 0.008, contact: contact(.moved, 4)),
        ]),
    ])
    #expect(places == [Point(2, 0), Point(4, 0), Point(6, 0)])
    #expect(previous == [Point(0, 0), Point(2, 0), Point(4, 0)])
    #expect(precise == [Point(0.25, 0), Point(2.25, 0), Point(4.25, 0)])
    #expect(times == [0.004, 0.008, 0.016])
  }

  private func tapCounts(_ timeline: String) throws -> [Int] {
    var counts: [Int] = []
    stub.onBegan = { _, set, _ in counts.append(set.first!.tapCount) }
    try test.play("1s")
    try test.play(timeline)
    return counts
  }
}
