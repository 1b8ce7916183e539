// Steps that no hand makes.
extension Window {
  /// Finds the touches that jumped in the present event, so that their recognisers leave it out
  /// (SPEC E12).
  func findJumps() {
    let shortest = gestureProfile.jumps.minimumDistance
    var isLong = false
    event.changed.forEach { touch in
      let step = touch.measuredPosition - touch.previousMeasuredPosition
      if step.dx * step.dx + step.dy * step.dy > shortest * shortest { isLong = true }
    }
    if isLong { examineSteps() }
  }

  /// Looks at each step in an event with a long one.
  @inline(never)
  func examineSteps() {
    for touch in event.live {
      touch.isJumping = false
      guard touch.sample.phase == .moved || touch.sample.phase == .ended else { continue }
      var samples = 1
      for index in 0..<event.coalesced.count
      where event.coalesced[index].contact.id == touch.contactID { samples += 1 }
      guard let jump = touch.history.jump(in: samples, by: gestureProfile.jumps) else { continue }
      touch.isJumping = true
      event.hasJumped = true
      observer?.window(
        self, skippedStepOf: touch,
        because: .movedTooFar(distance: jump.distance, limit: jump.limit))
    }
  }
}
