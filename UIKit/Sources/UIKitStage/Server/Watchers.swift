import NIOCore
import NIOWebSocket
import PageServer
import Synchronization

/// Who watches, how far each has followed, and who may touch.
///
/// Pictures go to all alike. A watcher that is too far behind gets none until it has caught up, and
/// then everything at once: nothing waits for it, and nothing piles up. Used from the main thread
/// and from the network's.
final class Watchers: PageVisitors {
  /// How many may watch at once.
  static let most = 64
  /// A watcher with so many pictures that it has not acknowledged has the next one wait.
  private static let readyBelow = 2
  /// A watcher with so many of them, or so many bytes, gets no more.
  private static let behindFrom = (pictures: 16, bytes: 4 << 20)
  /// A watcher with so many unread messages has to wait until there are few.
  private static let unreadMessages = (most: 64, few: 16)

  /// What the main thread is told.
  enum Event: Sendable {
    /// Somebody wants to see everything: a newcomer, or one who has caught up.
    case wantsEverything(Int)
    case message(Int, ByteBuffer)
    case left(Int)
    /// A picture can be shown again.
    case ready
  }

  private struct Watcher {
    var channel: any Channel
    /// How many bytes each picture has that it has not acknowledged, in order.
    var open: [Int] = []
    /// Whether it gets pictures.
    var follows = false
    /// How many of its messages the main thread has not yet read.
    var unread = 0
    /// Whether nothing is taken from it until those are read.
    var isHeld = false
  }

  private struct State {
    var watchers: [Int: Watcher] = [:]
    var nextID = 1
    var isAwaited = false
  }

  private let state = Mutex(State())
  /// What a watcher must know; nil for nothing.
  private let token: Secret?
  private let tell: @Sendable (Event) -> Void

  init(token: Secret?, tell: @escaping @Sendable (Event) -> Void) {
    (self.token, self.tell) = (token, tell)
  }

  // MARK: From the network

  /// Takes a newcomer in; nil for one whose first words are not `hello` and the token, or where
  /// there are too many.
  func join(_ channel: any Channel, greeting: ByteBuffer) -> Int? {
    let said = greeting.readableBytesView
    guard said.starts(with: "hello ".utf8), token?.isKnown(said.dropFirst(6)) ?? true else {
      return nil
    }
    let id: Int? = state.withLock { state in
      guard state.watchers.count < Self.most else { return nil }
      defer { state.nextID += 1 }
      state.watchers[state.nextID] = Watcher(channel: channel)
      return state.nextID
    }
    if let id { tell(.wantsEverything(id)) }
    return id
  }

  func leave(_ id: Int) {
    state.withLock { _ = $0.watchers.removeValue(forKey: id) }
    tell(.left(id))
  }

  func receive(_ message: ByteBuffer, from id: Int) {
    if message.readableBytesView.elementsEqual("ack".utf8) { return acknowledge(by: id) }
    let held: (any Channel)? = state.withLock { state in
      guard var watcher = state.watchers[id] else { return nil }
      watcher.unread += 1
      let isTooMuch = watcher.unread > Self.unreadMessages.most && !watcher.isHeld
      if isTooMuch { watcher.isHeld = true }
      state.watchers[id] = watcher
      return isTooMuch ? watcher.channel : nil
    }
    held?.setOption(.autoRead, value: false).whenFailure { _ in }
    tell(.message(id, message))
  }

  /// A watcher has shown the next picture.
  private func acknowledge(by id: Int) {
    let event: Event? = state.withLock { state in
      guard var watcher = state.watchers[id], !watcher.open.isEmpty else { return nil }
      watcher.open.removeFirst()
      state.watchers[id] = watcher
      if !watcher.follows { return watcher.open.isEmpty ? .wantsEverything(id) : nil }
      guard state.isAwaited, watcher.open.count < Self.readyBelow else { return nil }
      state.isAwaited = false
      return .ready
    }
    if let event { tell(event) }
  }

  // MARK: From the main thread

  var count: Int { state.withLock { $0.watchers.count } }

  /// Whether somebody could show a picture now; where nobody can, the next one who can tells so.
  func askReady() -> Bool {
    state.withLock { state in
      let isReady = state.watchers.values.contains {
        $0.follows && $0.open.count < Self.readyBelow
      }
      state.isAwaited = !isReady
      return isReady
    }
  }

  /// Sends a picture to everybody who follows.
  func send(picture text: String) {
    let channels: [any Channel] = state.withLock { state in
      var channels: [any Channel] = []
      for (id, var watcher) in state.watchers where watcher.follows {
        let waiting = watcher.open.reduce(0, +)
        if watcher.open.count >= Self.behindFrom.pictures || waiting > Self.behindFrom.bytes {
          watcher.follows = false
        } else {
          watcher.open.append(text.utf8.count)
          channels.append(watcher.channel)
        }
        state.watchers[id] = watcher
      }
      return channels
    }
    for channel in channels { channel.send(text) }
  }

  /// Sends everything to one watcher, who follows from here on.
  func send(everything text: String, to id: Int) {
    let channel: (any Channel)? = state.withLock { state in
      state.watchers[id]?.follows = true
      state.watchers[id]?.open.append(text.utf8.count)
      return state.watchers[id]?.channel
    }
    channel?.send(text)
  }

  /// Sends a word to one watcher that is not acknowledged.
  func send(word text: String, to id: Int) {
    let channel = state.withLock { state in
      // Words are few, but a watcher that reads nothing must not gather them.
      state.watchers[id].flatMap { $0.open.count < Self.behindFrom.pictures ? $0.channel : nil }
    }
    channel?.send(text)
  }

  /// The main thread has read a message.
  func noteRead(from id: Int) {
    let released: (any Channel)? = state.withLock { state in
      guard var watcher = state.watchers[id] else { return nil }
      watcher.unread -= 1
      let isEnough = watcher.isHeld && watcher.unread < Self.unreadMessages.few
      if isEnough { watcher.isHeld = false }
      state.watchers[id] = watcher
      return isEnough ? watcher.channel : nil
    }
    released?.setOption(.autoRead, value: true).whenFailure { _ in }
  }

  /// Sends somebody away.
  func dismiss(_ id: Int) {
    state.withLock { $0.watchers[id]?.channel }?.close(promise: nil)
  }
}

extension Channel {
  fileprivate func send(_ text: String) {
    writeAndFlush(
      WebSocketFrame(fin: true, opcode: .text, data: allocator.buffer(string: text)), promise: nil)
  }
}
