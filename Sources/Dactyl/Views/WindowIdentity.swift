/// Which window it was, for those who may outlive it: a weak reference to the window itself would slow down
/// every use of it.
final class WindowIdentity {
  init() {}
}
