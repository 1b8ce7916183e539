import Dactyl

/// What the host says beside the frames: keys and buttons that are held, estimates of pencils.
struct HostInput {
  var modifierFlags: UIKeyModifierFlags = []
  /// nil where the host says nothing of buttons.
  var buttonMask: UIEvent.ButtonMask?
  /// The estimates of the frame that is being handled.
  var estimates: [TouchEstimate] = []
  /// The touches with estimates that were not made good yet, as they were then.
  var awaited: [AwaitedEstimate] = []

  /// Whether touches have estimates, or had some.
  var hasEstimates: Bool { !estimates.isEmpty || !awaited.isEmpty }

  /// The buttons that are held in an event.
  func buttons(of event: Event?) -> UIEvent.ButtonMask {
    if let buttonMask { return buttonMask }
    guard let event else { return [] }
    return event.allTouches.contains { $0.kind == .indirectPointer } ? .primary : []
  }
}

/// A touch as it was when it was estimated, and who saw it.
struct AwaitedEstimate {
  var touch: UITouch
  var followers: [UIGestureRecognizer]
}
