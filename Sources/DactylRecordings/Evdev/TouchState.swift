/// What a device has said about one contact.
struct TouchState: Equatable {
  var x: Int32 = 0
  var y: Int32 = 0
  var pressure: Int32?
  var major: Int32?
  var tiltX: Int32?
  var tiltY: Int32?
  var isPencil = false
  /// Whether `x` and `y` are the kernel's second pair of axes, ABS_Z and ABS_RX.
  var isOnSecondAxes = false
}

/// A contact that is down when a device reports.
struct PresentTouch {
  /// What the device keeps the contact under: its slot, or its number.
  var key: Int
  /// The device's number of the contact; another number under the same key is another contact.
  var number: Int
  var state: TouchState
}
