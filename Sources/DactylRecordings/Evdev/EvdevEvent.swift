/// One event of the Linux kernel.
struct EvdevEvent {
  /// The device's time, in microseconds since any origin.
  var time: Int
  var type: UInt16
  var code: UInt16
  var value: Int32

  /// The code that stands for all codes without meaning here.
  static let unknownCode = UInt16.max
}

/// Types of events (`EV_*` of linux/input-event-codes.h).
enum EvdevType {
  static let sync: UInt16 = 0
  static let key: UInt16 = 1
  static let absolute: UInt16 = 3
}

/// Marks between events (`SYN_*`).
enum EvdevSync {
  static let report: UInt16 = 0
  static let contactReport: UInt16 = 2
  static let dropped: UInt16 = 3
}

/// Buttons that tell what touches (`BTN_*`).
enum EvdevButton {
  static let pen: UInt16 = 0x140
  static let rubber: UInt16 = 0x141
  static let finger: UInt16 = 0x145
  static let touch: UInt16 = 0x14A
  /// The tools and the touch itself, unlike keys.
  static let ofTouch: ClosedRange<UInt16> = 0x140...0x14F
  /// The left, right and middle button of a mouse or touchpad.
  static let ofPointer: ClosedRange<UInt16> = 0x110...0x112
  /// The buttons that tell how many fingers there are, from 1 on.
  static let ofCount: [UInt16] = [finger, 0x14D, 0x14E, 0x14F, 0x148]
}

/// Axes (`ABS_*`).
enum EvdevAxis {
  static let count = 64
  static let x: UInt16 = 0x00
  static let y: UInt16 = 0x01
  static let z: UInt16 = 0x02
  static let rx: UInt16 = 0x03
  static let pressure: UInt16 = 0x18
  static let tiltX: UInt16 = 0x1A
  static let tiltY: UInt16 = 0x1B
  /// Pressure, distance, tilts and width of the only contact.
  static let ofPointer: ClosedRange<UInt16> = 0x18...0x1C
  static let slot: UInt16 = 0x2F
  static let contactMajor: UInt16 = 0x30
  static let contactX: UInt16 = 0x35
  static let contactY: UInt16 = 0x36
  static let contactTool: UInt16 = 0x37
  static let contactID: UInt16 = 0x39
  static let contactPressure: UInt16 = 0x3A
  static let lastOfContact: UInt16 = 0x3D
}
