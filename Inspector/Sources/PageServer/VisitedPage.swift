import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A page that is served over HTTP, each copy of which gets a connection that stays.
public struct VisitedPage: Sendable {
  /// Whom to answer.
  private let check: RequestCheck
  private let policy: String
  private let find: @Sendable (String) -> FileConnection.Answer
  private let connection: String
  private let mayConnect: @Sendable (HTTPHeaders) -> Bool
  private let visitors: any PageVisitors
  private let mostClients: Int

  /// - Parameters:
  ///   - check: whom to answer.
  ///   - policy: the `Content-Security-Policy` of all files.
  ///   - find: what a path leads to, without its query.
  ///   - connection: the path by which a page's WebSocket comes; whoever asks for a file there is
  ///     of another site.
  ///   - mayConnect: whether a page with these headers gets one.
  ///   - visitors: who is told of them.
  ///   - mostClients: how many clients may be connected at once, by HTTP or WebSocket.
  public init(
    check: RequestCheck, policy: String,
    find: @escaping @Sendable (String) -> FileConnection.Answer,
    connection: String, mayConnect: @escaping @Sendable (HTTPHeaders) -> Bool,
    visitors: any PageVisitors, mostClients: Int
  ) {
    (self.check, self.policy, self.find) = (check, policy, find)
    (self.connection, self.mayConnect) = (connection, mayConnect)
    (self.visitors, self.mostClients) = (visitors, mostClients)
  }

  /// Begins to serve, on a thread of its own.
  ///
  /// - Returns: what stops it when it is closed, and knows the port.
  /// - Throws: what the system says where the address cannot be listened on.
  public func serve(host: String, port: Int) throws -> any Channel {
    let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
    let clients = ClientCount()
    return try ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        guard clients.enter(atMost: mostClients) else { return channel.close() }
        channel.closeFuture.whenComplete { _ in clients.leave() }
        return channel.eventLoop.makeCompletedFuture { try setUp(channel) }
      }
      .bind(host: host, port: port).wait()
  }

  private func setUp(_ channel: any Channel) throws {
    let (connection, mayConnect, visitors) = (connection, mayConnect, visitors)
    let page = FileConnection(check: check, policy: policy) { [find] path in
      path == connection ? .forbidden : find(path)
    }
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: 1 << 16,
      shouldUpgrade: { channel, head in
        let isOurs = head.uri == connection && mayConnect(head.headers)
        return channel.eventLoop.makeSucceededFuture(isOurs ? [:] : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(VisitorConnection(visitors: visitors))
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
