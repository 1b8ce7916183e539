import NIOCore
import PageServer
import Synchronization

/// Events from the network, waiting for the program's thread.
final class Inbox: Sendable {
  /// Something that a viewer does, or a deadline.
  enum Event: Sendable {
    case joined(Visitor)
    /// A viewer that was behind has read everything sent to it.
    case caughtUp(Visitor)
    case lines(Visitor, ByteBuffer)
    case left(Visitor)
    /// A deadline may be due.
    case time
  }

  private let events = Mutex<[Event]>([])
  private let wake: @Sendable () -> Void

  /// - Parameter wake: makes the program's thread call `take()` later.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func put(_ event: Event) {
    let isFirst = events.withLock { events in
      events.append(event)
      return events.count == 1
    }
    if isFirst { wake() }
  }

  /// Removes and returns all events, in order.
  func take() -> [Event] {
    events.withLock { events in
      defer { events.removeAll(keepingCapacity: true) }
      return events
    }
  }
}
