import NIOCore
import NIOWebSocket
import PageServer

/// One watcher's connection, from its first word to its end.
final class WatcherConnection: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private enum State {
    /// It has not yet said who it is.
    case silent
    case watching(Int)
    case closed
  }

  private let watchers: Watchers
  /// What a watcher must know; nil for nothing.
  private let token: Secret?
  private var state = State.silent
  private var deadline: Scheduled<Void>?

  init(watchers: Watchers, token: Secret?) {
    self.watchers = watchers
    self.token = token
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: .seconds(10)) { bound.value.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) { end() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end()
    context.close(promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text where frame.fin: take(frame.unmaskedData, context)
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .pong: break
    // What our page never sends.
    default:
      end()
      context.close(promise: nil)
    }
  }

  private func take(_ message: ByteBuffer, _ context: ChannelHandlerContext) {
    switch state {
    case .silent:
      deadline?.cancel()
      guard isGreeting(message), let id = watchers.join(context.channel) else {
        state = .closed
        context.close(promise: nil)
        return
      }
      state = .watching(id)
    case .watching(let id):
      if message.readableBytesView.elementsEqual("ack".utf8) {
        watchers.acknowledge(by: id)
      } else {
        watchers.receive(message, from: id)
      }
    case .closed: break
    }
  }

  /// Whether the first message says `hello` and the token.
  private func isGreeting(_ message: ByteBuffer) -> Bool {
    let said = message.readableBytesView
    guard said.starts(with: "hello ".utf8) else { return false }
    return token?.isKnown(said.dropFirst(6)) ?? true
  }

  private func end() {
    deadline?.cancel()
    if case .watching(let id) = state { watchers.leave(id) }
    state = .closed
  }
}
