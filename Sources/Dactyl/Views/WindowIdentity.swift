/// Which window it was, for those who may outlive it: a weak reference to the window itself would
/// slow down every use of it (SPEC G1).
final class WindowIdentity {
  /// The window, which clears this as the first thing when it goes away.
  @exclusivity(unchecked) unowned(unsafe) var window: Window?

  init() {}
}
