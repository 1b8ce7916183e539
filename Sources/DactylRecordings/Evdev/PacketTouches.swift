/// Multitouch protocol A: every report lists all contacts anew, one packet for each.
///
/// Contacts without numbers are matched by position, nearest pairs first; a new one gets the
/// smallest free number. A packet whose `ABS_MT_TOUCH_MAJOR` is 0 is not a touch.
struct PacketTouches {
  private struct Packet {
    var number: Int?
    var x: Int32?
    var y: Int32?
    var state = TouchState()
    var isEmpty = true
  }

  private var packet = Packet()
  private var packets: [Packet] = []
  private var last: [PresentTouch] = []

  mutating func take(code: UInt16, value: Int32) {
    packet.isEmpty = false
    switch code {
    case EvdevAxis.contactID: packet.number = value < 0 ? nil : Int(value)
    case EvdevAxis.contactX: packet.x = value
    case EvdevAxis.contactY: packet.y = value
    case EvdevAxis.contactPressure: packet.state.pressure = value
    case EvdevAxis.contactMajor: packet.state.major = value
    case EvdevAxis.contactTool: packet.state.isPencil = value == 1
    default: break
    }
  }

  /// Ends the packet of one contact; false if there are too many.
  mutating func endPacket() -> Bool {
    defer { packet = Packet() }
    guard !packet.isEmpty, packet.state.major != 0 else { return true }
    guard packets.count < SlotTouches.mostSlots else { return false }
    packets.append(packet)
    return true
  }

  /// Discards everything since the last report.
  mutating func drop() {
    packet = Packet()
    packets.removeAll(keepingCapacity: true)
  }

  /// Ends the report and adds its contacts.
  mutating func present(into touches: inout [PresentTouch]) {
    // Some drivers omit the mark after the last packet.
    _ = endPacket()
    var anonymous: [PresentTouch] = []
    for packet in packets {
      var state = packet.state
      let before = packet.number.flatMap { number in last.first { $0.number == number } }
      guard let x = packet.x ?? before?.state.x, let y = packet.y ?? before?.state.y else {
        continue
      }
      state.x = x
      state.y = y
      if let number = packet.number {
        guard !touches.contains(where: { $0.number == number }) else { continue }
        touches.append(PresentTouch(key: number, number: number, state: state))
      } else {
        anonymous.append(PresentTouch(key: -1, number: -1, state: state))
      }
    }
    packets.removeAll(keepingCapacity: true)
    if !anonymous.isEmpty { number(&anonymous, besides: touches) }
    touches += anonymous
    last = touches
  }

  private func number(_ touches: inout [PresentTouch], besides numbered: [PresentTouch]) {
    var pairs: [(distance: Double, old: Int, new: Int)] = []
    for (old, before) in last.enumerated() {
      if numbered.contains(where: { $0.number == before.number }) { continue }
      for (new, touch) in touches.enumerated() {
        let dx = Double(touch.state.x) - Double(before.state.x)
        let dy = Double(touch.state.y) - Double(before.state.y)
        pairs.append((dx * dx + dy * dy, old, new))
      }
    }
    pairs.sort { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }
    var isTaken = [Bool](repeating: false, count: last.count)
    for pair in pairs where !isTaken[pair.old] && touches[pair.new].number < 0 {
      isTaken[pair.old] = true
      touches[pair.new].number = last[pair.old].number
      touches[pair.new].key = last[pair.old].number
    }
    for index in touches.indices where touches[index].number < 0 {
      var free = 0
      while touches.contains(where: { $0.number == free })
        || numbered.contains(where: { $0.number == free })
      {
        free += 1
      }
      touches[index].number = free
      touches[index].key = free
    }
  }
}
