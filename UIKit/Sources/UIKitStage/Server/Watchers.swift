import NIOCore
import PageServer
import Synchronization

/// Who watches, and how far each has followed.
///
/// Pictures go to all alike. A watcher that is too far behind gets none until it has caught up, and
/// then everything at once: nothing waits for it, and nothing piles up. Used from the main thread
/// and from the network's.
final class Watchers: PageVisitors {
  /// How many may watch at once.
  static let most = 64
  /// A watcher with so many pictures that it has not acknowledged has the next one wait.
  private static let readyBelow = 2
  /// A watcher with so many of them, or so many bytes on their way to it, gets no more pictures.
  private static let behindFrom = (pictures: 16, bytes: 4 << 20)
  /// The bytes on their way to all watchers together, of which each has its share.
  private static let mostUnderWay = 16 << 20
  /// A watcher with so many words on their way to it is behind, too.
  private static let mostWords = 256

  /// What the main thread is told.
  enum Event: Sendable {
    /// Somebody wants to see everything: a newcomer, or one who has caught up.
    case wantsEverything(Visitor)
    case message(Visitor, ByteBuffer)
    case left(Visitor)
    /// A picture can be shown again.
    case ready
  }

  private struct Watcher {
    let visitor: Visitor
    /// How many pictures it has not acknowledged.
    var open = 0
    /// How many words are on their way to it.
    var words = 0
    /// Whether it gets pictures.
    var follows = false
    /// Whether it has fallen behind.
    var isBehind = false
  }

  private struct State {
    var watchers: [Int: Watcher] = [:]
    var isAwaited = false
  }

  private let state = Mutex(State())
  /// What a watcher must know.
  private let secret: Secret
  private let tell: @Sendable (Event) -> Void

  init(secret: Secret, tell: @escaping @Sendable (Event) -> Void) {
    (self.secret, self.tell) = (secret, tell)
  }

  // MARK: From the network

  /// Takes a newcomer in whose first words are `hello` and the secret, unless there are too many.
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

  /// A watcher has acknowledged a picture, or the system has taken one for it.
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

  /// Whether somebody could show a picture now; where nobody can, the next one who can tells so.
  func askReady() -> Bool {
    state.withLock { state in
      let isReady = state.watchers.values.contains { $0.follows && $0.open < Self.readyBelow }
      state.isAwaited = !isReady
      return isReady
    }
  }

  /// Sends a picture to everybody who follows.
  func send(picture text: String) {
    let followers: [Visitor] = state.withLock { state in
      let limit = min(Self.behindFrom.bytes, Self.mostUnderWay / max(state.watchers.count, 1))
      var followers: [Visitor] = []
      for (id, var watcher) in state.watchers where watcher.follows {
        // Somebody who says that it has shown a picture may have read nothing.
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

  /// Sends everything to one watcher, who follows from here on.
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

  /// Sends a word to one watcher that is not acknowledged; one that is behind gets none.
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
