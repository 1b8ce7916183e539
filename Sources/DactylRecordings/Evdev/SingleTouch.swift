/// A device with one position and one button, `BTN_TOUCH`.
///
/// A kernel may report a second position as ABS_Z and ABS_RX; they count if the device never
/// reports ABS_X and ABS_Y.
struct SingleTouch {
  private var first: (x: Int32?, y: Int32?)
  private var second: (x: Int32?, y: Int32?)
  private var isTold = false
  private var state = TouchState()
  private(set) var isDown = false
  private var number = 0

  init(_ description: DeviceDescription?) {
    func start(_ code: UInt16) -> Int32? {
      guard let axis = description?.axes[code], axis.isUsable else { return 0 }
      return axis.contains(0) ? 0 : nil
    }
    first = (start(EvdevAxis.x), start(EvdevAxis.y))
  }

  mutating func takeAxis(code: UInt16, value: Int32) {
    switch code {
    case EvdevAxis.x:
      first.x = value
      isTold = true
    case EvdevAxis.y:
      first.y = value
      isTold = true
    case EvdevAxis.z: second.x = value
    case EvdevAxis.rx: second.y = value
    case EvdevAxis.pressure: state.pressure = value
    case EvdevAxis.tiltX: state.tiltX = value
    case EvdevAxis.tiltY: state.tiltY = value
    default: break
    }
  }

  mutating func takeButton(code: UInt16, value: Int32) {
    switch code {
    case EvdevButton.touch:
      if value != 0, !isDown { number += 1 }
      isDown = value != 0
    case EvdevButton.pen, EvdevButton.rubber: state.isPencil = value != 0
    default: break
    }
  }

  /// Adds the contact, if it is down and its position is known.
  func present(into touches: inout [PresentTouch]) {
    guard isDown else { return }
    var state = state
    if !isTold, let x = second.x, let y = second.y {
      (state.x, state.y) = (x, y)
      state.isOnSecondAxes = true
    } else if let x = first.x, let y = first.y {
      (state.x, state.y) = (x, y)
    } else {
      return
    }
    touches.append(PresentTouch(key: 0, number: number, state: state))
  }
}
