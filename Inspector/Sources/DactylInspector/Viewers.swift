import DactylInspection
import NIOCore
import NIOWebSocket
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
  /// How many bytes may be on their way to a viewer, of which it has read none.
  static let behindFrom = 4 << 20
  /// A viewer with so many unread lines has to wait until there are few.
  private static let unreadLines = (most: 256, few: 64)

  private struct Viewer {
    var channel: any Channel
    /// How many bytes are on their way.
    var underWay = 0
    /// Whether it is sent lines.
    var follows = false
    /// How many frames it was not sent.
    var dropped = 0
    /// How many of its lines the program has not yet read, and whether nothing is taken from it
    /// until it has.
    var unread = 0
    var isHeld = false
  }

  private struct State {
    var viewers: [Int: Viewer] = [:]
    var nextID = 1
  }

  private let state = Mutex(State())
  private let inbox: Inbox
  /// What a viewer must know.
  private let secret: Secret

  init(inbox: Inbox, secret: Secret) { (self.inbox, self.secret) = (inbox, secret) }

  // MARK: From the network

  /// Takes a newcomer in; nil for one who does not know the secret, or where there are too many.
  func join(_ channel: any Channel, greeting: ByteBuffer) -> Int? {
    guard let token = Inspection.token(ofGreeting: Array(greeting.readableBytesView)),
      secret.isKnown(token.utf8)
    else { return nil }
    let id: Int? = state.withLock { state in
      guard state.viewers.count < Self.most else { return nil }
      defer { state.nextID += 1 }
      state.viewers[state.nextID] = Viewer(channel: channel)
      return state.nextID
    }
    if let id { inbox.put(.joined(id)) }
    return id
  }

  func leave(_ id: Int) {
    state.withLock { _ = $0.viewers.removeValue(forKey: id) }
    inbox.put(.left(id))
  }

  func receive(_ message: ByteBuffer, from id: Int) {
    for line in message.readableBytesView.split(separator: UInt8(ascii: "\n")) {
      receive(Array(line), from: id)
    }
  }

  private func receive(_ line: [UInt8], from id: Int) {
    let held: (any Channel)? = state.withLock { state in
      guard var viewer = state.viewers[id] else { return nil }
      viewer.unread += 1
      let isTooMuch = viewer.unread > Self.unreadLines.most && !viewer.isHeld
      if isTooMuch { viewer.isHeld = true }
      state.viewers[id] = viewer
      return isTooMuch ? viewer.channel : nil
    }
    held?.setOption(.autoRead, value: false).whenFailure { _ in }
    inbox.put(.line(id, line))
  }

  private func noteSent(_ count: Int, to id: Int) {
    let hasCaughtUp = state.withLock { state in
      guard var viewer = state.viewers[id] else { return false }
      viewer.underWay -= count
      state.viewers[id] = viewer
      return viewer.underWay == 0 && !viewer.follows && viewer.dropped > 0
    }
    if hasCaughtUp { inbox.put(.caughtUp(id)) }
  }

  // MARK: From the program's thread

  /// Whether anybody looks.
  var isEmpty: Bool { state.withLock { $0.viewers.isEmpty } }

  /// Sends lines to everybody who follows.
  ///
  /// - Parameter frames: how many frames they tell of.
  func send(_ lines: [UInt8], frames: Int) {
    let followers: [(Int, any Channel)] = state.withLock { state in
      var followers: [(Int, any Channel)] = []
      for (id, var viewer) in state.viewers {
        if viewer.follows, viewer.underWay + lines.count > Self.behindFrom {
          viewer.follows = false
        }
        if viewer.follows {
          viewer.underWay += lines.count
          followers.append((id, viewer.channel))
        } else {
          viewer.dropped += frames
        }
        state.viewers[id] = viewer
      }
      return followers
    }
    for (id, channel) in followers { send(lines, to: id, by: channel) }
  }

  /// Sends everything to one viewer, who follows from here on.
  ///
  /// - Parameter lines: makes what to send of how many frames it has missed; 0 for a newcomer.
  func send(everything lines: (Int) -> [UInt8], to id: Int) {
    let dropped = state.withLock { $0.viewers[id]?.dropped }
    guard let dropped else { return }
    let lines = lines(dropped)
    let channel: (any Channel)? = state.withLock { state in
      state.viewers[id]?.follows = true
      state.viewers[id]?.dropped = 0
      state.viewers[id]?.underWay += lines.count
      return state.viewers[id]?.channel
    }
    if let channel { send(lines, to: id, by: channel) }
  }

  /// The program has read a line.
  func noteRead(from id: Int) {
    let released: (any Channel)? = state.withLock { state in
      guard var viewer = state.viewers[id] else { return nil }
      viewer.unread -= 1
      let isEnough = viewer.isHeld && viewer.unread < Self.unreadLines.few
      if isEnough { viewer.isHeld = false }
      state.viewers[id] = viewer
      return isEnough ? viewer.channel : nil
    }
    released?.setOption(.autoRead, value: true).whenFailure { _ in }
  }

  /// Sends everybody away.
  func dismiss() {
    for channel in state.withLock({ $0.viewers.values.map(\.channel) }) {
      channel.close(promise: nil)
    }
  }

  private func send(_ lines: [UInt8], to id: Int, by channel: any Channel) {
    let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: lines))
    let count = lines.count
    channel.writeAndFlush(frame).whenComplete { [weak self] _ in
      self?.noteSent(count, to: id)
    }
  }
}
