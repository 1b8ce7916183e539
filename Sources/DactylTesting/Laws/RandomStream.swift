import Dactyl

/// Fingers that tap, rest, drift and drag at random, join, leave, and are cancelled.
///
/// Positions are whole points and times whole microseconds, so `Timeline.text(for:)` loses nothing.
struct RandomStream {
  private enum Mode: CaseIterable { case tap, press, drift, drag }

  private struct Finger {
    var id: Int
    var place: Point
    var step: Vector
    var mode: Mode
  }

  private var random: SplitMix64
  private var fingers: [Finger] = []
  private var time = 0
  private var lastPlace = Point(200, 150)
  private var frames: [InputFrame] = []

  private static let pauses = [
    0, 0, 1000, 8000, 8000, 8333, 8000, 16000, 16000, 16667, 40000, 120_000, 340_000, 350_000,
    500_000, 700_000,
  ]

  private init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The frames of a seed, with no finger down at the end.
  static func frames(seed: UInt64) -> [InputFrame] {
    var stream = RandomStream(seed: seed)
    for _ in 0..<stream.random.pick(4...36) { stream.tick() }
    while !stream.fingers.isEmpty { stream.liftOne() }
    return stream.frames
  }

  private mutating func tick() {
    time += RandomStream.pauses[random.below(RandomStream.pauses.count)]
    var contacts: [Contact] = []
    for index in fingers.indices.reversed() {
      if let contact = act(index) { contacts.insert(contact, at: 0) }
    }
    if fingers.isEmpty ? random.oneIn(2) : (fingers.count < 5 && random.oneIn(7)) {
      contacts.append(press(beside: contacts))
      if random.oneIn(4) { contacts.append(press(beside: contacts)) }
    }
    send(contacts)
  }

  private mutating func act(_ index: Int) -> Contact? {
    if random.oneIn(60) { return remove(index, .cancelled) }
    switch fingers[index].mode {
    case .tap:
      if random.oneIn(2) { return remove(index, .ended) }
      return nil
    case .press:
      if random.oneIn(12) { return remove(index, .ended) }
      return random.oneIn(6) ? contact(index, .stationary) : nil
    case .drift:
      fingers[index].place += Vector(Double(random.pick(-2...2)), Double(random.pick(-2...2)))
      return random.oneIn(12) ? remove(index, .ended) : contact(index, .moved)
    case .drag:
      fingers[index].place += fingers[index].step
      return random.oneIn(12) ? remove(index, .ended) : contact(index, .moved)
    }
  }

  private mutating func press(beside others: [Contact]) -> Contact {
    var id = random.pick(1...9)
    while fingers.contains(where: { $0.id == id }) || others.contains(where: { $0.id == id }) {
      id = id % 9 + 1
    }
    if random.oneIn(3) {
      lastPlace = Point(Double(random.pick(0...399)), Double(random.pick(0...299)))
    } else {
      let nearby = lastPlace + Vector(Double(random.pick(-30...30)), Double(random.pick(-30...30)))
      lastPlace = Point(min(max(nearby.x, 0), 399), min(max(nearby.y, 0), 299))
    }
    let step = Vector(Double(random.pick(-14...14)), Double(random.pick(-14...14)))
    fingers.append(
      Finger(
        id: id, place: lastPlace, step: step,
        mode: Mode.allCases[random.below(Mode.allCases.count)]))
    return contact(fingers.count - 1, .began)
  }

  private mutating func liftOne() {
    time += RandomStream.pauses[random.below(RandomStream.pauses.count)]
    let index = random.below(fingers.count)
    send([remove(index, random.oneIn(10) ? .cancelled : .ended)])
  }

  private mutating func remove(_ index: Int, _ phase: TouchPhase) -> Contact {
    let last = contact(index, phase)
    fingers.remove(at: index)
    return last
  }

  private func contact(_ index: Int, _ phase: TouchPhase) -> Contact {
    Contact(id: fingers[index].id, phase: phase, position: fingers[index].place)
  }

  private mutating func send(_ contacts: [Contact]) {
    frames.append(InputFrame(time: FrameComposer.seconds(time), contacts: contacts))
  }
}
