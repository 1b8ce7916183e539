import NIOCore
import NIOWebSocket

/// One visitor's connection, from the first words to its end.
///
/// Browsers answer pings by themselves. A visitor that stays silent for three intervals despite
/// them, 10 s at most, has gone: its battery is empty, or it has left the network.
final class VisitorConnection: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private enum State {
    /// It has yet to greet.
    case silent
    case visiting(Visitor)
    case closed
  }

  /// The interval of checks; after a silent one, a ping follows.
  private static let interval = TimeAmount.milliseconds(2400)
  /// How many silent intervals end a visit.
  private static let mostSilent = 3

  private let clients: Clients
  private let visitors: any PageVisitors
  private var state = State.silent
  private var watch: RepeatedTask?
  /// How many intervals in a row were silent.
  private var silent = 0
  /// True if something arrived in this interval.
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
    // RFC 6455, 5.1 and 5.2: clients mask everything; no extensions were agreed on.
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return close(context) }
    switch frame.opcode {
    case .text where frame.fin: take(frame.unmaskedData, context)
    // Do not answer a client that does not read.
    case .ping where context.channel.isWritable: send(.pong, frame.unmaskedData, context)
    case .ping, .pong: break
    // Our pages never send anything else.
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

  /// Checks at the end of an interval.
  private func lookAfter(_ context: ChannelHandlerContext) {
    switch state {
    // Before its greeting, nothing but the greeting counts.
    case .silent: isHeard = false
    // A held visitor cannot be heard, so it counts as heard.
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
