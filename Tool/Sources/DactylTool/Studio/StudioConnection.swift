import NIOCore
import NIOHTTP1
import PageServer
import Platform

/// One client of the studio: its requests, one after another, until it goes or takes too long.
final class StudioConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// The least of a recording that must come within that time.
  private static let leastProgress = 1 << 16
  private static let pieceLength = 1 << 16

  private enum State {
    /// No request is under way.
    case waiting
    /// The body of a recording comes in; how much had come when it was last looked.
    case receiving(StudioConversion, before: Int)
    case converting(StudioConversion)
    /// An answer goes out, as fast as the client takes it.
    case sending(Answer, offset: Int)
    /// The answer is out, but not all of the request is in.
    case draining
    case closed
  }

  private let site: StudioSite
  private let check: RequestCheck
  private let limits: StudioLimits
  private let conversions: StudioConversions
  private let whenGone: () -> Void
  private var state = State.waiting
  private var deadline: Scheduled<Void>?
  /// Whether all of the request is in.
  private var hasRequest = true
  private var keepsAlive = false
  /// Whether pieces are being handed over; handing one over may ask for the next.
  private var isSending = false
  /// Done when the last byte of the last answer is with the system.
  private var sent: EventLoopFuture<Void>?

  init(
    site: StudioSite, check: RequestCheck, limits: StudioLimits, conversions: StudioConversions,
    whenGone: @escaping () -> Void
  ) {
    self.site = site
    self.check = check
    self.limits = limits
    self.conversions = conversions
    self.whenGone = whenGone
  }

  func channelActive(context: ChannelHandlerContext) { wait(context) }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    whenGone()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
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

  func channelWritabilityChanged(context: ChannelHandlerContext) { send(context) }

  // MARK: Requests

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    hasRequest = false
    keepsAlive = head.isKeepAlive
    switch StudioRequest(head, check) {
    case .refused(let status): refuse(status, context)
    case .otherMethod(let allowed):
      refuse(
        .methodNotAllowed, because: "expected \(allowed)", extra: [("Allow", allowed)], context)
    case .file(let path, let hasBody):
      guard let (data, kind) = site.file(at: path) else { return refuse(.notFound, context) }
      answer(
        Answer(
          .ok, .bytes(data), kind: kind, isShown: hasBody, extra: [("Cache-Control", "no-cache")]),
        context)
    case .conversion:
      let length = head.headers["content-length"].first.flatMap { Int($0) } ?? 0
      guard length <= StudioConversion.longestRecording else {
        return refuse(.payloadTooLarge, context)
      }
      guard let conversion = conversions.begin() else {
        return refuse(
          .serviceUnavailable, because: "other recordings are being converted; try again", context)
      }
      state = .receiving(conversion, before: 0)
      watchProgress(context)
      if head.headers["expect"].contains(where: { $0.lowercased() == "100-continue" }) {
        let go = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(go)), promise: nil)
      }
    }
  }

  private func take(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    switch state {
    case .receiving(let conversion, _):
      guard
        conversion.recording.count + bytes.readableBytes <= StudioConversion.longestRecording
      else {
        conversions.end(conversion)
        return refuse(.payloadTooLarge, context)
      }
      guard bytes.withUnsafeReadableBytes({ conversion.recording.append($0) }) else {
        conversions.end(conversion)
        return refuse(.insufficientStorage, context)
      }
    case .waiting, .converting, .sending, .draining, .closed: break
    }
  }

  private func endRequest(_ context: ChannelHandlerContext) {
    hasRequest = true
    switch state {
    case .receiving(let conversion, _):
      deadline?.cancel()
      state = .converting(conversion)
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      conversions.start(conversion) { outcome in
        let (connection, context) = bound.value
        connection.finish(conversion, outcome, context)
      }
    case .draining: finishAnswer(context)
    case .waiting, .converting, .sending, .closed: break
    }
  }

  private func finish(
    _ conversion: StudioConversion, _ outcome: StudioConversion.Outcome,
    _ context: ChannelHandlerContext
  ) {
    switch state {
    case .converting(let current) where current === conversion: break
    // The client has gone before.
    case .waiting, .receiving, .converting, .sending, .draining, .closed: return
    }
    switch outcome {
    case .converted(let notes):
      answer(
        Answer(
          .ok, .output(conversion), kind: "application/jsonl", extra: [("Dactyl-Notes", notes)]),
        context)
    case .refused(let words):
      conversions.end(conversion)
      refuse(.badRequest, because: words, context)
    case .exceeded:
      conversions.end(conversion)
      refuse(
        .payloadTooLarge, because: "converting it takes more than \(limits.conversion.words)",
        context)
    case .failed:
      conversions.end(conversion)
      refuse(.internalServerError, context)
    }
  }

  // MARK: Answers

  private func refuse(
    _ status: HTTPResponseStatus, because words: String? = nil,
    extra: [(String, String)] = [], _ context: ChannelHandlerContext
  ) {
    // What else comes of such a request is not worth waiting for.
    if !hasRequest { keepsAlive = false }
    let body = Data((words ?? status.reasonPhrase).utf8)
    answer(
      Answer(status, .bytes(body), kind: "text/plain; charset=utf-8", extra: extra), context)
  }

  private func answer(_ answer: Answer, _ context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(.head(answer.head(keepsAlive: keepsAlive))), promise: nil)
    state = .sending(answer, offset: 0)
    watchProgress(context)
    send(context)
  }

  /// Sends as much as the client takes at the moment.
  private func send(_ context: ChannelHandlerContext) {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while case .sending(let answer, let offset) = state, context.channel.isWritable {
      let piece = answer.piece(from: offset, atMost: Self.pieceLength)
      guard !piece.isEmpty else {
        state = .draining
        if case .output(let conversion) = answer.body { conversions.end(conversion) }
        sent = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        if hasRequest { finishAnswer(context) }
        return
      }
      state = .sending(answer, offset: offset + piece.count)
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

  private func wait(_ context: ChannelHandlerContext) {
    schedule(context) { _ in false }
  }

  /// Has the client go unless the recording or the answer moves on within the time.
  private func watchProgress(_ context: ChannelHandlerContext) {
    var sent = 0
    schedule(context) { connection in
      switch connection.state {
      case .receiving(let conversion, let before):
        let received = conversion.recording.count
        connection.state = .receiving(conversion, before: received)
        return received - before >= Self.leastProgress
      case .sending(_, let offset):
        defer { sent = offset }
        return offset > sent
      case .converting: return true
      case .waiting, .draining, .closed: return false
      }
    }
  }

  /// Asks each time the patience is over whether to go on waiting; closes the connection otherwise.
  private func schedule(
    _ context: ChannelHandlerContext, _ goesOn: @escaping (StudioConnection) -> Bool
  ) {
    deadline?.cancel()
    let bound = NIOLoopBound((self, context, goesOn), eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: .milliseconds(limits.patience)) {
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
    switch state {
    case .receiving(let conversion, _), .converting(let conversion): conversions.end(conversion)
    case .sending(let answer, _):
      if case .output(let conversion) = answer.body { conversions.end(conversion) }
    case .waiting, .draining, .closed: break
    }
    state = .closed
  }
}
