import Dactyl
import DactylTesting
import Testing

@testable import DactylStrokes

/// SPEC E15
@Suite struct DemonstrationTests {
  @Test func oneIsOverWhenNobodyIsDownForLongerThanTheInterval() throws {
    let frames = try touches(
      "1: down(100,100) 80ms up 300ms down(100,100) 80ms up 500ms down(100,100) 80ms up")
    let all = Demonstration.all(in: frames, maximumInterval: 0.4)
    #expect(all.map { $0.stretches.map(\.fingers) } == [[1, 0, 1], [1]])
  }

  @Test func aFingerThatComesOrGoesAMomentApartIsNoStretchOfItsOwn() throws {
    let shown = try ShownGestures.shown(
      "1: down(100,100) 400ms up; 2: 50ms down(200,100) 300ms up")
    #expect(shown.stretches.map(\.fingers) == [2])
    #expect(abs(shown.stretches[0].landing - 0.05) < 1e-9)
    #expect(abs(shown.stretches[0].leaving - 0.05) < 1e-9)
  }

  @Test func aFingerThatComesLaterIsAStretchOfItsOwn() throws {
    let shown = try ShownGestures.shown(
      "1: down(100,100) 800ms up; 2: 300ms down(200,100) 300ms up")
    #expect(shown.stretches.map(\.fingers) == [1, 2, 1])
  }

  @Test func aStretchTellsWayAndSpreadAndTurn() {
    let shown = ShownGestures.shown(
      ShownGestures.ring(2, spread: 2, turn: 0.5, by: Vector(90, 0)))
    let stretch = shown.stretches[0]
    #expect(abs(stretch.shift.dx - 90) < 1e-6 && abs(stretch.shift.dy) < 1e-6)
    #expect(abs(stretch.span / stretch.firstSpan - 2) < 1e-6)
    #expect(abs(stretch.turn - 0.5) < 1e-6)
    #expect(abs(stretch.firstSpan - 120) < 1e-6)
  }

  @Test func thePathIsLongerThanTheWayWhereFingersComeBack() throws {
    let shown = try ShownGestures.shown(
      "1: down(100,100) move(200,100 over 200ms) move(120,100 over 200ms) up")
    #expect(abs(shown.stretches[0].path - 180) < 1e-6 && abs(shown.stretches[0].reach - 100) < 1e-6)
  }

  @Test func itTellsTheLongestAndTheShortestWayOfItsFingers() throws {
    let shown = try ShownGestures.shown(
      "1: down(100,100) move(180,100 over 200ms) up; 2: down(100,200) move(130,200 over 200ms) up")
    #expect(abs(shown.stretches[0].longest - 80) < 1e-9)
    #expect(abs(shown.stretches[0].shortest - 30) < 1e-9)
  }

  @Test func aPauseTellsHowFarAwayTheNextFingerComesDown() throws {
    let shown = try ShownGestures.shown("1: down(100,100) 80ms up 90ms down(220,90) 80ms up")
    #expect(shown.stretches.map(\.shift) == [.zero, Vector(120, -10), .zero])
    let joined = try ShownGestures.shown(
      "1: down(100,100) 800ms up; 2: 300ms down(200,100) 300ms up")
    #expect(joined.stretches.map(\.shift) == [.zero, .zero, .zero])
  }

  @Test func aFingerThatComesAsAnotherLeavesHasNotGoneThere() {
    func contact(_ id: Int, _ phase: TouchPhase, _ x: Double) -> Contact {
      Contact(id: id, phase: phase, position: Point(x, 100))
    }
    let frames = [
      [contact(1, .began, 100)], [contact(1, .ended, 100), contact(2, .began, 300)],
      [contact(2, .moved, 310)], [contact(2, .ended, 310)],
    ].enumerated().map { InputFrame(time: 0.3 * Double($0.offset), contacts: $0.element) }
    let path = ShownGestures.shown(frames).stretches.reduce(0) { $0 + $1.path }
    #expect(abs(path - 10) < 1e-9)
  }

