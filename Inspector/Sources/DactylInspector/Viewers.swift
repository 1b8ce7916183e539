import DactylInspection
import NIOCore
import PageServer
import Synchronization

/// The viewers, and how far behind each is.
///
/// A viewer that is too far behind gets nothing until it has read what it was sent, and then
/// everything anew, so nothing piles up. The program's thread and the network's thread use it.
final class Viewers: PageVisitors {
  /// How many may look at once.
  static let most = 16
  /// A viewer with more bytes under way is behind.
  private static let behindFrom = 4 << 20
  /// The limit of bytes under way to all viewers, shared equally.
  private static let mostUnderWay = 16 << 20

  private struct Viewer {
    let visitor: Visitor
    /// True if it gets lines.
    var follows = false
    /// How many frames it missed.
    var dropped = 0
  }

  private let viewers = Mutex<[Int: Viewer]>([:])
  private let inbox: Inbox
  /// The secret that viewers must know.
  private let secret: Secret

  init(inbox: Inbox, secret: Secret) { (self.inbox, self.secret) = (inbox, secret) }

  // MARK: From the network

  /// Admits a newcomer that knows the secret, unless there are too many.
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

  func receive(_ message: ByteBuffer, from visitor: Visitor) { inbox.put(.lines(visitor, message)) }

  /// Reports a viewer that was behind and has read everything.
  private func noteSent(to visitor: Visitor) {
    let hasCaughtUp = viewers.withLock { viewers in
      guard let viewer = viewers[visitor.id] else { return false }
      // Lines that belong to no frame may be all that it missed.
      return visitor.bytesUnderWay == 0 && !viewer.follows
    }
    if hasCaughtUp { inbox.put(.caughtUp(visitor)) }
  }

  // MARK: From the program's thread

  var isEmpty: Bool { viewers.withLock { $0.isEmpty } }

  /// Sends lines to every viewer that is not behind.
  ///
  /// - Parameter frames: how many frames they report.
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

  /// Sends everything to one viewer, which follows from here on.
  ///
  /// - Parameter lines: makes the lines from the number of missed frames; 0 for a newcomer.
  func send(everything lines: (Int) -> [UInt8], to visitor: Visitor) {
    let dropped = viewers.withLock { viewers -> Int? in
      guard let viewer = viewers[visitor.id] else { return nil }
      viewers[visitor.id] = Viewer(visitor: visitor, follows: true)
      return viewer.dropped
    }
    if let dropped { send(lines(dropped), to: visitor) }
  }

  /// Disconnects all viewers.
  func dismiss() {
    for visitor in viewers.withLock({ $0.values.map(\.visitor) }) { visitor.dismiss() }
  }

  private func send(_ lines: [UInt8], to visitor: Visitor) {
    visitor.send(lines) { [weak self] in self?.noteSent(to: visitor) }
  }
}
