import Dactyl

/// Follows one device, event by event, and tells at each report how its contacts changed.
final class TouchDevice {
  /// What happened to a contact since the last report.
  struct Change {
    var id: Int
    var phase: TouchPhase
    var kind: TouchKind
    var state: TouchState
  }

  private enum Manner {
    /// No multitouch event yet: a device for one finger, or one that has rested so far.
    case single
    case slots
    case packets
  }

  private struct Live {
    var touch: PresentTouch
    var id: Int
    var kind: TouchKind
  }

  /// A contact by which it is found again.
  private struct Place: Hashable {
    var key: Int
    var number: Int

    init(_ touch: PresentTouch) { (key, number) = (touch.key, touch.number) }
  }

  let description: DeviceDescription?
  private(set) var notes: [String] = []
  /// True if events have come since the last report.
  private(set) var isAmidReport = false
  private(set) var time = 0

  private let firstID: Int
  private var manner = Manner.single
  private var single: SingleTouch
  private var slots: SlotTouches
  private var packets = PacketTouches()
  private var waiting: [EvdevEvent] = []
  private var live: [Live] = []
  private var present: [PresentTouch] = []
  private var hasFinger = false
  /// The buttons of a touchpad that are down.
  private var pressed: Set<UInt16> = []
  /// Contacts that have pressed a button, and tell nothing more until they lift.
  private var spent: Set<Place> = []
  /// The buttons for numbers of fingers that are down.
  private var counts: Set<UInt16> = []
  private var isDropping = false
  private var hasDropped = false
  private var isCancelling = false
  private var hasContactEvents = false
  private var hasOtherEvents = false

  /// A device without contacts; it counts their numbers from `firstID`.
  init(_ description: DeviceDescription?, firstID: Int) {
    self.description = description
    self.firstID = firstID
    single = SingleTouch(description)
    slots = SlotTouches(description)
  }

  /// Why an event is impossible.
  enum Fault: Error {
    case tooManyContacts(Int)
    case timeWentBack(from: Int, to: Int)
  }

  /// Takes an event and, at a report, adds the changes; true if there are any.
  func take(_ event: EvdevEvent, into changes: inout [Change]) throws(Fault) -> Bool {
    if event.type == EvdevType.sync { return try takeSync(event, into: &changes) }
    guard !isDropping else { return false }
    isAmidReport = true
    if event.type == EvdevType.absolute {
      if event.code >= EvdevAxis.slot, event.code <= EvdevAxis.lastOfContact {
        try takeContactAxis(event)
      } else {
        single.takeAxis(code: event.code, value: event.value)
        note(isContact: event.code <= EvdevAxis.y || EvdevAxis.ofPointer.contains(event.code))
      }
    } else if event.type == EvdevType.key {
      takeButton(event)
    } else {
      hasOtherEvents = true
    }
    return false
  }

  /// Cancels all contacts and adds the changes; true if there was a contact.
  func cancelAll(into changes: inout [Change]) -> Bool {
    slots.liftAll()
    packets = PacketTouches()
    single = SingleTouch(description)
    present.removeAll()
    counts.removeAll()
    isCancelling = true
    return compare(into: &changes)
  }

  /// Adds the notes that only the end of a recording allows.
  func finish() {
    if !slots.untold.isEmpty {
      let numbers = slots.untold.map(String.init).joined(separator: ", ")
      notes.append(
        "a coordinate of contact \(numbers) was never told: 0 was taken, as a kernel does")
    }
    if slots.hasStrays {
      notes.append("a contact that came down before the recording began is left out")
    }
  }

  private func takeContactAxis(_ event: EvdevEvent) throws(Fault) {
    hasContactEvents = true
    switch manner {
    case .slots: try takeSlot(event)
    case .packets: packets.take(code: event.code, value: event.value)
    case .single:
      // The end of the packet or report shows which protocol it is.
      if event.code == EvdevAxis.slot { try become(.slots) }
      if manner == .slots {
        try takeSlot(event)
      } else if waiting.count < 4096 {
        waiting.append(event)
      } else {
        throw .tooManyContacts(waiting.count)
      }
    }
  }

  private func takeSlot(_ event: EvdevEvent) throws(Fault) {
    guard slots.take(code: event.code, value: event.value) else {
      throw .tooManyContacts(Int(event.value))
    }
  }

  private func become(_ manner: Manner) throws(Fault) {
    self.manner = manner
    let events = waiting
    waiting = []
    for event in events { try takeContactAxis(event) }
  }

  private func takeButton(_ event: EvdevEvent) {
    if EvdevButton.ofPointer.contains(event.code), description?.kind == .indirect {
      if event.value != 0 { pressed.insert(event.code) } else { pressed.remove(event.code) }
    }
    if EvdevButton.ofCount.contains(event.code) {
      if event.value != 0 { counts.insert(event.code) } else { counts.remove(event.code) }
    }
    if event.code == EvdevButton.finger { hasFinger = event.value != 0 }
    single.takeButton(code: event.code, value: event.value)
    note(isContact: EvdevButton.ofTouch.contains(event.code))
    guard event.code == EvdevButton.touch else { return }
    // After lost events, only this tells that fingers lifted meanwhile.
    if event.value == 0, hasDropped, manner == .slots {
      slots.liftAll()
      isCancelling = true
    }
    if event.value == 0 { hasDropped = false }
  }

