/// Runs a body on a new thread.
public func detachThread(_ body: @escaping @Sendable () -> Void) {
  let box = Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let status = pthread_create(
    &thread, nil,
    { box in
      #if canImport(Darwin)
        let box = Optional(box)
      #endif
      if let box { Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().body() }
      return nil
    }, box.toOpaque())
  precondition(status == 0, "the system has no room for another thread")
  #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
  #else
    pthread_detach(thread)
  #endif
}

private final class ThreadBody {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
