import Synchronization

/// How many clients there are, of at most so many.
public final class ClientCount: Sendable {
  private let count = Mutex(0)

  /// Nobody yet.
  public init() {}

  /// Counts one more; false where there are enough.
  public func enter(atMost limit: Int) -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }

  /// Counts one less.
  public func leave() { count.withLock { $0 -= 1 } }
}
