import Dactyl
import DactylTesting

/// Valid frames that use every field.
struct RandomFrames {
  private var random: SplitMix64
  private var time = 0.0
  private var down: [Int] = []
  private var hovering: [Int] = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A recording at whose end nothing is down; pointers may still hover.
  mutating func frames(_ count: Int) -> [InputFrame] {
    var frames = (0..<count).map { _ in frame() }
    frames.append(
      InputFrame(
        time: time,
        contacts: down.map { contact($0, random.next() & 1 == 0 ? .ended : .cancelled) }))
    down = []
    return frames
  }

  private mutating func frame() -> InputFrame {
    let before = time
    if random.next() % 5 > 0 { time += Double.random(in: 0...0.05, using: &random) }
    var contacts: [Contact] = []
    var samples: [CoalescedContact] = []
    for id in down {
      let phase = TouchPhase.allCases.dropFirst().randomElement(using: &random)!
      if random.next() % 4 == 0 { continue }
      contacts.append(contact(id, phase))
      if phase == .moved || phase == .ended, random.next() % 3 == 0 {
        for _ in 0..<3 {
          let sampled = Double.random(in: before...time, using: &random)
          samples.append(CoalescedContact(time: sampled, contact: contact(id, .moved)))
        }
      }
      if phase == .ended || phase == .cancelled { down.removeAll { $0 == id } }
    }
    let named = contacts.map(\.id)
    while down.count < 10, random.next() % 2 == 0 {
      let id = number(ofContact: random.next())
      if down.contains(id) || named.contains(id) || contacts.contains(where: { $0.id == id }) {
        continue
      }
      contacts.append(contact(id, .began))
      down.append(id)
    }
    // Samples are oldest first, of whichever contact.
    samples.sort { $0.time < $1.time }
    return InputFrame(time: time, contacts: contacts, coalesced: samples, hovers: hovers())
  }

  private mutating func hovers() -> [HoverSample] {
    guard random.next() % 3 == 0 else { return [] }
    var hovers: [HoverSample] = []
    for id in hovering where random.next() % 4 > 0 {
      let phase: HoverSample.Phase = random.next() % 4 == 0 ? .exited : .moved
      hovers.append(hover(id, phase))
      if phase == .exited { hovering.removeAll { $0 == id } }
    }
    let named = hovers.map(\.id)
    while hovering.count < 4, random.next() % 2 == 0 {
      let id = number(ofContact: random.next())
      if hovering.contains(id) || named.contains(id) { continue }
      hovers.append(hover(id, .entered))
      hovering.append(id)
    }
    return hovers
  }

  /// A contact's number: mostly small, as devices count, and sometimes any.
  private func number(ofContact bits: UInt64) -> Int {
    bits % 8 == 0 ? Int(truncatingIfNeeded: bits) : Int(bits >> 3 % 100_000) - 3
  }

  private mutating func hover(_ id: Int, _ phase: HoverSample.Phase) -> HoverSample {
    var hover = HoverSample(id: id, phase: phase, position: Point(number(), number()))
    if random.next() % 2 == 0 { hover.kind = TouchKind.allCases.randomElement(using: &random)! }
    if random.next() % 2 == 0 { hover.zOffset = number() }
    if random.next() % 4 == 0 { hover.altitude = number() }
    if random.next() % 4 == 0 { hover.azimuth = number() }
    if random.next() % 4 == 0 { hover.roll = number() }
    return hover
  }

  private mutating func contact(_ id: Int, _ phase: TouchPhase) -> Contact {
    var contact = Contact(id: id, phase: phase, position: Point(number(), number()))
    if random.next() % 4 == 0 { contact.precisePosition = Point(number(), number()) }
    if random.next() % 2 == 0 { contact.kind = TouchKind.allCases.randomElement(using: &random)! }
    if random.next() % 2 == 0 { contact.force = number() }
    if random.next() % 2 == 0 { contact.maximumForce = number() }
    if random.next() % 2 == 0 { contact.majorRadius = number() }
    if random.next() % 4 == 0 { contact.majorRadiusTolerance = number() }
    if random.next() % 4 == 0 { contact.altitude = number() }
    if random.next() % 4 == 0 { contact.azimuth = number() }
    if random.next() % 4 == 0 { contact.roll = number() }
    if random.next() % 4 == 0 { contact.isEstimated = true }
    return contact
  }

  private mutating func number() -> Double {
    switch random.next() % 8 {
    case 0: return Double(Int.random(in: -2000...2000, using: &random))
    case 1: return -0.0
    case 2:
      let number = Double(bitPattern: random.next())
      return number.isFinite ? number : 1
    default: return Double.random(in: -2000...2000, using: &random)
    }
  }
}
