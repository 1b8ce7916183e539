import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import PageServer

/// Offers the page over HTTP, and to each page a connection by which it watches.
struct StageServer {
  /// How many clients may be connected at once.
  private static let mostConnections = 256

  let host: String
  let port: Int
  let check: RequestCheck
  let token: Secret?
  let watchers: Watchers

  /// Begins to serve, on a thread of its own; answers with the port.
  ///
  /// - Throws: what the system says where the address cannot be listened on.
  func start() throws -> Int {
    let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
    let (check, token, watchers) = (check, token, watchers)
    let clients = ClientCount()
    let server = try ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        guard clients.enter(atMost: Self.mostConnections) else { return channel.close() }
        channel.closeFuture.whenComplete { _ in clients.leave() }
        return channel.eventLoop.makeCompletedFuture {
          try Self.setUp(channel, check, token, watchers)
        }
      }
      .bind(host: host, port: port).wait()
    return server.localAddress?.port ?? port
  }

  private static func setUp(
    _ channel: any Channel, _ check: RequestCheck, _ token: Secret?, _ watchers: Watchers
  ) throws {
    let page = FileConnection(check: check, policy: PageFile.policy, find: PageFile.find)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: 1 << 16,
      shouldUpgrade: { channel, head in
        let isOurs = head.uri == "/watch" && check.isOriginOwn(head.headers)
        return channel.eventLoop.makeSucceededFuture(isOurs ? [:] : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            WatcherConnection(watchers: watchers, token: token))
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
}
