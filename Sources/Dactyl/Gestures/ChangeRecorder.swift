/// What writes each change of state down as numbers: from state to state, and why.
package final class ChangeRecorder {
  // Within an object it is called without counting references to what it has captured.
  let record: (GestureRecognizer, GestureRecognizer.State, GestureRecognizer.State, Cause) -> Void
  // Apart, because nearly all changes are this one, and a cause is much to hand on.
  let recordUpdate: (GestureRecognizer, GestureRecognizer.State) -> Void

  /// - Parameters:
  ///   - record: from which state to which, and why.
  ///   - recordUpdate: from which state to changed, because the fingers moved on.
  package init(
    _ record:
      @escaping (
        GestureRecognizer, GestureRecognizer.State, GestureRecognizer.State, Cause
      ) -> Void,
    update recordUpdate: @escaping (GestureRecognizer, GestureRecognizer.State) -> Void
  ) {
    self.record = record
    self.recordUpdate = recordUpdate
  }
}