  @Test func fingersThatRestAreAsFarApartInTheEnd() throws {
    let shown = try ShownGestures.shown("1: down(100,100) 80ms up; 2: down(200,100) 80ms up")
    #expect(shown.stretches[0].firstSpan == 100 && shown.stretches[0].span == 100)
  }

  @Test func fingersThatComeAndGoOneByOneAreLateAndEarlyByTheTimeOfTheOthers() {
    func stretch(_ fingers: Int, _ time: Double) -> DemonstrationStretch {
      var stretch = DemonstrationStretch(fingers: fingers)
      stretch.time = time
      return stretch
    }
    var most = stretch(3, 1)
    (most.landing, most.leaving) = (0.05, 0.1)
    let shown = Demonstration(stretches: [stretch(1, 0.5), most, stretch(2, 0.25)])
    #expect(shown.landing == 0.55 && shown.leaving == 0.35)
  }

  @Test func fingersThatWereCancelledShowNothing() throws {
    #expect(Demonstration.all(in: try touches("1: down(100,100) 80ms cancel")).isEmpty)
    #expect(Demonstration.all(in: try touches("1: down(100,100) 80ms")).isEmpty)
  }

  @Test func whatOneFingerDrawsInOneGoIsAStroke() throws {
    #expect(try ShownGestures.shown("1: down(0,0) move(200,0 over 300ms) up").stroke != nil)
    #expect(try ShownGestures.shown("1: down(0,0) move(3,0 over 300ms) up").stroke == nil)
    #expect(ShownGestures.shown(ShownGestures.ring(2, by: Vector(200, 0))).stroke == nil)
  }
}

/// SPEC E15
@Suite struct DemonstrationLibraryTests {
  private func nearest(_ frames: [InputFrame], in library: DemonstrationLibrary) -> Int? {
    library.recognize(ShownGestures.shown(frames)).recognition?.classID
  }

  @Test func whatWasShownIsRecognizedElsewhereAndWithOtherFingersFirst() throws {
    let library = try ShownGestures.library()
    let apart = ShownGestures.ring(3, spread: 2.1, seconds: 0.45, at: Point(700, 200))
    #expect(nearest(apart, in: library) == 0)
    #expect(nearest(ShownGestures.ring(3, spread: 2.1, turn: 0.05), in: library) == 0)
    let swapped = apart.map { frame in
      InputFrame(
        time: frame.time,
        contacts: frame.contacts.map {
          Contact(id: 9 - $0.id, phase: $0.phase, position: $0.position)
        })
    }
    #expect(nearest(swapped, in: library) == 0)
  }

