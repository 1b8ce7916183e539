import Dactyl

extension Ground {
  /// Sends a device's next frame, and now and then an impossible one (SPEC A8).
  func sendFrame(to panel: Panel) {
    letTimePass()
    var frame = InputFrame(time: time, contacts: contacts(of: panel))
    addMergedSamples(to: &frame)
    if hostility > 0, dice.oneIn(20) { frame.hovers = hovers(over: panel) }
    if dice.oneIn(4) { frame.contacts.reverse() }
    let isValid = !(dice.oneIn(30) && spoil(&frame, for: panel))
    send(frame, to: panel, isValid: isValid)
  }

  /// Sends a frame in which all fingers move, as in most frames of a device.
  func sendMove(to panel: Panel) {
    guard !panel.down.isEmpty else { return }
    time += 0.008
    let contacts = panel.down.map { Contact(id: $0, phase: .moved, position: place()) }
    send(InputFrame(time: time, contacts: contacts), to: panel, isValid: true)
  }

  final func send(_ frame: InputFrame, to panel: Panel, isValid: Bool) {
    if isValid { panel.follow(frame) }
    note("frame", frame.contacts.count, frame.hovers.count, isValid ? 0 : 1)
    outcome.count("frames")
    panel.frameCount += 1
    panel.sendingDepth += 1
    let number = panel.frameCount
    let wasInterrupted = panel.isInterrupted
    defer { panel.sendingDepth -= 1 }
    do {
      try panel.window.send(frame)
      // The window fires earlier deadlines first; they may make the frame valid.
      if !isValid, panel.frameCount == number, panel.isInterrupted == wasInterrupted {
        find("a frame that no device may send was accepted")
      }
      outcome.count("contacts", frame.contacts.count)
    } catch {
      if isValid { panel.takeBack(frame) }
      // The time of frames still in the window's queue is unknown here.
      var isLate = false
      if case .timeWentBack = error.reason { isLate = true }
      let isAlone = panel.sendingDepth == 1 && panel.frameCount == number
      if isValid, !isLate, isAlone || looksAtFramesAtOnce {
        find("a good frame was refused: \(error)")
      }
      outcome.count("refused frames")
    }
  }

  /// Sends hovering pointers only.
  func sendHover(to panel: Panel) {
    letTimePass()
    let frame = InputFrame(time: time, contacts: [], hovers: hovers(over: panel))
    send(frame, to: panel, isValid: true)
  }

  /// A place on a window, beside it, or where no window is.
  func place() -> Point { Point(coordinate(), coordinate()) }

  private func coordinate() -> Double {
    if isExtreme, dice.oneIn(20) {
      let odd = dice.oddNumber()
      return odd.isFinite ? odd : 1.7e308
    }
    return dice.unit() * 420 - 10
  }

  private func letTimePass() {
    switch dice.below(40) {
    case 0: time += isExtreme ? 1e9 : 3
    case 1, 2: time += 1e-9
    case 3: break
    case 4: time += 0.4
    default: time += 0.008
    }
  }

  private func contacts(of panel: Panel) -> [Contact] {
    var contacts: [Contact] = []
    let restsSome = dice.oneIn(3)
    for id in panel.down {
      if dice.oneIn(12) {
        let phase: TouchPhase = dice.oneIn(6) ? .cancelled : .ended
        contacts.append(Contact(id: id, phase: phase, position: place()))
      } else if !restsSome || dice.oneIn(2) {
        contacts.append(
          Contact(
            id: id, phase: dice.oneIn(10) ? .stationary : .moved, position: place(),
            precisePosition: dice.oneIn(10) ? place() : nil, force: dice.unit(),
            isEstimated: dice.oneIn(20)))
      }
    }
    guard dice.oneIn(6) || panel.down.isEmpty else { return contacts }
    let ids = isExtreme ? [Int.max, Int.min, 0, -1, 7] : Array(1...settings.fingers)
    for id in ids
    where !panel.down.contains(id) && contacts.count <= settings.fingers && dice.oneIn(2) {
      let kind = dice.oneIn(5) ? dice.any(TouchKind.self) : .direct
      contacts.append(Contact(id: id, phase: .began, position: place(), kind: kind))
    }
    return contacts
  }

  private func addMergedSamples(to frame: inout InputFrame) {
    for contact in frame.contacts where contact.phase == .moved && dice.oneIn(10) {
      frame.coalesced.append(
        CoalescedContact(
          time: time, contact: Contact(id: contact.id, phase: .moved, position: place())))
    }
  }

  private func hovers(over panel: Panel) -> [HoverSample] {
    var hovers: [HoverSample] = []
    for id in 1...2 {
      if panel.hovering.contains(id) {
        hovers.append(
          HoverSample(id: id, phase: dice.oneIn(3) ? .exited : .moved, position: place()))
      } else if dice.oneIn(2) {
        hovers.append(HoverSample(id: id, phase: .entered, position: place()))
      }
    }
    return hovers
  }

  /// Makes a frame invalid; false if that is not possible.
  private func spoil(_ frame: inout InputFrame, for panel: Panel) -> Bool {
    let stranger = 987_654
    switch dice.below(7) {
    case 0: frame.contacts.append(Contact(id: stranger, phase: .moved, position: .zero))
    case 1: frame.contacts.append(Contact(id: stranger, phase: .ended, position: .zero))
    case 2:
      guard let id = panel.down.first, !panel.isInterrupted,
        !frame.contacts.contains(where: { $0.id == id })
      else { return false }
      frame.contacts.append(Contact(id: id, phase: .began, position: .zero))
    case 3:
      guard let contact = frame.contacts.first else { return false }
      frame.contacts.append(contact)
    case 4:
      guard !frame.contacts.isEmpty else { return false }
      frame.contacts[0].position.x = dice.oneIn(2) ? .nan : .infinity
    case 5: frame.time = dice.oneIn(2) ? .nan : -.infinity
    default:
      frame.hovers.append(HoverSample(id: stranger, phase: .moved, position: .zero))
    }
    return true
  }
}
