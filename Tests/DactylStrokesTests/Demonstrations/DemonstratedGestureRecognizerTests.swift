import Dactyl
import DactylTesting
import Testing

@testable import DactylStrokes

/// SPEC E15
@Suite struct DemonstratedGestureRecognizerTests {
  @Test func recognizesWhatWasShownWhenAllFingersAreUp() throws {
    let recognizer = DemonstratedGestureRecognizer(library: try ShownGestures.library())
    let test = GestureTest(recognizer)
    try test.play(ShownGestures.ring(3, spread: 2.1))
    #expect(recognizer.className == "apart")
    #expect(test.trace().hasPrefix("shown recognized"))
  }

  @Test func waitsForAnotherTouchOnlyWhereOneWasShown() throws {
    let recognizer = DemonstratedGestureRecognizer(library: try ShownGestures.library())
    let test = GestureTest(recognizer)
    try test.play("1: down(300,300) 90ms up 150ms down(420,300) 90ms up")
    #expect(recognizer.className == "in turn")
    try test.play("1: 1s down(300,300) 90ms up 350ms")
    #expect(recognizer.state == .possible)
    try test.play("1: 100ms")
    #expect(recognizer.match?.isRecognized == false)
  }

  @Test func aContinuousClassBeginsBeforeItsEndAndFollows() throws {
    var library = try ShownGestures.library()
    library.define(DemonstrationClass(id: 0, name: "apart", isContinuous: true))
    let recognizer = DemonstratedGestureRecognizer(library: library)
    let test = GestureTest(recognizer)
    var scales: [Double] = []
    recognizer.addAction { scales.append($0.scale) }
    let frames = ShownGestures.ring(3, spread: 2.2, turn: 0.1, by: Vector(20, 0))
    try test.play(Array(frames.dropLast(20)))
    #expect(recognizer.state == .changed)
    #expect(recognizer.rotation > 0.01 && recognizer.rotation < 0.1)
    #expect(recognizer.translation(in: nil).dx > 2 && recognizer.translation(in: nil).dx < 20)
    #expect(scales.first == 1 && scales.count > 5)
    #expect(scales.last.map { $0 > 1.1 } == true)
  }

  @Test func aClassThatIsNotContinuousWaitsForItsEnd() throws {
    let recognizer = DemonstratedGestureRecognizer(library: try ShownGestures.library())
    let test = GestureTest(recognizer)
    try test.play(Array(ShownGestures.ring(3, spread: 2.2).dropLast()))
    #expect(recognizer.state == .possible)
  }

  @Test func aLibraryOfNothingFailsOnceNoOtherTouchMayCome() throws {
    let recognizer = DemonstratedGestureRecognizer()
    let test = GestureTest(recognizer)
    try test.play("1: down(300,300) 90ms up 350ms")
    #expect(recognizer.state == .possible)
    try test.play("1: 100ms")
    #expect(recognizer.match == .refused(.nothingToCompare))
    #expect(test.trace(.failures) == "shown failed")
  }

  @Test func whatIsShownFirstMayBeTapsInTurn() throws {
    let recognizer = DemonstratedGestureRecognizer()
    let test = GestureTest(recognizer)
    let turn = "1: down(300,300) 90ms up 150ms down(420,300) 90ms up 500ms"
    try test.play(turn)
    #expect(recognizer.demonstration.stretches.map(\.fingers) == [1, 0, 1])
    var library = DemonstrationLibrary()
    library.define(DemonstrationClass(id: 1, name: "in turn"))
    library.add(recognizer.demonstration, class: 1)
    recognizer.library = library
    try test.play(turn)
    #expect(recognizer.className == "in turn")
  }

  @Test func takenAwayFingersEndIt() throws {
    let test = GestureTest(
      DemonstratedGestureRecognizer(library: try ShownGestures.library()))
    try test.play("1: down(0,0) 50ms cancel; 2: down(90,0) 50ms cancel")
    #expect(test.trace(.failures) == "shown failed")
  }

  @Test(arguments: [false, true]) func keepsTheLawsOfRecognizers(_ isContinuous: Bool) throws {
    var library = try ShownGestures.library()
    for one in library.classes {
      library.define(
        DemonstrationClass(id: one.id, name: one.name, isContinuous: isContinuous))
    }
    let violations = lawViolations(streams: 300, interfering: true) {
      [DemonstratedGestureRecognizer(library: library), PanGestureRecognizer()]
    }
    #expect(violations.isEmpty, "\(violations)")
  }
}
