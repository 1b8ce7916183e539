/// A lock on which threads can wait until another one has changed something.
public final class Condition: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// One that nobody has locked.
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

  /// Waits until nobody else has the lock, and takes it.
  public func lock() { pthread_mutex_lock(mutex) }

  /// Gives the lock back.
  public func unlock() { pthread_mutex_unlock(mutex) }

  /// Gives the lock back until another thread calls `broadcast()`, or for no reason at all: look
  /// again whether what you wait for is so.
  public func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all who wait.
  public func broadcast() { pthread_cond_broadcast(condition) }
}
