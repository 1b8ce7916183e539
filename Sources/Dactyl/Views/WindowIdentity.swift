/// Which window it was, for those who may outlive it: a weak reference to the window itself would slow down
/// every use of it (SPEC G1).
final class WindowIdentity {
  init() {}
}
