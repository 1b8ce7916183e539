/// Writes down each change of state as numbers: from which state to which, and why.
package final class ChangeRecorder {
  // Within an object it is called without counting references to what it has captured.
  let record:
    (GestureRecognizer, GestureRecognizer.State, GestureRecognizer.State, KeptCause) -> Void

  /// - Parameter record: from which state to which, and why.
  package init(
    _ record:
      @escaping (
        GestureRecognizer, GestureRecognizer.State, GestureRecognizer.State, KeptCause
      ) -> Void
  ) {
    self.record = record
  }
}
