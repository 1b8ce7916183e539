import Dactyl

/// Input from the host beside the frames: held keys and buttons, and pencil estimates.
struct HostInput {
  var modifierFlags: UIKeyModifierFlags = []
  /// The held buttons; nil if the host has not set them.
  var buttonMask: UIEvent.ButtonMask?
  /// The estimates of the current frame.
  var estimates: [TouchEstimate] = []
  /// Touches whose estimates still wait for an update, as they were then.
  var awaited: [AwaitedEstimate] = []

  /// True if there are estimates, or updates still to come.
  var hasEstimates: Bool { !estimates.isEmpty || !awaited.isEmpty }

  /// The buttons held during an event.
  func buttons(of event: Event?) -> UIEvent.ButtonMask {
    if let buttonMask { return buttonMask }
    guard let event else { return [] }
    return event.allTouches.contains { $0.kind == .indirectPointer } ? .primary : []
  }
}

/// A touch as it was when estimated, and its receivers.
struct AwaitedEstimate {
  var touch: UITouch
  var followers: [UIGestureRecognizer]
}
