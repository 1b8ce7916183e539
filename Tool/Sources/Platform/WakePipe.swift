/// A descriptor that becomes readable when another thread wants something.
public final class WakePipe: Sendable {
  /// What to wait for; it is this pipe's, and closed with it.
  public let reading: Int32
  private let writing: Int32

  /// A pipe that nobody has written to.
  public init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "no descriptor is left")
    (reading, writing) = (ends[0], ends[1])
    // Who wakes twice is understood once, and waits for nobody.
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Makes the descriptor readable; from any thread.
  public func wake() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }

  /// Takes what has been written.
  public func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) == bytes.count {}
  }
}
