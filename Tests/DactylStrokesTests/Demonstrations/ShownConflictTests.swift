import Dactyl
import DactylTesting
import Testing

@testable import DactylStrokes

/// SPEC E15
@Suite struct ShownConflictTests {
  /// The conflicts of a library of one gesture with a recogniser on the same view.
  private func conflicts(
    of shown: Demonstration, continuous: Bool = false, with other: GestureRecognizer
  ) -> [GestureConflict.Reason] {
    var library = DemonstrationLibrary()
    library.define(DemonstrationClass(id: 1, name: "shown", isContinuous: continuous))
    library.add(shown, class: 1)
    let window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 800))
    window.addGestureRecognizer(other)
    window.addGestureRecognizer(DemonstratedGestureRecognizer(library: library))
    return window.conflicts().map(\.reason)
  }

  private func tap(_ count: Int, fingers: Int = 1) -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = count
    tap.numberOfTouchesRequired = fingers
    return tap
  }

  private func press(taps: Int = 0, fingers: Int = 1) -> LongPressGestureRecognizer {
    let press = LongPressGestureRecognizer()
    press.numberOfTapsRequired = taps
    press.numberOfTouchesRequired = fingers
    return press
  }

  private func pan(_ fingers: ClosedRange<Int>) -> PanGestureRecognizer {
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = fingers.lowerBound
    pan.maximumNumberOfTouches = fingers.upperBound
    return pan
  }

  private func swipe(_ direction: SwipeDirection, fingers: Int) -> SwipeGestureRecognizer {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = direction
    swipe.numberOfTouchesRequired = fingers
    return swipe
  }

  private let spread = ShownGestures.shown(ShownGestures.ring(2, spread: 2))
  private let turned = ShownGestures.shown(ShownGestures.ring(2, turn: 1.2))
  private let right = ShownGestures.shown(ShownGestures.ring(2, by: Vector(200, 0)))
  private let onePlace = "down(300,300) 90ms up"

  @Test func shownTapsConflictWithTheSameTaps() throws {
    let two = try ShownGestures.shown("1: \(onePlace); 2: down(400,300) 90ms up")
    #expect(
      conflicts(of: two, with: tap(1, fingers: 2)) == [.sameTaps(count: 1, fingers: 2)])
    #expect(conflicts(of: two, with: tap(1)).isEmpty)
    #expect(conflicts(of: two, with: press(fingers: 2)).isEmpty)
  }

  @Test func fewerTapsComeBeforeThoseThatWereShownAndMoreNeverCome() throws {
    let inTurn = try ShownGestures.shown("1: \(onePlace) 150ms \(onePlace)")
    #expect(conflicts(of: inTurn, with: tap(1)) == [.beforeShown])
    #expect(conflicts(of: inTurn, with: tap(2)) == [.sameTaps(count: 2, fingers: 1)])
    #expect(conflicts(of: inTurn, with: tap(3)) == [.shownBeforeTaps])
  }

  @Test func tapsMayGoOnWhereTheLibraryWaitsForThem() throws {
    var library = DemonstrationLibrary()
    library.define(DemonstrationClass(id: 1, name: "once"))
    library.define(DemonstrationClass(id: 2, name: "once, then two fingers"))
    library.add(try ShownGestures.shown("1: \(onePlace)"), class: 1)
    #expect(library.conflict(with: .taps(count: 2, fingers: 1)) == .shownBeforeTaps)
    let goesOn = "1: \(onePlace) 150ms \(onePlace); 2: 240ms down(400,300) 90ms up"
    library.add(try ShownGestures.shown(goesOn), class: 2)
    #expect(library.conflict(with: .taps(count: 2, fingers: 1)) == nil)
  }

  @Test func aTapThatOpensAShownGestureComesBeforeIt() throws {
    let tapAndDrag = try ShownGestures.shown(
      "1: \(onePlace) 100ms down(300,300) move(500,300 over 300ms) up")
    #expect(conflicts(of: tapAndDrag, with: tap(1)) == [.beforeShown])
    #expect(conflicts(of: tapAndDrag, with: tap(2)).isEmpty)
    #expect(conflicts(of: tapAndDrag, with: pan(1...1)) == [.beforeShown])
  }

  @Test func whatBeginsUnderWayComesBeforeWhatIsRecognisedAtItsEnd() {
    #expect(conflicts(of: spread, with: PinchGestureRecognizer()) == [.beforeShown])
    #expect(conflicts(of: turned, with: RotationGestureRecognizer()) == [.beforeShown])
    #expect(conflicts(of: right, with: pan(1...2)) == [.beforeShown])
    #expect(conflicts(of: right, with: swipe(.right, fingers: 2)) == [.beforeShown])
    #expect(conflicts(of: right, with: TransformGestureRecognizer()) == [.beforeShown])
  }

  @Test func whatFingersTellApartDoesNotConflict() {
    #expect(conflicts(of: spread, with: pan(1...2)).isEmpty)
    #expect(conflicts(of: spread, with: RotationGestureRecognizer()).isEmpty)
    #expect(conflicts(of: turned, with: PinchGestureRecognizer()).isEmpty)
    #expect(conflicts(of: right, with: PinchGestureRecognizer()).isEmpty)
    #expect(conflicts(of: right, with: pan(3...3)).isEmpty)
    #expect(conflicts(of: right, with: swipe(.left, fingers: 2)).isEmpty)
    #expect(conflicts(of: right, with: swipe(.right, fingers: 3)).isEmpty)
    #expect(conflicts(of: right, with: tap(1, fingers: 2)).isEmpty)
    #expect(conflicts(of: right, with: press(fingers: 2)).isEmpty)
  }

  @Test func whatBeginsUnderWayItselfFollowsTheSame() {
    #expect(
      conflicts(of: spread, continuous: true, with: PinchGestureRecognizer()) == [.samePinch])
    #expect(
      conflicts(of: turned, continuous: true, with: RotationGestureRecognizer())
        == [.sameRotation])
    #expect(conflicts(of: right, continuous: true, with: pan(1...2)) == [.sameDrag])
    #expect(
      conflicts(of: right, continuous: true, with: swipe(.right, fingers: 2))
        == [.dragBeforeSwipe])
    #expect(
      conflicts(of: right, continuous: true, with: TransformGestureRecognizer())
        == [.sameTransform])
  }

  @Test func aClassThatForgivesTheDirectionConflictsWithSwipesInAny() {
    var library = DemonstrationLibrary()
    library.define(DemonstrationClass(id: 1, name: "go", forgives: .rotation))
    library.add(right, class: 1)
    #expect(library.conflict(with: .swipe(.left, fingers: 2)) == .beforeShown)
    #expect(library.conflict(with: .swipe(.left, fingers: 3)) == nil)
  }

  @Test func aLongPressBeginsBeforeWhatRestsIsComplete() throws {
    let hold = try ShownGestures.shown("1: down(300,300) 700ms up")
    #expect(conflicts(of: hold, with: press()) == [.beforeShown])
    #expect(conflicts(of: hold, with: press(fingers: 2)).isEmpty)
    #expect(conflicts(of: hold, with: tap(1)).isEmpty)
    let tapAndHold = try ShownGestures.shown("1: \(onePlace) 100ms down(300,300) 700ms up")
    #expect(conflicts(of: tapAndHold, with: press()).isEmpty)
    #expect(conflicts(of: tapAndHold, with: press(taps: 1)) == [.beforeShown])
  }

  @Test func whatWaitsForTheShownGestureDoesNotConflict() {
    let shown = DemonstratedGestureRecognizer(library: apart())
    let pinch = PinchGestureRecognizer()
    let window = GestureTest(shown, pinch).window
    #expect(
      window.conflicts().map(\.description)
        == ["pinch 2 and shown 1: the other begins before the shown gesture is complete"])
    pinch.require(toFail: shown)
    #expect(window.conflicts().isEmpty)
  }

  @Test func aPinchWinsAgainstAShownGestureUnlessItWaits() throws {
    let shown = DemonstratedGestureRecognizer(library: apart())
    let pinch = PinchGestureRecognizer()
    let test = GestureTest(shown, pinch)
    try test.play(ShownGestures.ring(2, spread: 2))
    #expect(test.trace().contains("pinch began"))
    #expect(shown.className == nil)
    pinch.require(toFail: shown)
    try test.play("1: 1s")
    try test.play(ShownGestures.ring(2, spread: 2))
    #expect(shown.className == "apart")
  }

  private func apart() -> DemonstrationLibrary {
    var library = DemonstrationLibrary()
    library.define(DemonstrationClass(id: 1, name: "apart"))
    library.add(spread, class: 1)
    return library
  }
}
