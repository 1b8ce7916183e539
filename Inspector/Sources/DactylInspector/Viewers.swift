import DactylInspection
import NIOCore
import PageServer
import Synchronization

/// Who looks, and how far each has followed.
///
/// A viewer that is too far behind is sent nothing until it has read what it was sent, and then
/// everything anew: the program waits for nobody, and nothing piles up. Used from the program's
/// thread and from the network's.
final class Viewers: PageVisitors {
  /// How many may look at once.
  static let most = 16
  /// A viewer with more bytes on their way to it is behind.
  private static let behindFrom = 4 << 20
  /// The bytes on their way to all viewers together, of which each has its share.
  private static let mostUnderWay = 16 << 20

  private struct Viewer {
    let visitor: Visitor
    /// Whether it is sent lines.
    var follows = false
    /// How many frames it was not sent.
    var dropped = 0
  }

  private let viewers = Mutex<[Int: Viewer]>([:])
  private let inbox: Inbox
  /// What a viewer must know.
  private let secret: Secret

  init(inbox: Inbox, secret: Secret) { (self.inbox, self.secret) = (inbox, secret) }

  // MARK: From the network

  /// Takes a newcomer in that knows the secret, unless there are too many.
  func join(_ visitor: Visitor, greeting: ByteBuffer) -> Bool {
    guard let token = Inspection.token(ofGreeting: Array(greeting.readableBytesView)),
      secret.isKnown(token.utf8)
    else { return false }
    let isTaken = viewers.withLock { viewers in
      guard viewers.count < Self.most else { return false }
      viewers[visitor.id] = Viewer(visitor: visitor)
      return true
    }
    if isTaken { inbox.put(.joined(visitor)) }
    return isTaken
  }

  func leave(_ visitor: Visitor) {
    viewers.withLock { _ = $0.removeValue(forKey: visitor.id) }
    inbox.put(.left(visitor))
  }

  func receive(_ message: ByteBuffer, from visitor: Visitor) {
    inbox.put(.lines(visitor, message))
  }

  /// A viewer has read what it was sent.
  private func noteSent(to visitor: Visitor) {
    let hasCaughtUp = viewers.withLock { viewers in
      guard let viewer = viewers[visitor.id] else { return false }
      return visitor.bytesUnderWay == 0 && !viewer.follows && viewer.dropped > 0
    }
    if hasCaughtUp { inbox.put(.caughtUp(visitor)) }
  }

  // MARK: From the program's thread

  /// Whether anybody looks.
  var isEmpty: Bool { viewers.withLock { $0.isEmpty } }

  /// Sends lines to everybody who follows.
  ///
  /// - Parameter frames: how many frames they tell of.
  func send(_ lines: [UInt8], frames: Int) {
    let followers: [Visitor] = viewers.withLock { viewers in
      let limit = min(Self.behindFrom, Self.mostUnderWay / max(viewers.count, 1))
      var followers: [Visitor] = []
      for (id, var viewer) in viewers {
        let underWay = viewer.visitor.bytesUnderWay
        if underWay > 0, underWay + lines.count > limit { viewer.follows = false }
        if viewer.follows {
          followers.append(viewer.visitor)
        } else {
          viewer.dropped += frames
        }
        viewers[id] = viewer
      }
      return followers
    }
    for visitor in followers { send(lines, to: visitor) }
  }

  /// Sends everything to one viewer, who follows from here on.
  ///
  /// - Parameter lines: makes what to send of how many frames it has missed; 0 for a newcomer.
  func send(everything lines: (Int) -> [UInt8], to visitor: Visitor) {
    let dropped = viewers.withLock { viewers -> Int? in
      guard let viewer = viewers[visitor.id] else { return nil }
      viewers[visitor.id] = Viewer(visitor: visitor, follows: true)
      return viewer.dropped
    }
    if let dropped { send(lines(dropped), to: visitor) }
  }

  /// Sends everybody away.
  func dismiss() {
    for visitor in viewers.withLock({ $0.values.map(\.visitor) }) { visitor.dismiss() }
  }

  private func send(_ lines: [UInt8], to visitor: Visitor) {
    visitor.send(lines) { [weak self] in self?.noteSent(to: visitor) }
  }
}
