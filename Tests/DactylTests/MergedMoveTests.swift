import Dactyl
import DactylTesting
import Testing

/// Moves with coalesced samples, written as rows, and moves of some fingers take a shortcut with
/// the same result as the full way (SPEC A7).
@Suite struct MergedMoveTests {
  /// A window that records its recognisers and touches.
  private final class Trial {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    private(set) var lines: [String] = []
    private let delegate = StubDelegate()

    init() {
      delegate.isSimultaneous = { _, _ in true }
      let recognizers = [
        PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(),
        TransformGestureRecognizer(), SwipeGestureRecognizer(),
      ]
      for recognizer in recognizers {
        recognizer.delegate = delegate
        recognizer.addAction { [unowned self] in note($0) }
        window.addGestureRecognizer(recognizer)
      }
    }

    private func note(_ recognizer: GestureRecognizer) {
      var line = "\(recognizer.kind) \(recognizer.state) \(recognizer.location(in: nil))"
      if let pan = recognizer as? PanGestureRecognizer {
        line += " \(pan.translation(in: nil)) \(pan.velocity(in: nil))"
      }
      if let pinch = recognizer as? PinchGestureRecognizer {
        line += " \(pinch.scale) \(pinch.velocity)"
      }
      if let rotation = recognizer as? RotationGestureRecognizer {
        line += " \(rotation.rotation) \(rotation.velocity)"
      }
      lines.append(line)
    }

    /// Records the touches and their coalesced samples.
    func noteTouches() {
      for touch in window.touches {
        let samples = window.event.coalescedTouches(for: touch) + [touch]
        lines += samples.map {
          "\($0.contactID) \($0.phase) \($0.kind) \($0.timestamp) \($0.location(in: nil)) "
            + "\($0.previousLocation(in: nil)) \($0.force) \($0.majorRadius) \($0.altitude)"
        }
        lines.append("\(window.event.predictedTouches(for: touch).map { $0.location(in: nil) })")
      }
    }
  }

  /// Random fingers whose moves bring up to three samples each; some steps are too far for a hand.
  ///
  /// - Parameter someRest: true if only some fingers move in each frame.
  private func frames(seed: Int, someRest: Bool) -> [InputFrame] {
    var random = SplitMix64(seed: UInt64(seed))
    let fingers = Int.random(in: 1...4, using: &random)
    let kind: TouchKind = Bool.random(using: &random) ? .pencil : .direct
    var places = (0..<fingers).map { Point(300 + 100 * Double($0), 400) }
    func contacts(_ phase: TouchPhase) -> [Contact] {
      places.indices.map {
        Contact(
          id: $0 + 1, phase: phase, position: places[$0], kind: kind, force: places[$0].x / 500,
          maximumForce: 2, majorRadius: 11, altitude: kind == .pencil ? 1 : .pi / 2)
      }
    }
    var frames = [InputFrame(time: 0, contacts: contacts(.began))]
    for step in 1...40 {
      let time = 0.016 * Double(step)
      var merged: [CoalescedContact] = []
      let rests = places.map { _ in someRest && Bool.random(using: &random) }
      func moving() -> [Contact] { contacts(.moved).filter { !rests[$0.id - 1] } }
      if moving().isEmpty { continue }
      for part in 0..<Int.random(in: 0...3, using: &random) {
        move(&places, but: rests, &random)
        let sampled = moving().filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        merged += sampled.map {
          CoalescedContact(time: time - 0.012 + 0.004 * Double(part), contact: $0)
        }
      }
      move(&places, but: rests, &random)
      frames.append(InputFrame(time: time, contacts: moving(), coalesced: merged))
    }
    frames.append(InputFrame(time: 0.7, contacts: contacts(.ended)))
    return frames
  }

  private func move(_ places: inout [Point], but rests: [Bool], _ random: inout SplitMix64) {
    let reach = Int.random(in: 0..<30, using: &random) == 0 ? 400.0 : 6
    for index in places.indices where !rests[index] {
      places[index] =
        places[index]
        + Vector(
          dx: Double.random(in: -2...reach, using: &random),
          dy: Double.random(in: -reach...reach, using: &random))
    }
  }

  /// A host's rows of sixteen numbers.
  private func rows(of frame: InputFrame) -> [Double] {
    func row(_ contact: Contact, time: Double) -> [Double] {
      // For fingers, a 3 says that 8 to 13 mean nothing.
      let isPencil = contact.kind == .pencil
      let pose = isPencil ? [.nan, contact.altitude, .nan, .nan, .nan, .nan] : [7, 7, 7, 7, 7, 7]
      return [
        Double(contact.id), Double(contact.phase.rawValue), contact.position.x, contact.position.y,
        Double(contact.kind.rawValue), contact.force, contact.maximumForce, contact.majorRadius,
      ] + pose + [time, isPencil ? 0 : 3]
    }
    return frame.contacts.flatMap { row($0, time: 0) }
      + frame.coalesced.flatMap { row($0.contact, time: $0.time) }
  }

