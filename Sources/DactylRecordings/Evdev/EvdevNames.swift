/// The kernel's words that `getevent` writes, without those that mean nothing here.
enum EvdevNames {
  static func type(_ word: UnsafeBufferPointer<UInt8>) -> UInt16? { find(word, in: types) }

  static func code(_ word: UnsafeBufferPointer<UInt8>, of type: UInt16) -> UInt16? {
    switch type {
    case EvdevType.sync: find(word, in: syncs)
    case EvdevType.key: find(word, in: buttons)
    case EvdevType.absolute: find(word, in: axes)
    default: nil
    }
  }

  private typealias Table = [(name: StaticString, code: UInt16)]

  private static func find(_ word: UnsafeBufferPointer<UInt8>, in table: Table) -> UInt16? {
    for (name, code) in table where name.utf8CodeUnitCount == word.count {
      var cursor = ByteCursor(word)
      if cursor.take(name) { return code }
    }
    return nil
  }

  private static let types: Table = [
    ("EV_ABS", 3), ("EV_SYN", 0), ("EV_KEY", 1), ("EV_REL", 2), ("EV_MSC", 4), ("EV_SW", 5),
    ("EV_LED", 0x11), ("EV_SND", 0x12), ("EV_REP", 0x14), ("EV_FF", 0x15), ("EV_PWR", 0x16),
  ]

  private static let syncs: Table = [
    ("SYN_REPORT", 0), ("SYN_CONFIG", 1), ("SYN_MT_REPORT", 2), ("SYN_DROPPED", 3),
  ]

  private static let buttons: Table = [
    ("BTN_TOUCH", 0x14A), ("BTN_TOOL_FINGER", 0x145), ("BTN_TOOL_PEN", 0x140),
    ("BTN_TOOL_RUBBER", 0x141), ("BTN_TOOL_DOUBLETAP", 0x14D), ("BTN_TOOL_TRIPLETAP", 0x14E),
    ("BTN_TOOL_QUADTAP", 0x14F), ("BTN_TOOL_QUINTTAP", 0x148), ("BTN_LEFT", 0x110),
    ("BTN_MOUSE", 0x110), ("BTN_RIGHT", 0x111), ("BTN_MIDDLE", 0x112),
  ]

  private static let axes: Table = [
    ("ABS_MT_POSITION_X", 0x35), ("ABS_MT_POSITION_Y", 0x36), ("ABS_MT_PRESSURE", 0x3A),
    ("ABS_MT_TOUCH_MAJOR", 0x30), ("ABS_MT_TRACKING_ID", 0x39), ("ABS_MT_SLOT", 0x2F),
    ("ABS_MT_TOUCH_MINOR", 0x31), ("ABS_MT_WIDTH_MAJOR", 0x32), ("ABS_MT_WIDTH_MINOR", 0x33),
    ("ABS_MT_ORIENTATION", 0x34), ("ABS_MT_TOOL_TYPE", 0x37), ("ABS_MT_BLOB_ID", 0x38),
    ("ABS_MT_DISTANCE", 0x3B), ("ABS_MT_TOOL_X", 0x3C), ("ABS_MT_TOOL_Y", 0x3D), ("ABS_X", 0),
    ("ABS_Y", 1), ("ABS_Z", 2), ("ABS_RX", 3), ("ABS_PRESSURE", 0x18), ("ABS_DISTANCE", 0x19),
    ("ABS_TILT_X", 0x1A), ("ABS_TILT_Y", 0x1B), ("ABS_TOOL_WIDTH", 0x1C),
  ]
}
