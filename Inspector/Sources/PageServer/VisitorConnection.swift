import NIOCore
import NIOWebSocket

/// One visitor's connection, from the first words to its end.
///
/// Browsers answer pings by themselves. A visitor from which nothing comes for three intervals in
/// spite of them is gone, after 10 s at most: its battery is empty, or it has left the network.
final class VisitorConnection: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private enum State {
    /// It has not yet said who it is.
    case silent
    case visiting(Visitor)
    case closed
  }

  /// How often it is looked whether something has come; if not, a ping asks for it.
  private static let interval = TimeAmount.milliseconds(2400)
  /// How many intervals of silence end a visit.
  private static let mostSilent = 3

  private let clients: Clients
  private let visitors: any PageVisitors
  private var state = State.silent
  private var watch: RepeatedTask?
  /// How many intervals have passed without a word.
  private var silent = 0
  /// Whether something has come in this one.
  private var isHeard = false

  init(clients: Clients, visitors: any PageVisitors) {
    (self.clients, self.visitors) = (clients, visitors)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    watch = context.eventLoop.scheduleRepeatedTask(
      initialDelay: Self.interval, delay: Self.interval
    ) { _ in bound.value.0.lookAfter(bound.value.1) }
  }

  func channelInactive(context: ChannelHandlerContext) { end() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { close(context) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    isHeard = true
    // RFC 6455, 5.1 and 5.2: clients mask all that they send, and have agreed on no extension.
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return close(context)
    }
    switch frame.opcode {
    case .text where frame.fin: take(frame.unmaskedData, context)
    // Whoever reads no answers gets none.
    case .ping where context.channel.isWritable: send(.pong, frame.unmaskedData, context)
    case .ping, .pong: break
    // What our pages never send.
    default: close(context)
    }
  }

  private func take(_ message: ByteBuffer, _ context: ChannelHandlerContext) {
    switch state {
    case .silent:
      let visitor = Visitor(id: clients.visit(context.channel), channel: context.channel)
      guard visitors.join(visitor, greeting: message) else { return close(context) }
      state = .visiting(visitor)
      silent = 0
    case .visiting(let visitor):
      visitor.noteCame(message.readableBytes)
      visitors.receive(message, from: visitor)
    case .closed: break
    }
  }

  /// An interval has passed.
  private func lookAfter(_ context: ChannelHandlerContext) {
    switch state {
    // Whoever does not say who it is is not asked whether it is there.
    case .silent: isHeard = false
    // Nothing comes from somebody from whom nothing is taken.
    case .visiting(let visitor): isHeard = isHeard || visitor.isHeld
    case .closed: return
    }
    silent = isHeard ? 0 : silent + 1
    isHeard = false
    if silent == Self.mostSilent { return close(context) }
    if silent > 0, case .visiting = state { send(.ping, ByteBuffer(), context) }
  }

  private func send(
    _ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext
  ) {
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  private func close(_ context: ChannelHandlerContext) {
    end()
    context.close(promise: nil)
  }

  private func end() {
    watch?.cancel()
    if case .visiting(let visitor) = state { visitors.leave(visitor) }
    state = .closed
  }
}
