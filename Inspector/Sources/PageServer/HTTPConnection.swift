import NIOCore
import NIOHTTP1
import NIOWebSocket

/// One client's requests, one after another, until it goes or takes too long.
///
/// An answer goes out as fast as the client takes it, and the next request waits until it is out:
/// whatever a client asks for and does not read, it costs no more than a piece of one file.
final class HTTPConnection: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The least of an upload that must come within the server's patience, in bytes.
  private static let leastProgress = 1 << 16
  private static let pieceLength = 1 << 16

  private enum State {
    /// No request is under way.
    case waiting
    /// An upload comes in; how much had come when it was last looked.
    case receiving(any Upload, before: Int)
    /// The answer to an upload is being made.
    case working(any Upload)
    /// A body goes out, as far as a place.
    case sending(ServedFile, offset: Int, end: Int)
    /// The answer is out, but not all of the request is in.
    case draining
    case closed
  }

  private let server: WebServer
  private var state = State.waiting
  /// The upload that the request under way brings.
  private var upload: (any Upload)?
  private var deadline: Scheduled<Void>?
  /// Whether all of the request is in.
  private var hasRequest = true
  private var keepsAlive = false
  /// Whether the answer's body goes out; `HEAD` asks for everything else.
  private var showsBody = true
  /// Whether pieces are being handed over; handing one over may ask for the next.
  private var isSending = false
  /// Done when the last byte of the last answer is with the system.
  private var sent: EventLoopFuture<Void>?

  init(server: WebServer) { self.server = server }

  func handlerAdded(context: ChannelHandlerContext) { wait(context) }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A client that may not visit is answered like any other.
    guard !(error is NIOWebSocketUpgradeError) else { return }
    // What is no HTTP has been answered already.
    context.close(promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
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
        // The client may have gone before.
        if case .working(let current) = state, current === upload { send(answer, context) }
      }
    case .draining: finishAnswer(context)
    case .waiting, .working, .sending, .closed: break
    }
  }

  // MARK: Answers

  private func send(_ answer: Answer, _ context: ChannelHandlerContext) {
    // What else comes of a request that was refused is not worth waiting for.
    if !hasRequest, answer.status != .ok { keepsAlive = false }
    let head = answer.head(policy: server.policy, keepsAlive: keepsAlive)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    state = .sending(answer.body, offset: 0, end: showsBody ? answer.body.count : 0)
    watchProgress(context)
    send(context)
  }

  /// Sends as much as the client takes at the moment.
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
      // The file has become shorter.
      guard !piece.isEmpty else { return context.close(promise: nil) }
      state = .sending(body, offset: offset + piece.count, end: end)
      context.writeAndFlush(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: piece)))), promise: nil)
    }
  }

  /// The answer is out and the request is in.
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

  /// Has the client go unless the upload or the answer moves on within the time.
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

  /// Asks each time the patience is over whether to go on waiting; closes the connection otherwise.
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

  /// Lets go of everything.
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
