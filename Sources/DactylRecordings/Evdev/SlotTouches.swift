/// Multitouch protocol B: every contact has a slot, and events tell only changes.
///
/// An unreported coordinate is 0, as in a kernel that has just started. If the axis cannot be 0,
/// the contact waits for both coordinates.
struct SlotTouches {
  static let mostSlots = 256

  private struct Slot {
    var number = -1
    var x: Int32?
    var y: Int32?
    var isToldX = false
    var isToldY = false
    var state = TouchState()
  }

  private var slots: [Slot] = []
  private var current = 0
  private let startX: Int32?
  private let startY: Int32?
  /// The numbers of contacts whose coordinates were not reported.
  private(set) var untold: [Int] = []
  /// True if an event changed a contact that is not down: it came down before the recording.
  private(set) var hasStrays = false

  init(_ description: DeviceDescription?) {
    func start(_ code: UInt16) -> Int32? {
      guard let axis = description?.axes[code], axis.isUsable else { return 0 }
      return axis.contains(0) ? 0 : nil
    }
    startX = start(EvdevAxis.contactX)
    startY = start(EvdevAxis.contactY)
  }

  /// Takes an axis of a contact; false if its slot is too large.
  mutating func take(code: UInt16, value: Int32) -> Bool {
    if code == EvdevAxis.slot {
      guard value >= 0, value < Self.mostSlots else { return false }
      current = Int(value)
      return true
    }
    while slots.count <= current { slots.append(Slot(x: startX, y: startY)) }
    switch code {
    case EvdevAxis.contactID: slots[current].number = value < 0 ? -1 : Int(value)
    case EvdevAxis.contactX:
      slots[current].x = value
      slots[current].isToldX = true
    case EvdevAxis.contactY:
      slots[current].y = value
      slots[current].isToldY = true
    case EvdevAxis.contactPressure: slots[current].state.pressure = value
    case EvdevAxis.contactMajor: slots[current].state.major = value
    case EvdevAxis.contactTool: slots[current].state.isPencil = value == 1
    default: return true
    }
    if slots[current].number < 0, code != EvdevAxis.contactID { hasStrays = true }
    return true
  }

  /// Adds the contacts that are down, in the order of their slots.
  mutating func present(into touches: inout [PresentTouch]) {
    for index in slots.indices where slots[index].number >= 0 {
      guard let x = slots[index].x, let y = slots[index].y else { continue }
      if !slots[index].isToldX || !slots[index].isToldY,
        untold.count < 16, !untold.contains(slots[index].number)
      {
        untold.append(slots[index].number)
      }
      var state = slots[index].state
      state.x = x
      state.y = y
      touches.append(PresentTouch(key: index, number: slots[index].number, state: state))
    }
  }

  /// Lifts all contacts, for when the device's state is unknown.
  mutating func liftAll() { for index in slots.indices { slots[index].number = -1 } }
}
