import NIOCore
import PageServer
import Synchronization

/// The watchers, and how far each has followed.
///
/// All get the same pictures. A watcher that falls behind gets no picture until it has caught up,
/// and then everything at once: the others never wait, and no queue grows. The main thread and the
/// network's threads use this.
final class Watchers: PageVisitors {
  /// The largest number of watchers.
  static let most = 64
  /// With this many unacknowledged pictures, a watcher delays the next.
  private static let readyBelow = 2
  /// With this many unacknowledged pictures, or bytes in transit, a watcher is behind.
  private static let behindFrom = (pictures: 16, bytes: 4 << 20)
  /// The bytes in transit to all watchers together, shared equally.
  private static let mostUnderWay = 16 << 20
  /// With this many messages in transit, a watcher is behind too.
  private static let mostWords = 256

  /// Events for the main thread.
  enum Event: Sendable {
    /// A watcher needs everything: it is new or has caught up.
    case wantsEverything(Visitor)
    case message(Visitor, ByteBuffer)
    case left(Visitor)
    /// A watcher is ready for the next picture.
    case ready
  }

  private struct Watcher {
    let visitor: Visitor
    /// Unacknowledged pictures.
    var open = 0
    /// Messages in transit.
    var words = 0
    /// True if it gets pictures.
    var follows = false
    /// True if it has fallen behind.
    var isBehind = false
  }

  private struct State {
    var watchers: [Int: Watcher] = [:]
    var isAwaited = false
  }

  private let state = Mutex(State())
  /// The secret that a watcher must know.
  private let secret: Secret
  private let tell: @Sendable (Event) -> Void

  init(secret: Secret, tell: @escaping @Sendable (Event) -> Void) {
    (self.secret, self.tell) = (secret, tell)
  }

  // MARK: From the network

  /// Admits a visitor who greets with `hello` and the secret, unless there are too many.
  func join(_ visitor: Visitor, greeting: ByteBuffer) -> Bool {
    let said = greeting.readableBytesView
    guard said.starts(with: "hello ".utf8), secret.isKnown(said.dropFirst(6)) else { return false }
    let isTaken = state.withLock { state in
      guard state.watchers.count < Self.most else { return false }
      state.watchers[visitor.id] = Watcher(visitor: visitor)
      return true
    }
    if isTaken { tell(.wantsEverything(visitor)) }
    return isTaken
  }

  func leave(_ visitor: Visitor) {
    state.withLock { _ = $0.watchers.removeValue(forKey: visitor.id) }
    tell(.left(visitor))
  }

  func receive(_ message: ByteBuffer, from visitor: Visitor) {
    guard message.readableBytesView.elementsEqual("ack".utf8) else {
      return tell(.message(visitor, message))
    }
    visitor.noteRead(message.readableBytes)
    let isReady = state.withLock { state in
      guard var watcher = state.watchers[visitor.id], watcher.open > 0 else { return false }
      watcher.open -= 1
      state.watchers[visitor.id] = watcher
      guard state.isAwaited, watcher.follows, watcher.open < Self.readyBelow else { return false }
      state.isAwaited = false
      return true
    }
    if isReady { tell(.ready) }
    noteProgress(of: visitor)
  }

  /// A watcher acknowledged a picture, or the system sent a picture's bytes.
  private func noteProgress(of visitor: Visitor) {
    let hasCaughtUp = state.withLock { state in
      guard let watcher = state.watchers[visitor.id], watcher.isBehind, watcher.open == 0,
        visitor.bytesUnderWay == 0
      else { return false }
      state.watchers[visitor.id]?.isBehind = false
      return true
    }
    if hasCaughtUp { tell(.wantsEverything(visitor)) }
  }

  // MARK: From the main thread

  /// True if a watcher is ready for a picture; otherwise the next one to become ready reports it.
  func askReady() -> Bool {
    state.withLock { state in
      let isReady = state.watchers.values.contains { $0.follows && $0.open < Self.readyBelow }
      state.isAwaited = !isReady
      return isReady
    }
  }

  /// Sends a picture to every watcher that follows.
  func send(picture text: String) {
    let followers: [Visitor] = state.withLock { state in
      let limit = min(Self.behindFrom.bytes, Self.mostUnderWay / max(state.watchers.count, 1))
      var followers: [Visitor] = []
      for (id, var watcher) in state.watchers where watcher.follows {
        // A watcher may acknowledge pictures that it has not read.
        if watcher.open >= Self.behindFrom.pictures || watcher.visitor.bytesUnderWay > limit {
          (watcher.follows, watcher.isBehind) = (false, true)
        } else {
          watcher.open += 1
          followers.append(watcher.visitor)
        }
        state.watchers[id] = watcher
      }
      return followers
    }
    for visitor in followers { send(text, to: visitor) }
  }

  /// Sends everything to one watcher, which follows from then on.
  func send(everything text: String, to visitor: Visitor) {
    let isThere = state.withLock { state in
      guard var watcher = state.watchers[visitor.id] else { return false }
      watcher.follows = true
      watcher.open += 1
      state.watchers[visitor.id] = watcher
      return true
    }
    if isThere { send(text, to: visitor) }
  }

  /// Sends one watcher a message without acknowledgement; a watcher that is behind gets none.
  func send(word text: String, to visitor: Visitor) {
    let isSent = state.withLock { state in
      guard var watcher = state.watchers[visitor.id], !watcher.isBehind else { return false }
      watcher.words += 1
      let isTooMany = watcher.words > Self.mostWords
      if isTooMany { (watcher.words, watcher.follows, watcher.isBehind) = (0, false, true) }
      state.watchers[visitor.id] = watcher
      return !isTooMany
    }
    guard isSent else { return }
    visitor.send(text.utf8) { [weak self] in
      self?.state.withLock { state in
        if let words = state.watchers[visitor.id]?.words, words > 0 {
          state.watchers[visitor.id]?.words = words - 1
        }
      }
      self?.noteProgress(of: visitor)
    }
  }

  private func send(_ text: String, to visitor: Visitor) {
    visitor.send(text.utf8) { [weak self] in self?.noteProgress(of: visitor) }
  }
}
