/// A descriptor that another thread can make readable, to wake the waiting thread.
public final class WakePipe: Sendable {
  /// The descriptor to wait for; the pipe owns and closes it.
  public let reading: Int32
  private let writing: Int32

  /// An empty pipe.
  public init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "no descriptor is left")
    (reading, writing) = (ends[0], ends[1])
    // A second wake-up while one is pending changes nothing, and must not block.
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Makes the descriptor readable, from any thread.
  public func wake() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }

  /// Empties the pipe.
  public func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) == bytes.count {}
  }
}
