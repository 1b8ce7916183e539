/// The state of one contact, in the device's units.
struct TouchState: Equatable {
  var x: Int32 = 0
  var y: Int32 = 0
  var pressure: Int32?
  var major: Int32?
  var tiltX: Int32?
  var tiltY: Int32?
  var isPencil = false
  /// True if `x` and `y` are ABS_Z and ABS_RX, the kernel's second pair of axes.
  var isOnSecondAxes = false
}

/// A contact that is down when a device reports.
struct PresentTouch {
  /// Keys of fingers that a device counts and does not place begin here.
  static let firstCounted = 1 << 20

  /// The contact's slot or number at the device.
  var key: Int
  /// The device's number of the contact; a new number under the same key is a new contact.
  var number: Int
  var state: TouchState
}
