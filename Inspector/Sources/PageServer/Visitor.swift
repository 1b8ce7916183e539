import NIOCore
import NIOWebSocket
import Synchronization

/// One visitor of a page, and how far it and the program have followed each other.
///
/// Used from the program's thread and from the network's.
public final class Visitor: Sendable {
  /// A visitor with so many bytes that the program has not read waits until there are few.
  private static let unread = (most: 1 << 17, few: 1 << 15)
  /// How many bytes a message takes beside its text, whichever way it goes.
  private static let messageCost = 256

  private struct State {
    var underWay = 0
    var unread = 0
    var isHeld = false
  }

  /// Its number, which no other visitor of the server has.
  public let id: Int
  private let channel: any Channel
  private let state = Mutex(State())

  init(id: Int, channel: any Channel) { (self.id, self.channel) = (id, channel) }

  /// How many bytes the messages take that are on their way to it.
  public var bytesUnderWay: Int { state.withLock { $0.underWay } }

  /// Sends a message.
  ///
  /// - Parameter whenSent: told on the network's thread when the system has all of it, or the
  ///   visitor has gone.
  public func send(_ text: some Collection<UInt8>, whenSent: (@Sendable () -> Void)? = nil) {
    let data = channel.allocator.buffer(bytes: text)
    let count = data.readableBytes + Self.messageCost
    state.withLock { $0.underWay += count }
    let frame = WebSocketFrame(fin: true, opcode: .text, data: data)
    channel.writeAndFlush(frame).whenComplete { [self] _ in
      state.withLock { $0.underWay -= count }
      whenSent?()
    }
  }

  /// Ends its visit.
  public func dismiss() { channel.close(promise: nil) }

  /// A message has come that the program is still to read.
  func noteCame(_ count: Int) {
    let isTooMuch = state.withLock { state in
      state.unread += count + Self.messageCost
      guard state.unread > Self.unread.most, !state.isHeld else { return false }
      state.isHeld = true
      return true
    }
    if isTooMuch { channel.setOption(.autoRead, value: false).whenFailure { _ in } }
  }

  /// Whether nothing is taken from it until the program has read more.
  var isHeld: Bool { state.withLock { $0.isHeld } }

  /// The program has read a message of so many bytes.
  public func noteRead(_ count: Int) {
    let isEnough = state.withLock { state in
      state.unread -= count + Self.messageCost
      guard state.isHeld, state.unread < Self.unread.few else { return false }
      state.isHeld = false
      return true
    }
    if isEnough { channel.setOption(.autoRead, value: true).whenFailure { _ in } }
  }
}
