import DactylInspection
import NIOCore
import NIOWebSocket
import PageServer

/// One viewer's connection, from its first word to its end.
final class ViewerConnection: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private enum State {
    /// It has not yet said who it is.
    case silent
    case looking(Int)
    case closed
  }

  private let viewers: Viewers
  private let secret: Secret
  private var state = State.silent
  private var deadline: Scheduled<Void>?

  init(viewers: Viewers, secret: Secret) {
    self.viewers = viewers
    self.secret = secret
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
    case .text where frame.fin: take(Array(frame.unmaskedData.readableBytesView), context)
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

  private func take(_ message: [UInt8], _ context: ChannelHandlerContext) {
    switch state {
    case .silent:
      deadline?.cancel()
      guard let token = Inspection.token(ofGreeting: message), secret.isKnown(token.utf8),
        let id = viewers.join(context.channel)
      else {
        state = .closed
        context.close(promise: nil)
        return
      }
      state = .looking(id)
    case .looking(let id):
      for line in message.split(separator: UInt8(ascii: "\n")) {
        viewers.receive(Array(line), from: id)
      }
    case .closed: break
    }
  }

  private func end() {
    deadline?.cancel()
    if case .looking(let id) = state { viewers.leave(id) }
    state = .closed
  }
}
