import CDactylInput
import DactylRecordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open input device of the Linux kernel.
///
/// Does without any request that the kernel, or a test's stand-in for it, does not answer.
struct EvdevFile: ~Copyable {
  let descriptor: Int32

  private static let axes: [UInt16] =
    [0x00, 0x01, 0x02, 0x03, 0x18, 0x1A, 0x1B] + Array(0x2F...0x3D)
  private static let buttons: [UInt16] =
    Array(0x110...0x112) + [0x140, 0x141, 0x145] + Array(0x148...0x14F)
  private static let slot: Int32 = 0x2F
  private static let contactID: Int32 = 0x39

  init(path: String) throws(InputSourceError) {
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unavailable("\(path): \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  /// Asks the device for its name, axes, buttons and properties.
  func description() -> DeviceDescription {
    var description = DeviceDescription()
    var letters = [CChar](repeating: 0, count: 256)
    if dactyl_evdev_name(descriptor, &letters, Int32(letters.count)) > 0 {
      let bytes = letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      if !bytes.isEmpty { description.name = String(decoding: bytes, as: UTF8.self) }
    }
    for axis in Self.axes {
      guard let info = axisInfo(Int32(axis)) else { continue }
      description.axes[axis] = DeviceDescription.Axis(
        minimum: Int(info.minimum), maximum: Int(info.maximum), resolution: Int(info.resolution))
    }
    for button in Self.buttons where dactyl_evdev_has_key(descriptor, Int32(button)) != 0 {
      description.buttons.insert(button)
    }
    description.properties = UInt64(dactyl_evdev_properties(descriptor))
    return description
  }

  /// Asks for timestamps of `InputClock`; true if the kernel agrees.
  func useMonotonicClock() -> Bool { dactyl_evdev_use_monotonic_clock(descriptor) >= 0 }

  /// The current state as events, ending with a report; empty if the kernel does not answer.
  func state(of description: DeviceDescription) -> [(type: UInt16, code: UInt16, value: Int32)] {
    var events: [(type: UInt16, code: UInt16, value: Int32)] = []
    if let slots = description.axes[UInt16(Self.slot)] {
      events = slotState(count: slots.maximum + 1, of: description)
    } else if description.axes[0x35] == nil {
      for axis: UInt16 in [0x00, 0x01] {
        if let info = axisInfo(Int32(axis)) { events.append((3, axis, info.value)) }
      }
      if !events.isEmpty { events.append((1, 0x14A, dactyl_evdev_is_down(descriptor, 0x14A))) }
    }
    if !events.isEmpty { events.append((0, 0, 0)) }
    return events
  }

  private func slotState(
    count: Int, of description: DeviceDescription
  ) -> [(type: UInt16, code: UInt16, value: Int32)] {
    guard count > 0, count <= 256, let ids = slotValues(Self.contactID, count: count) else {
      return []
    }
    var events: [(type: UInt16, code: UInt16, value: Int32)] = []
    let axes = description.axes.keys.filter { $0 >= 0x30 && $0 <= 0x3D && $0 != 0x39 }.sorted()
    let values = axes.map { (axis: $0, values: slotValues(Int32($0), count: count)) }
    for index in 0..<count {
      events.append((3, UInt16(Self.slot), Int32(index)))
      events.append((3, UInt16(Self.contactID), ids[index]))
      guard ids[index] >= 0 else { continue }
      for (axis, values) in values {
        if let values { events.append((3, axis, values[index])) }
      }
    }
    if let present = axisInfo(Self.slot) { events.append((3, UInt16(Self.slot), present.value)) }
    return events
  }

  private func axisInfo(_ axis: Int32) -> input_absinfo? {
    var info = input_absinfo()
    return dactyl_evdev_axis(descriptor, axis, &info) >= 0 ? info : nil
  }

  private func slotValues(_ axis: Int32, count: Int) -> [Int32]? {
    var values = [Int32](repeating: -1, count: count)
    return dactyl_evdev_slots(descriptor, axis, &values, Int32(count)) >= 0 ? values : nil
  }
}
