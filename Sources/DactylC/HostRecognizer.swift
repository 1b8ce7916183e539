#if !Core
  import Dactyl

  /// A recogniser of the host's own: passes every event to the host.
  ///
  /// The host answers with `dactyl_transition`, `dactyl_cross` and `dactyl_set_deadline`; the arbiter
  /// treats it as any other recogniser.
  final class HostRecognizer: GestureRecognizer {
    override var kind: StaticString { "custom" }

    override func touchesBegan(_ touches: TouchSet, with event: Event) { ask(.touchesBegan) }

    override func touchesMoved(_ touches: TouchSet, with event: Event) { ask(.touchesMoved) }

    override func touchesEnded(_ touches: TouchSet, with event: Event) { ask(.touchesEnded) }

    override func touchesCancelled(_ touches: TouchSet, with event: Event) {
      ask(.touchesCancelled)
    }

    override func deadlineReached(at time: Double) { ask(.deadlineReached) }

    override func reset() { ask(.reset) }

    override func canPrevent(_ other: GestureRecognizer) -> Bool { ask(.canPrevent, about: other) }

    override func canBePrevented(by other: GestureRecognizer) -> Bool {
      ask(.canBePrevented, about: other)
    }

    @discardableResult
    private func ask(_ question: HostQuestion, about other: GestureRecognizer? = nil) -> Bool {
      askHost(question, Int32(tag), other.map { Int32($0.tag) } ?? 0)
    }
  }
#endif
