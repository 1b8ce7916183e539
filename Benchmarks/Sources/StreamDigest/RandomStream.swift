import Dactyl
import DactylTesting

/// Frames of up to five random fingers that join, move, rest, jump and lift.
struct RandomStream {
  private var random: SplitMix64
  private var time = 0.0
  private var down: [Contact] = []
  private var nextID = 1
  private var isHovering = false
  /// Points that a finger goes in one frame.
  private let reach: Double
  private let merges: Bool
  private let shuffles: Bool

  init(seed: UInt64) {
    random = SplitMix64(seed: seed &* 7919 &+ 1)
    reach = [1.5, 6, 14, 40][random.below(4)]
    merges = random.oneIn(2)
    shuffles = random.oneIn(3)
  }

  /// Forgets fingers and pointer, because all touches were cancelled.
  mutating func forget() { (down, isHovering) = ([], false) }

  mutating func nextFrame() -> InputFrame {
    let former = time
    let isPause = random.oneIn(15)
    time += (isPause ? Double(random.pick(100...900)) : Double(random.pick(8...16))) / 1000
    var merged: [CoalescedContact] = []
    if merges {
      for part in 1...3 where !random.oneIn(3) {
        let sampled = former + (time - former) * Double(part) / 4
        for index in down.indices where !random.oneIn(4) {
          move(index)
          merged.append(CoalescedContact(time: sampled, contact: down[index]))
        }
      }
    }
    var contacts: [Contact] = []
    for index in down.indices {
      switch random.below(24) {
      case 0: down[index].phase = .ended
      case 1: down[index].phase = random.oneIn(4) ? .cancelled : .ended
      case 2...4: down[index].phase = .stationary
      default:
        down[index].phase = .moved
        move(index)
      }
      if down[index].phase != .stationary || random.oneIn(2) { contacts.append(down[index]) }
    }
    merged.removeAll { sample in
      !contacts.contains { $0.id == sample.contact.id } && !random.oneIn(50)
    }
    down.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    while down.count < 5, random.oneIn(down.isEmpty ? 2 : 8) {
      let contact = newContact()
      down.append(contact)
      contacts.append(contact)
    }
    if shuffles { contacts.shuffle(using: &random) }
    // Refused now and then: a contact that is not down, one twice, a number that is none.
    if random.oneIn(500) { contacts.append(Contact(id: 999, phase: .moved, position: .zero)) }
    if random.oneIn(500), let first = contacts.first { contacts.append(first) }
    if random.oneIn(500), !contacts.isEmpty { contacts[0].position.x = .nan }
    return InputFrame(time: time, contacts: contacts, coalesced: merged, hovers: hovers())
  }

  private mutating func newContact() -> Contact {
    nextID += 1
    let position = Point(
      random.oneIn(6) ? Double(random.below(25)) : Double(random.below(600)),
      Double(random.below(600)))
    let kind: TouchKind = random.oneIn(6) ? .pencil : .direct
    return Contact(
      id: nextID, phase: .began, position: position, kind: kind,
      force: Double(random.below(9)) / 4, maximumForce: 2,
      majorRadius: random.oneIn(12) ? 45 : Double(random.below(14)),
      altitude: kind == .pencil ? 1 : .pi / 2)
  }

  private mutating func move(_ index: Int) {
    let reach = random.oneIn(60) ? 420 : reach
    func step() -> Double { (Double(random.below(2001)) / 1000 - 1) * reach }
    // Fingers go to the right together, apart from what each does by itself.
    down[index].position =
      down[index].position + Vector(dx: self.reach / 2 + step(), dy: step())
    down[index].isEstimated = random.oneIn(20)
    down[index].precisePosition =
      random.oneIn(5) ? down[index].position + Vector(dx: 0.25, dy: 0) : nil
  }

  private mutating func hovers() -> [HoverSample] {
    guard random.oneIn(10) else { return [] }
    let phase: HoverSample.Phase = isHovering ? (random.oneIn(3) ? .exited : .moved) : .entered
    isHovering = phase != .exited
    return [HoverSample(id: 1, phase: phase, position: Point(Double(random.below(600)), 100))]
  }
}
