/// Names a window for objects that may outlive it; a weak reference to the window itself would slow
/// down every use of it (SPEC G1).
final class WindowIdentity {
  /// The window, which clears this as the first thing when it goes away.
  var window: Window? {
    @inline(__always) get { windowLink.object }
    set { windowLink.object = newValue }
  }
  @exclusivity(unchecked) private var windowLink = Link<Window>()

  init() {}
}
