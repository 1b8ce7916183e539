import NIOCore
import PageServer
import Synchronization

/// What has come from the network for the program's thread.
final class Inbox: Sendable {
  /// What a viewer does.
  enum Event: Sendable {
    case joined(Visitor)
    /// One that was behind has read all that it was sent.
    case caughtUp(Visitor)
    case lines(Visitor, ByteBuffer)
    case left(Visitor)
    /// A deadline may have come.
    case time
  }

  private let events = Mutex<[Event]>([])
  private let wake: @Sendable () -> Void

  /// - Parameter wake: has the program's thread look, at some time or other.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func put(_ event: Event) {
    let isFirst = events.withLock { events in
      events.append(event)
      return events.count == 1
    }
    if isFirst { wake() }
  }

  /// Everything that has come since this was last asked, in order.
  func take() -> [Event] {
    events.withLock { events in
      defer { events.removeAll(keepingCapacity: true) }
      return events
    }
  }
}