  private func takeSync(
    _ event: EvdevEvent, into changes: inout [Change]
  ) throws(Fault) -> Bool {
    switch event.code {
    case EvdevSync.dropped:
      isDropping = true
      hasDropped = true
      isAmidReport = true
      waiting = []
      packets.drop()
      note("the device lost events; what it said until its next report is left out")
      return false
    case EvdevSync.contactReport:
      guard !isDropping else { return false }
      if manner == .single { try become(.packets) }
      hasContactEvents = true
      isAmidReport = true
      guard manner == .packets else { return false }
      guard packets.endPacket() else { throw .tooManyContacts(SlotTouches.mostSlots + 1) }
      return false
    case EvdevSync.report:
      isAmidReport = false
      guard event.time >= time else { throw .timeWentBack(from: time, to: event.time) }
      time = event.time
      if isDropping {
        isDropping = false
        return false
      }
      return try report(into: &changes)
    default: return false
    }
  }

  private func report(into changes: inout [Change]) throws(Fault) -> Bool {
    if manner == .single, !waiting.isEmpty { try become(.slots) }
    // In protocol A, a report of other things, such as a key, says nothing about contacts.
    let isAboutContacts = hasContactEvents || !hasOtherEvents
    hasContactEvents = false
    hasOtherEvents = false
    if manner != .packets || isAboutContacts {
      present.removeAll(keepingCapacity: true)
      switch manner {
      case .slots: slots.present(into: &present)
      case .packets: packets.present(into: &present)
      case .single: single.present(into: &present)
      }
    }
    addCounted()
    return compare(into: &changes)
  }

  /// Adds the fingers that the device counts beyond those that it can place, where the last of those
  /// is.
  private func addCounted() {
    guard let places = description?.mostPlaces, let last = present.last,
      last.key < PresentTouch.firstCounted,
      let most = EvdevButton.ofCount.lastIndex(where: counts.contains),
      most >= places
    else { return }
    for finger in present.count..<max(present.count, most + 1) {
      let key = PresentTouch.firstCounted + finger
      present.append(PresentTouch(key: key, number: key, state: last.state))
    }
    note("the device places \(places) of the fingers that it counts")
  }

  /// While the button of a touchpad is down its fingers are a pointer with a button pressed. A finger
  /// that has pressed it tells nothing more until it lifts, so that a click is no tap.
  ///
  /// - Returns: the contacts that count.
  private func press() -> [PresentTouch] {
    if pressed.isEmpty {
      for touch in live where touch.kind == .indirectPointer { spent.insert(Place(touch.touch)) }
    }
    guard !spent.isEmpty else { return present }
    spent.formIntersection(present.map(Place.init))
    return present.filter { !spent.contains(Place($0)) }
  }

  /// Compares the contacts that are down with those before, and remembers them.
  private func compare(into changes: inout [Change]) -> Bool {
    let start = changes.count
    let wasCancelled = isCancelling
    isCancelling = false
    let present = press()
    var kept = 0
    for index in live.indices {
      var touch = live[index]
      let found = present.first { $0.key == touch.touch.key && $0.number == touch.touch.number }
      // What was no pointer before the button went down is one now.
      let isPressed = !pressed.isEmpty && touch.kind == .indirect
      let lost: TouchPhase = wasCancelled || isPressed && found != nil ? .cancelled : .ended
      let phase: TouchPhase
      if let found, !isPressed {
        phase = found.state == touch.touch.state ? .stationary : .moved
        touch.touch.state = found.state
        live[kept] = touch
        kept += 1
      } else {
        phase = lost
      }
      changes.append(Change(id: touch.id, phase: phase, kind: touch.kind, state: touch.touch.state))
    }
    live.removeSubrange(kept...)
    for touch in present where !isLive(touch) {
      let id = freeID(for: touch.number, besides: changes[start...])
      let kind = kind(of: touch.state)
      live.append(Live(touch: touch, id: id, kind: kind))
      changes.append(Change(id: id, phase: .began, kind: kind, state: touch.state))
    }
    return changes.count > start
  }

  private func isLive(_ touch: PresentTouch) -> Bool {
    live.contains { $0.touch.key == touch.key && $0.touch.number == touch.number }
  }

  /// The device's number; if another contact of the frame has it, the next free one in steps of
  /// 65,536.
  private func freeID(for number: Int, besides changes: ArraySlice<Change>) -> Int {
    var id = firstID + number
    while changes.contains(where: { $0.id == id }) { id += 1 << 16 }
    return id
  }

  private func kind(of state: TouchState) -> TouchKind {
    if state.isPencil { return .pencil }
    if !pressed.isEmpty { return .indirectPointer }
    return description?.kind ?? (hasFinger ? .indirect : .direct)
  }

  private func note(isContact: Bool) {
    if isContact { hasContactEvents = true } else { hasOtherEvents = true }
  }

  private func note(_ text: String) { if !notes.contains(text) { notes.append(text) } }
}
