import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import PageServer

/// Offers the viewer's page over HTTP, and to each page a connection by which it looks.
struct InspectorServer {
  /// How many clients may be connected at once.
  private static let mostConnections = 128
  /// Nothing but our own files and connection, and no other page may frame this one.
  private static let policy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; \
    form-action 'none'
    """

  let host: String
  let check: RequestCheck
  let secret: Secret
  let viewers: Viewers
  /// Where the viewer's page is; nil for the one that is part of the program.
  let folder: PageFolder?

  /// Begins to serve, on a thread of its own; answers with what stops it, and the port.
  ///
  /// - Throws: what the system says where the address cannot be listened on.
  func start(port: Int) throws -> any Channel {
    let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
    let clients = ClientCount()
    return try ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        guard clients.enter(atMost: Self.mostConnections) else { return channel.close() }
        channel.closeFuture.whenComplete { _ in clients.leave() }
        return channel.eventLoop.makeCompletedFuture { try setUp(channel) }
      }
      .bind(host: host, port: port).wait()
  }

  private func setUp(_ channel: any Channel) throws {
    let page = FileConnection(check: check, policy: Self.policy) { answer(path: $0) }
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: 1 << 16,
      shouldUpgrade: { channel, head in
        let isOurs = head.uri == "/inspect" && check.isOriginOfThisMachineOrOwn(head.headers)
        return channel.eventLoop.makeSucceededFuture(isOurs ? [:] : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            ViewerConnection(viewers: viewers, secret: secret))
        }
      })
    let bound = NIOLoopBound(page, eventLoop: channel.eventLoop)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
        }
      ))
    try pipeline.addHandler(page)
  }

  private func answer(path: String) -> FileConnection.Answer {
    switch path {
    case "/": return folder == nil ? .redirect("/lines.html") : .redirect("/\(Self.page)")
    // A page of another site wanted to look.
    case "/inspect": return .forbidden
    case "/lines.html": return .file(own(PackageResources.lines_html, "html"))
    case "/lines.js": return .file(own(PackageResources.lines_js, "js"))
    default: return folder?.file(at: String(path.dropFirst())).map { .file($0) } ?? .nothing
    }
  }

  private func own(_ bytes: [UInt8], _ kind: String) -> ServedFile {
    ServedFile(kind: ServedFile.kind(ofName: ".\(kind)") ?? "", bytes: bytes)
  }

  /// The viewer's page among the web files.
  static let page = "studio/inspector.html"
}

extension RequestCheck {
  fileprivate func isOriginOfThisMachineOrOwn(_ headers: HTTPHeaders) -> Bool {
    isOriginOwn(headers) || isOriginOfThisMachine(headers)
  }
}
