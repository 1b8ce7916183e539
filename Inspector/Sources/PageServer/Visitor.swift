import NIOCore
import NIOWebSocket
import Synchronization

/// One visitor of a page, and how many bytes are unread on either side.
///
/// The program's thread and the network's thread use it.
public final class Visitor: Sendable {
  /// With more than `most` bytes that the program has not read, a visitor waits until there are
  /// `few`.
  private static let unread = (most: 1 << 17, few: 1 << 15)
  /// What a message costs beside its text, in bytes, in either direction.
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

  /// The cost of all messages on their way to it, in bytes.
  public var bytesUnderWay: Int { state.withLock { $0.underWay } }

  /// Sends a message.
  ///
  /// - Parameter whenSent: called on the network's thread when the system has the whole message, or
  ///   the visitor has gone.
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

  /// Disconnects it.
  public func dismiss() { channel.close(promise: nil) }

  /// Counts a message that the program has yet to read.
  func noteCame(_ count: Int) {
    let isTooMuch = state.withLock { state in
      state.unread += count + Self.messageCost
      guard state.unread > Self.unread.most, !state.isHeld else { return false }
      state.isHeld = true
      return true
    }
    if isTooMuch { channel.setOption(.autoRead, value: false).whenFailure { _ in } }
  }

  /// True while the server reads nothing from it because the program is behind.
  var isHeld: Bool { state.withLock { $0.isHeld } }

  /// Hears that the program has read a message of `count` bytes.
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
