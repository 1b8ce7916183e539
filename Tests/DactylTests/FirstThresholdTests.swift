import Dactyl
import DactylTesting
import Testing

/// The first of pan, pinch and rotation over its threshold wins, at any sampling rate (SPEC E1).
@Suite struct FirstThresholdTests {
  /// Both go apart: the span passes 16 pt, and the centre stays.
  @Test(arguments: [2, 8, 24, 60])
  func fingersThatGoApartAreAPinch(milliseconds: Int) throws {
    #expect(try winner(step: Double(milliseconds) / 1000, angle: 0, other: -0.5) == "pinch")
  }

  /// One finger rests, the other goes away from it: the span has changed by 32 pt before the centre
  /// has gone 20.
  @Test(arguments: [2, 8, 24, 60])
  func aFingerThatLeavesAnotherThatRestsIsAPinch(milliseconds: Int) throws {
    #expect(try winner(step: Double(milliseconds) / 1000, angle: 0) == "pinch")
  }

  /// At 60° to their line, the span first grows by only half of the way, and the arc by 0.43.
  @Test(arguments: [2, 8, 24, 60])
  func aFingerThatLeavesAnotherAskewIsAPan(milliseconds: Int) throws {
    #expect(try winner(step: Double(milliseconds) / 1000, angle: .pi / 3, span: 400) == "pan")
  }

  /// SPEC E1: neither the sampling rate nor the order of adding decides.
  @Test(arguments: [false, true])
  func orderOfAddingDoesNotDecide(panFirst: Bool) throws {
    let pan = PanGestureRecognizer()
    let pinch = PinchGestureRecognizer()
    let test = GestureTest(panFirst ? [pan, pinch] : [pinch, pan])
    // In one step the centre goes 15 pt, 1.5 times its threshold, and the span 20, 1.25 times its
    // own.
    let trace = try test.run(
      "1: down(100,100) 30ms move(105,100) 30ms up; 2: down(200,100) 30ms move(225,100) 30ms up")
    #expect(trace.hasPrefix("pan began"))
    #expect(!trace.contains("pinch"))
  }

  /// Where one step takes a finger over all of them.
  @Test(arguments: [[10, 12, 14], [12, 14, 10], [14, 12, 10], [12, 10, 14], [14, 10, 12]])
  func ofSeveralTheLeastThresholdWins(distances: [Double]) throws {
    let pans = distances.map { distance in
      let pan = PanGestureRecognizer()
      pan.minimumDistance = distance
      pan.name = "\(Int(distance))"
      return pan
    }
    #expect(
      try GestureTest(pans).run("down(0,0) 8ms move(20,0) 8ms up", showing: [.failures])
        .hasPrefix("10 began"))
  }

  @Test func whatAFingerDidAloneIsNoDragOfTwo() throws {
    let pan = PanGestureRecognizer()
    let trace = try GestureTest(pan).run(
      """
      1: down(100,100) 16ms move(109,100) 40ms move(113,100) 16ms up
      2: 30ms down(300,100) 26ms move(304,100) 16ms up
      """, showing: [.failures, .causes])
    #expect(trace == "pan failed: moved 4 pt, needs 10 pt")
  }

  private func winner(
    step: Double, angle: Double, span: Double = 100, other: Double = 0
  ) throws -> String? {
    let test = GestureTest(
      PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer())
    let steps = Int(0.24 / step)
    var frames = [
      InputFrame(
        time: 0,
        contacts: [
          Contact(id: 1, phase: .began, position: Point(300, 500)),
          Contact(id: 2, phase: .began, position: Point(300 + span, 500)),
        ])
    ]
    for number in 1...steps {
      let time = Double(number) * step
      let way = Vector(cosine(angle), sine(angle)) * (time * 400)
      frames.append(
        InputFrame(
          time: time,
          contacts: [
            Contact(id: 1, phase: .moved, position: Point(300, 500) + way * other),
            Contact(id: 2, phase: .moved, position: Point(300 + span, 500) + way),
          ]))
    }
    try test.play(frames)
    return test.recorder.transitions.first { $0.to == .began }.map { "\($0.recognizer.kind)" }
  }

  /// Two fingers that mostly go together may be meant for a transform, which takes two.
  @Test func aPinchLeavesFingersThatGoTogetherToATransform() throws {
    let transform = TransformGestureRecognizer()
    (transform.axes, transform.minimumDistance) = (.translation, 100)
    transform.minimumNumberOfTouches = 2
    let test = GestureTest(PinchGestureRecognizer(), transform)
    let trace = try test.run(
      "1: down(100,100) move(180,100 over 200ms) up; 2: down(200,100) move(300,100 over 200ms) up")
    #expect(trace == "")
  }

  /// Which of them go together is asked anew once one has left.
  @Test func whatTheyDoWithoutOneThatLeftIsWhatCounts() throws {
    let test = GestureTest(PanGestureRecognizer(), PinchGestureRecognizer())
    let trace = try test.run(
      """
      1: down(100,100) move(109.5,100 over 96ms) 24ms move(100,100 over 80ms) up; \
      2: down(200,100) move(209.5,100 over 96ms) 24ms move(219,100 over 80ms) up; \
      3: down(150,200) move(159.5,200 over 96ms) 8ms up
      """)
    #expect(trace.hasPrefix("pinch began"), "\(trace)")
  }
}
