import NIOCore
import NIOHTTP1
import NIOWebSocket

/// One client's requests for the files of the page, each answered from memory.
final class PageConnection: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let check: RequestCheck
  private var deadline: Scheduled<Void>?

  init(check: RequestCheck) { self.check = check }

  func handlerAdded(context: ChannelHandlerContext) { wait(context) }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // Who may not watch is answered as anybody else.
    guard !(error is NIOWebSocketUpgradeError) else { return }
    context.close(promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    wait(context)
    guard check.isHostOwn(head.headers) else { return answer(.badRequest, head, context) }
    guard head.method == .GET || head.method == .HEAD else {
      return answer(.methodNotAllowed, head, context)
    }
    let path = String(head.uri.prefix { $0 != "?" })
    // A page of another site wanted to watch.
    if path == "/watch" { return answer(.forbidden, head, context) }
    guard let file = PageFile.all[path] else { return answer(.notFound, head, context) }
    answer(.ok, file, head, context)
  }

  private func answer(
    _ status: HTTPResponseStatus, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    let words = PageFile(kind: "text/plain; charset=utf-8", bytes: Array(status.reasonPhrase.utf8))
    answer(status, words, head, context)
  }

  private func answer(
    _ status: HTTPResponseStatus, _ file: PageFile, _ request: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    let keepsAlive = request.isKeepAlive && status == .ok
    let head = HTTPResponseHead(
      version: .http1_1, status: status,
      headers: [
        "Content-Type": file.kind, "Content-Length": "\(file.bytes.count)",
        "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer", "Content-Security-Policy": PageFile.policy,
        "Connection": keepsAlive ? "keep-alive" : "close",
      ])
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
