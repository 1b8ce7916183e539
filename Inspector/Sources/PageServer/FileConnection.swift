import NIOCore
import NIOHTTP1
import NIOWebSocket

/// One client's requests for the files of a page, each answered at once.
public final class FileConnection: ChannelInboundHandler, RemovableChannelHandler {
  /// Requests come in.
  public typealias InboundIn = HTTPServerRequestPart
  /// Answers go out.
  public typealias OutboundOut = HTTPServerResponsePart

  /// What a path leads to.
  public enum Answer: Sendable {
    case file(ServedFile)
    /// Another path; what stands behind # in a link goes along.
    case redirect(String)
    /// Not for a request of this kind.
    case forbidden
    case nothing
  }

  private let check: RequestCheck
  private let policy: String
  private let find: @Sendable (String) -> Answer
  private var deadline: Scheduled<Void>?

  /// - Parameters:
  ///   - check: whom to answer.
  ///   - policy: the `Content-Security-Policy` of all files.
  ///   - find: what a path leads to, without its query.
  public init(
    check: RequestCheck, policy: String, find: @escaping @Sendable (String) -> Answer
  ) {
    self.check = check
    self.policy = policy
    self.find = find
  }

  /// Waits for a request.
  public func handlerAdded(context: ChannelHandlerContext) { wait(context) }

  /// Waits no longer.
  public func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  /// Waits no longer.
  public func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  /// Closes what goes wrong.
  public func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // Who may not watch is answered as anybody else.
    guard !(error is NIOWebSocketUpgradeError) else { return }
    context.close(promise: nil)
  }

  /// Answers a request.
  public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    wait(context)
    guard check.isHostOwn(head.headers) else { return answer(.badRequest, head, context) }
    guard head.method == .GET || head.method == .HEAD else {
      return answer(.methodNotAllowed, head, context)
    }
    let path = String(head.uri.prefix { $0 != "?" })
    switch find(path) {
    case .file(let file): answer(.ok, file, head, context)
    case .redirect(let goal):
      answer(.found, ServedFile(kind: "text/plain", bytes: []), leadingTo: goal, head, context)
    case .forbidden: answer(.forbidden, head, context)
    case .nothing: answer(.notFound, head, context)
    }
  }

  private func answer(
    _ status: HTTPResponseStatus, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    let words = ServedFile(
      kind: "text/plain; charset=utf-8", bytes: Array(status.reasonPhrase.utf8))
    answer(status, words, head, context)
  }

  private func answer(
    _ status: HTTPResponseStatus, _ file: ServedFile, leadingTo goal: String? = nil,
    _ request: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    let keepsAlive = request.isKeepAlive && status == .ok
    var head = HTTPResponseHead(
      version: .http1_1, status: status,
      headers: [
        "Content-Type": file.kind, "Content-Length": "\(file.bytes.count)",
        "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer", "Content-Security-Policy": policy,
        "Connection": keepsAlive ? "keep-alive" : "close",
      ])
    if let goal { head.headers.add(name: "Location", value: goal) }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if request.method != .HEAD {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: file.bytes)))), promise: nil)
    }
    let sent = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    guard !keepsAlive else { return }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    sent.whenComplete { _ in bound.value.close(promise: nil) }
  }

  /// Has the client go unless it asks for something soon.
  private func wait(_ context: ChannelHandlerContext) {
    deadline?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: .seconds(10)) { bound.value.close(promise: nil) }
  }
}
