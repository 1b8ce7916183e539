import NIOCore

/// The clients of a server, on its event loop.
///
/// Their number is limited. A newcomer displaces the oldest client that is not a visitor, so idle
/// and slow clients keep nobody out.
final class Clients {
  private let most: Int
  /// Clients that are not visitors, in order of arrival.
  private var passing: [any Channel] = []
  private var visitors: Set<ObjectIdentifier> = []
  private var visits = 0

  init(atMost most: Int) { self.most = most }

  /// Counts a newcomer; false if only visitors are there, which keep their places.
  func enter(_ channel: any Channel) -> Bool {
    if passing.count + visitors.count >= most {
      guard !passing.isEmpty else { return false }
      passing.removeFirst().close(promise: nil)
    }
    passing.append(channel)
    channel.closeFuture.assumeIsolated().whenComplete { [self] _ in leave(channel) }
    return true
  }

  /// Turns a client into a visitor; returns a number that no other visitor has.
  func visit(_ channel: any Channel) -> Int {
    passing.removeAll { $0 === channel }
    visitors.insert(ObjectIdentifier(channel))
    visits += 1
    return visits
  }

  private func leave(_ channel: any Channel) {
    passing.removeAll { $0 === channel }
    visitors.remove(ObjectIdentifier(channel))
  }
}