  @Test(arguments: 0..<20, [false, true])
  func rowsWithMergedSamplesDoWhatTheFrameDoes(seed: Int, someRest: Bool) throws {
    let (short, long) = (Trial(), Trial())
    long.window.usesShortcuts = false
    var taken = 0
    let frames = frames(seed: seed, someRest: someRest)
    for frame in frames {
      let isTaken = rows(of: frame).withUnsafeBufferPointer { rows in
        short.window.takeMove(
          ContactRows(
            time: frame.time, start: rows.baseAddress!, count: frame.contacts.count,
            mergedCount: frame.coalesced.count))
      }
      if isTaken { taken += 1 } else { try short.window.send(frame) }
      try long.window.send(frame)
      short.noteTouches()
      long.noteTouches()
    }
    #expect(short.lines == long.lines)
    // All moves take it except those in which a swipe runs out of time.
    #expect(taken >= frames.count - 4)
  }

  @Test(arguments: 0..<20) func framesThatMoveSomeFingersDoWhatTheLongWayDoes(seed: Int) throws {
    let (short, long) = (Trial(), Trial())
    long.window.usesShortcuts = false
    for var frame in frames(seed: seed, someRest: true) {
      // With coalesced samples, the shortcut would refuse them.
      frame.coalesced = []
      try short.window.send(frame)
      try long.window.send(frame)
      short.noteTouches()
      long.noteTouches()
    }
    #expect(short.lines == long.lines)
  }

  @Test func movesInAnotherOrderOrOfOneTwiceAreLeftToTheLongWay() throws {
    let trial = Trial()
    func frame(_ time: Double, _ phase: TouchPhase, _ ids: Int...) -> InputFrame {
      InputFrame(
        time: time,
        contacts: ids.map {
          Contact(id: $0, phase: phase, position: Point(50 * Double($0), 1000 * time))
        })
    }
    try trial.window.send(frame(0.01, .began, 1, 2, 3))
    for (frame, isGood) in [
      (frame(0.02, .moved, 3, 1), true), (frame(0.03, .moved, 1, 1), false),
      (frame(0.04, .moved, 1, 4), false), (frame(0.05, .moved, 2, 1, 3), true),
    ] {
      let isTaken = rows(of: frame).withUnsafeBufferPointer { rows in
        trial.window.takeMove(
          ContactRows(
            time: frame.time, start: rows.baseAddress!, count: frame.contacts.count, mergedCount: 0)
        )
      }
      #expect(!isTaken)
      if isGood {
        try trial.window.send(frame)
      } else {
        #expect(throws: InputError.self) { try trial.window.send(frame) }
      }
    }
    #expect(trial.window.touches.map { $0.location(in: nil).y } == [50, 50, 50])
  }

  @Test func aSampleOutOfTimeOrOfNobodyIsLeftToTheLongWay() throws {
    let trial = Trial()
    func frame(_ merged: CoalescedContact...) -> InputFrame {
      InputFrame(
        time: 0.02, contacts: [Contact(id: 1, phase: .moved, position: Point(20, 20))],
        coalesced: merged)
    }
    func sample(_ id: Int, _ time: Double, _ x: Double) -> CoalescedContact {
      CoalescedContact(time: time, contact: Contact(id: id, phase: .moved, position: Point(x, 20)))
    }
    try trial.window.send(
      InputFrame(time: 0.01, contacts: [Contact(id: 1, phase: .began, position: Point(10, 20))]))
    let wrong = [
      frame(sample(1, 0.005, 15)), frame(sample(1, 0.03, 15)), frame(sample(1, .nan, 15)),
      frame(sample(1, 0.018, 12), sample(1, 0.016, 15)), frame(sample(2, 0.015, 15)),
      frame(sample(1, 0.015, .infinity)),
    ]
    for frame in wrong {
      let isTaken = rows(of: frame).withUnsafeBufferPointer { rows in
        trial.window.takeMove(
          ContactRows(
            time: frame.time, start: rows.baseAddress!, count: 1,
            mergedCount: frame.coalesced.count))
      }
      #expect(!isTaken)
      #expect(throws: InputError.self) { try trial.window.send(frame) }
    }
  }

  /// More samples than any frame before, in a frame that also lifts a finger.
  @Test func manySamplesBesideALiftKeepTheirPlaces() throws {
    let pan = PanGestureRecognizer()
    var velocity = Vector.zero
    pan.addAction { if $0.state == .changed { velocity = $0.velocity(in: nil) } }
    let test = GestureTest(pan)
    func contacts(at milliseconds: Int, _ phase: TouchPhase) -> [Contact] {
      (1...4).map { finger in
        Contact(
          id: finger, phase: phase == .moved && milliseconds == 60 && finger == 4 ? .ended : phase,
          position: Point(2 * Double(milliseconds), 100 * Double(finger)))
      }
    }
    for (milliseconds, phase) in [(0, TouchPhase.began), (10, .moved), (20, .moved), (60, .moved)] {
      let merged = milliseconds == 60 ? Array(21...59) : []
      let samples = merged.flatMap { then in
        contacts(at: then, .moved).map { CoalescedContact(time: Double(then) / 1000, contact: $0) }
      }
      try test.window.send(
        InputFrame(
          time: Double(milliseconds) / 1000, contacts: contacts(at: milliseconds, phase),
          coalesced: samples))
    }
    #expect(abs(velocity.dx - 2000) < 20 && abs(velocity.dy) < 20)
  }
}
