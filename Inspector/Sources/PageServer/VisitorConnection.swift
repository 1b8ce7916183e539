import NIOCore
import NIOWebSocket

/// One visitor's connection, from the first words to its end.
final class VisitorConnection: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private enum State {
    /// It has not yet said who it is.
    case silent
    case visiting(Int)
    case closed
  }

  /// How long it may be silent.
  private static let patience = TimeAmount.seconds(10)

  private let visitors: any PageVisitors
  private var state = State.silent
  private var deadline: Scheduled<Void>?

  init(visitors: any PageVisitors) { self.visitors = visitors }

  func handlerAdded(context: ChannelHandlerContext) {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: Self.patience) {
      bound.value.close(promise: nil)
    }
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
    // What our pages never send.
    default:
      end()
      context.close(promise: nil)
    }
  }

  private func take(_ message: ByteBuffer, _ context: ChannelHandlerContext) {
    switch state {
    case .silent:
      deadline?.cancel()
      guard let id = visitors.join(context.channel, greeting: message) else {
        state = .closed
        context.close(promise: nil)
        return
      }
      state = .visiting(id)
    case .visiting(let id): visitors.receive(message, from: id)
    case .closed: break
    }
  }

  private func end() {
    deadline?.cancel()
    if case .visiting(let id) = state { visitors.leave(id) }
    state = .closed
  }
}
