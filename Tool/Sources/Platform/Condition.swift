/// A lock with a condition: threads can wait until another thread changes something.
public final class Condition: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// An unlocked condition.
  public init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Waits for the lock and takes it.
  public func lock() { pthread_mutex_lock(mutex) }

  /// Releases the lock.
  public func unlock() { pthread_mutex_unlock(mutex) }

  /// Releases the lock until `broadcast()`, and takes it again; it may wake early, so check again.
  public func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all waiting threads.
  public func broadcast() { pthread_cond_broadcast(condition) }
}
