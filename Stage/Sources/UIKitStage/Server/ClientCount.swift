import Synchronization

/// How many clients there are, of at most so many.
final class ClientCount: Sendable {
  private let count = Mutex(0)

  /// Counts one more; false where there are enough.
  func enter(atMost limit: Int) -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}
