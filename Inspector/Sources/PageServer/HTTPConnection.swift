import NIOCore
import NIOHTTP1
import NIOWebSocket

/// One client's requests, one after another, until it goes or takes too long.
///
/// An answer goes out as fast as the client reads, and the next request waits for it, so a client
/// that does not read costs no more than a piece of one file.
final class HTTPConnection: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The least of an upload that must arrive in one period of the server's patience, in bytes.
  private static let leastProgress = 1 << 16
  private static let pieceLength = 1 << 16

  private enum State {
    /// No request is under way.
    case waiting
    /// An upload arrives; `before` is its length at the last check.
    case receiving(any Upload, before: Int)
    /// The upload prepares its answer.
    case working(any Upload)
    /// A body goes out; `offset` is how far.
    case sending(ServedFile, offset: Int, end: Int)
    /// The answer is out, but part of the request is still to come.
    case draining
    case closed
  }

  private let server: WebServer
  private var state = State.waiting
  /// The current request's upload.
  private var upload: (any Upload)?
  private var deadline: Scheduled<Void>?
  /// True once the whole request has arrived.
  private var hasRequest = true
  private var keepsAlive = false
  /// True if the answer's body goes out; `HEAD` asks for the head only.
  private var showsBody = true
  /// True while pieces are written; writing one may call `send` again.
  private var isSending = false
  /// Fulfilled once the system has the last answer's last byte.
  private var sent: EventLoopFuture<Void>?

  init(server: WebServer) { self.server = server }

  func handlerAdded(context: ChannelHandlerContext) { wait(context) }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // Answer a client that may not visit like any other.
    guard !(error is NIOWebSocketUpgradeError) else { return }
    // Bytes that are not HTTP have their answer already.
    context.close(promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // Requests that waited behind an answer arrive when the client's channel closes.
    if case .closed = state { return }
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let bytes): take(bytes, context)
    case .end: endRequest(context)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    send(context)
    context.fireChannelWritabilityChanged()
  }

  // MARK: Requests

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    hasRequest = false
    keepsAlive = head.isKeepAlive
    showsBody = head.method != .HEAD
    switch server.reply(to: head) {
    case .answer(let answer): send(answer, context)
    case .upload(let upload):
      self.upload = upload
      state = .receiving(upload, before: 0)
      watchProgress(context)
      if head.headers["expect"].contains(where: { $0.lowercased() == "100-continue" }) {
        let go = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(go)), promise: nil)
      }
    }
  }

  private func take(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    switch state {
    case .receiving(let upload, _):
      if let refusal = upload.take(bytes) { send(refusal, context) }
    case .waiting, .working, .sending, .draining, .closed: break
    }
  }

  private func endRequest(_ context: ChannelHandlerContext) {
    hasRequest = true
    switch state {
    case .receiving(let upload, _):
      deadline?.cancel()
      state = .working(upload)
      upload.finish { [self] answer in
        // The client may have gone already.
        if case .working(let current) = state, current === upload { send(answer, context) }
      }
    case .draining: finishAnswer(context)
    case .waiting, .working, .sending, .closed: break
    }
  }

  // MARK: Answers

  private func send(_ answer: Answer, _ context: ChannelHandlerContext) {
    // The rest of a refused request is not worth waiting for.
    if !hasRequest, ![.ok, .notModified].contains(answer.status) { keepsAlive = false }
    let head = answer.head(policy: server.policy, keepsAlive: keepsAlive)
    state = .sending(answer.body, offset: 0, end: showsBody ? answer.body.count : 0)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    watchProgress(context)
    send(context)
  }

  /// Sends as much as the client takes now.
  private func send(_ context: ChannelHandlerContext) {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while case .sending(let body, let offset, let end) = state, context.channel.isWritable {
      guard offset < end else {
        state = .draining
        endUpload()
        sent = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        if hasRequest { finishAnswer(context) }
        return
      }
      let piece = body.bytes(from: offset, atMost: min(end - offset, Self.pieceLength))
      // The file was shortened meanwhile.
      guard !piece.isEmpty else { return context.close(promise: nil) }
      state = .sending(body, offset: offset + piece.count, end: end)
      context.writeAndFlush(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: piece)))), promise: nil)
    }
  }

  /// Continues once the answer is out and the request complete.
  private func finishAnswer(_ context: ChannelHandlerContext) {
    if keepsAlive {
      state = .waiting
      wait(context)
    } else {
      state = .closed
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      sent?.whenComplete { _ in bound.value.close(promise: nil) }
    }
  }

  // MARK: Time

  private func wait(_ context: ChannelHandlerContext) { schedule(context) { _ in false } }

  /// Closes the connection unless the upload or the answer moves on in time.
  private func watchProgress(_ context: ChannelHandlerContext) {
    var sent = 0
    schedule(context) { connection in
      switch connection.state {
      case .receiving(let upload, let before):
        connection.state = .receiving(upload, before: upload.count)
        return upload.count - before >= Self.leastProgress
      case .sending(_, let offset, _):
        defer { sent = offset }
        return offset > sent
      case .working: return true
      case .waiting, .draining, .closed: return false
      }
    }
  }

  /// Asks after each period of patience whether to go on; if not, closes the connection.
  private func schedule(
    _ context: ChannelHandlerContext, _ goesOn: @escaping (HTTPConnection) -> Bool
  ) {
    deadline?.cancel()
    let bound = NIOLoopBound((self, context, goesOn), eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: server.patience) {
      let (connection, context, goesOn) = bound.value
      if goesOn(connection) {
        connection.schedule(context, goesOn)
      } else {
        context.close(promise: nil)
      }
    }
  }

  /// Releases everything.
  private func end() {
    deadline?.cancel()
    endUpload()
    state = .closed
  }

  private func endUpload() {
    upload?.end()
    upload = nil
  }
}