  @Test func classesAreToldApartByWhatTheFingersDo() throws {
    let library = try ShownGestures.library()
    #expect(nearest(ShownGestures.ring(3, spread: 0.45, radius: 120), in: library) == 1)
    #expect(nearest(ShownGestures.ring(2, by: Vector(250, 10)), in: library) == 2)
    #expect(
      nearest(try touches("1: down(500,100) 100ms up 130ms down(600,110) 80ms up"), in: library)
        == 3)
  }

  @Test func whatWasNotShownIsRefusedWithTheNumberThatDiffers() throws {
    let library = try ShownGestures.library()
    func why(_ frames: [InputFrame]) -> String {
      let done = ShownGestures.shown(frames)
      let match = library.recognize(done)
      return match.isRecognized ? "recognized" : "\(library.cause(of: match, for: done))"
    }
    #expect(why(ShownGestures.ring(2, by: Vector(-250, 0))) == "off the shown course by 180°")
    #expect(
      why(ShownGestures.ring(3, spread: 2, by: Vector(20, 0), seconds: 12))
        .hasPrefix("lasted 12.01 s, shown 0."))
    #expect(why(ShownGestures.ring(4, spread: 2)) == "4 fingers, shown 3")
    #expect(
      why(ShownGestures.ring(3, spread: 9)) == "opened to 900 % of their distance, shown 230 %")
    #expect(
      why(ShownGestures.ring(3, spread: 2, late: 0.9)).hasPrefix("the last finger came 0.9 s late"))
  }

  @Test func aNumberThatDiffersIsCalledMoreOrLess() {
    var (less, more) = (DemonstrationStretch(fingers: 2), DemonstrationStretch(fingers: 2))
    (less.time, more.time) = (0.2, 0.9)
    (less.shift, more.shift) = (Vector(10, 0), Vector(40, 0))
    (less.reach, more.reach) = (15, 60)
    (less.path, more.path) = (10, 80)
    (less.firstSpan, more.firstSpan) = (50, 100)
    (less.span, more.span) = (50, 200)
    (less.turn, more.turn) = (0, 1)
    (less.longest, less.shortest) = (50, 50)
    (more.longest, more.shortest) = (50, 5)
    for trait in DemonstrationTraits.Trait.allCases
    where ![.across, .down, .landing, .leaving].contains(trait) {
      let above = trait.cause(of: more, beside: less)
      #expect(above.sense == .maximum && above.value > above.limit, "\(trait): \(above)")
      let below = trait.cause(of: less, beside: more)
      #expect(below.sense == .minimum && below.value < below.limit, "\(trait): \(below)")
    }
    #expect(DemonstrationTraits.Trait.reach.cause(of: more, beside: less).value == 60)
    (less.fingers, more.fingers) = (0, 0)
    #expect(DemonstrationTraits.Trait.reach.cause(of: more, beside: less).value == 40)
  }

  @Test func aClassForgivesWhatItSays() throws {
    var library = try ShownGestures.library()
    let left = ShownGestures.ring(2, by: Vector(-250, 0))
    #expect(nearest(left, in: library) == nil)
    library.define(DemonstrationClass(id: 2, name: "any way", forgives: [.rotation]))
    #expect(nearest(left, in: library) == 2)
    let slow = ShownGestures.ring(3, spread: 2, by: Vector(20, 0), seconds: 12)
    #expect(nearest(slow, in: library) == nil)
    library.define(DemonstrationClass(id: 0, name: "apart", forgives: [.speed]))
    #expect(nearest(slow, in: library) == 0)
  }

  @Test func theMarginIsHowMuchNearerTheFirstIsThanTheSecond() throws {
    let library = try ShownGestures.library()
    let done = ShownGestures.shown(ShownGestures.ring(3, spread: 2.1))
    let recognition = try #require(library.recognize(done).recognition)
    #expect(recognition.margin > 0 && recognition.margin <= 1)
    var without = library
    _ = without.remove(class: recognition.classID)
    let second = try #require(without.recognize(done).nearest)
    #expect(second.classID == recognition.runnerUp)
    #expect(abs(recognition.margin - (1 - recognition.distance / second.distance)) < 1e-9)
  }

  @Test func traitsGrowWithWhatTheyTell() {
    func traits(_ change: (inout DemonstrationStretch) -> Void) -> [Float] {
      var stretch = DemonstrationStretch(fingers: 2)
      (stretch.time, stretch.firstSpan, stretch.span) = (0.2, 60, 60)
      change(&stretch)
      return DemonstrationTraits.all(of: [stretch])[0].numbers
    }
    func grows(
      _ trait: DemonstrationTraits.Trait, _ change: (inout DemonstrationStretch, Double) -> Void
    ) {
      let numbers = [0.0, 5, 50].map { size in traits { change(&$0, size) }[trait.rawValue] }
      #expect(numbers[0] < numbers[1] && numbers[1] < numbers[2], "\(trait): \(numbers)")
    }
    grows(.time) { $0.time = 0.1 + $1 }
    grows(.across) { $0.shift.dx = $1 }
    grows(.down) { $0.shift.dy = $1 }
    grows(.reach) { $0.reach = $1 }
    grows(.spread) { $0.span = 60 + $1 }
    grows(.turn) { $0.turn = $1 }
    grows(.inequality) { $0.longest = $1 }
    grows(.detour) { $0.path = $1 }
    grows(.landing) { $0.landing = $1 }
    grows(.leaving) { $0.leaving = $1 }
    grows(.distance) { $0.firstSpan = 60 + $1 }
    let uneven = traits { $0.longest = 900 }[DemonstrationTraits.Trait.inequality.rawValue]
    #expect(uneven > 0.9 && uneven < 1)
  }

  /// Fingers that come one after the other pass numbers that need not have been shown.
  @Test func aNumberOfFingersOnTheWayToMoreIsLeftOutForLess() {
    func cost(of middle: Int, between first: Int, _ last: Int) -> Float {
      DemonstrationTraits.all(
        of: [first, middle, last].map { DemonstrationStretch(fingers: $0) })[1].skip
    }
    #expect(cost(of: 2, between: 1, 3) < cost(of: 2, between: 1, 1))
    #expect(cost(of: 2, between: 3, 1) < cost(of: 2, between: 3, 3))
    #expect(cost(of: 2, between: 1, 3) == cost(of: 2, between: 3, 1))
    func cost(reach: Double) -> Float {
      var stretch = DemonstrationStretch(fingers: 2)
      stretch.reach = reach
      return DemonstrationTraits.all(of: [stretch])[0].skip
    }
    #expect(cost(reach: 1) == cost(reach: 0) && cost(reach: 300) > cost(reach: 0))
  }

  @Test func whatWasDoneBesideABeginningIsNotForgotten() {
    let stretches = [1, 2].map { DemonstrationStretch(fingers: $0) }
    let cost = DemonstrationCost(forgiven: [])
    let both = DemonstrationTraits.all(of: stretches)
    #expect(cost.between([], then: both[0], [both[0]]) == 0)
    #expect(cost.between([], then: both[0], both) == both[1].skip)
  }

  @Test func generosityScalesWhatIsAccepted() throws {
    var library = try ShownGestures.library()
    let done = ShownGestures.shown(ShownGestures.ring(3, spread: 3.4, seconds: 0.8))
    let distance = try #require(library.recognize(done).nearest?.distance)
    library.generosity = distance * 1.01
    #expect(library.recognize(done).isRecognized)
    library.generosity = distance * 0.99
    #expect(!library.recognize(done).isRecognized)
  }

  @Test func removedDemonstrationsAndClassesNoLongerCount() throws {
    var library = try ShownGestures.library()
    let apart = ShownGestures.ring(3, spread: 2.1)
    for one in library.demonstrations where one.classID == 0 {
      let isRemoved = library.remove(demonstration: one.id)
      #expect(isRemoved)
    }
    #expect(nearest(apart, in: library) == nil)
    #expect(nearest(ShownGestures.ring(2, by: Vector(250, 0)), in: library) == 2)
    let isRemoved = library.remove(class: 0)
    #expect(isRemoved && library.classes.map(\.id) == [1, 2, 3])
    #expect(nearest(ShownGestures.ring(2, by: Vector(250, 0)), in: library) == 2)
    let isThere = library.remove(demonstration: 99)
    #expect(!isThere)
  }

  @Test func oneFingerIsComparedAsAStroke() throws {
    var library = try ShownGestures.library()
    library.define(DemonstrationClass(id: 4, name: "corner", forgives: [.size]))
    let corner = "1: down(100,60) move(100,160 over 200ms) move(220,160 over 200ms) up"
    library.add(try ShownGestures.shown(corner), class: 4)
    let wider = "1: down(300,60) move(305,200 over 300ms) move(480,200 over 300ms) up"
    #expect(library.recognize(try ShownGestures.shown(wider)).recognition?.classID == 4)
  }

  @Test func classesAreEqualWithAllTheirOptions() {
    let one = DemonstrationClass(id: 1, name: "open")
    #expect(one == DemonstrationClass(id: 1, name: "open"))
    #expect(one != DemonstrationClass(id: 1, name: "open", isContinuous: true))
    #expect(one != DemonstrationClass(id: 2, name: "open"))
  }
}
