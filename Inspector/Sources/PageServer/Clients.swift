import NIOCore

/// The clients of a server, on its event loop.
///
/// There are never more than so many. A newcomer takes the place of whoever came first and is no
/// visitor, so that clients who ask for nothing, or read slowly, keep nobody out.
final class Clients {
  private let most: Int
  /// Those that are no visitors, in the order in which they came.
  private var passing: [any Channel] = []
  private var visitors: Set<ObjectIdentifier> = []
  private var visits = 0

  init(atMost most: Int) { self.most = most }

  /// Counts a newcomer; false where only visitors are there, which nobody displaces.
  func enter(_ channel: any Channel) -> Bool {
    if passing.count + visitors.count >= most {
      guard !passing.isEmpty else { return false }
      passing.removeFirst().close(promise: nil)
    }
    passing.append(channel)
    channel.closeFuture.assumeIsolated().whenComplete { [self] _ in leave(channel) }
    return true
  }

  /// Has a client become a visitor; gives its number, which no other visitor has.
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
