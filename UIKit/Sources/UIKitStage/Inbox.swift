import Synchronization

/// What has come from the network for the main thread.
final class Inbox: Sendable {
  private let events = Mutex<[Watchers.Event]>([])

  /// Takes an event in; true where the main thread must be woken for it.
  func put(_ event: Watchers.Event) -> Bool {
    events.withLock { events in
      events.append(event)
      return events.count == 1
    }
  }

  /// Everything that has come since this was last asked, in order.
  func take() -> [Watchers.Event] {
    events.withLock { events in
      defer { events.removeAll(keepingCapacity: true) }
      return events
    }
  }

}
