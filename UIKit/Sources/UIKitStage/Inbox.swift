import Synchronization

/// Network events for the main thread.
final class Inbox: Sendable {
  private let events = Mutex<[Watchers.Event]>([])

  /// Adds an event; true if the main thread must wake for it.
  func put(_ event: Watchers.Event) -> Bool {
    events.withLock { events in
      events.append(event)
      return events.count == 1
    }
  }

  /// All events since the last call, in order.
  func take() -> [Watchers.Event] {
    events.withLock { events in
      defer { events.removeAll(keepingCapacity: true) }
      return events
    }
  }

}
