// Steps that no hand makes.
extension Window {
  /// How far a finger has gone along one axis at least where it may have jumped: steps that are as
  /// long as jumps are at least go farther than this, along one of the two.
  @inline(__always)
  var longStep: Double { 0.7 * gestureProfile.jumps.minimumDistance }

  /// Finds the touches that jumped in the present event, one of which has gone far in it, so that
  /// their recognisers leave it out (SPEC E12).
  func findJumps() {
    for touch in event.live {
      touch.isJumping = false
      guard touch.sample.phase == .moved || touch.sample.phase == .ended else { continue }
      // An estimated place makes no step; the last real one belongs to an earlier event.
      var samples = touch.sample.isEstimated ? 0 : 1
      for index in 0..<event.coalesced.count
      where event.coalesced[index].contact.id == touch.contactID { samples += 1 }
      guard let jump = touch.history.jump(in: samples, by: gestureProfile.jumps) else { continue }
      touch.isJumping = true
      event.recordJump()
      observer?.window(
        self, skippedStepOf: touch,
        because: .movedTooFar(distance: jump.distance, limit: jump.limit))
    }
  }
}
