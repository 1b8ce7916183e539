import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves files over HTTP and keeps connections to pages.
///
/// The studio, inspectors and UIKit programs in a browser use it. One thread serves all clients and
/// never waits for one of them. The server sends a client no more than it reads, and drops it if
/// nothing moves on within the server's patience.
public struct WebServer: Sendable {
  /// The connections of pages.
  public struct Visits: Sendable {
    let path: String
    let mayConnect: @Sendable (HTTPHeaders) -> Bool
    let visitors: any PageVisitors

    /// - Parameters:
    ///   - path: where a page's WebSocket connects.
    ///   - mayConnect: true if a page with these headers may connect.
    ///   - visitors: takes the visitors and their messages.
    public init(
      at path: String, mayConnect: @escaping @Sendable (HTTPHeaders) -> Bool,
      visitors: any PageVisitors
    ) { (self.path, self.mayConnect, self.visitors) = (path, mayConnect, visitors) }
  }

  let policy: String?
  let patience: TimeAmount
  private let check: RequestCheck
  private let visits: Visits?
  private let mostClients: Int
  private let reply: @Sendable (Request) -> Reply

  /// - Parameters:
  ///   - check: which requests to answer.
  ///   - policy: the `Content-Security-Policy` of all answers; nil for none.
  ///   - patience: how long a client may take for a request, for the next 64 KiB of an upload, or
  ///     to read more of an answer; default 10 s.
  ///   - mostClients: how many clients may be connected at once, by HTTP or WebSocket. One more
  ///     displaces the oldest that is not a visitor.
  ///   - visits: the connections of pages; nil for none.
  ///   - reply: responds to a request, on the server's event loop.
  public init(
    check: RequestCheck, policy: String? = nil, patience: TimeAmount = .seconds(10),
    mostClients: Int, visits: Visits? = nil, reply: @escaping @Sendable (Request) -> Reply
  ) {
    (self.check, self.policy, self.patience) = (check, policy, patience)
    (self.mostClients, self.visits, self.reply) = (mostClients, visits, reply)
  }

  /// An event loop on its own thread.
  public static func makeLoop() -> any EventLoop {
    MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
  }

  /// Begins to serve.
  ///
  /// - Parameter further: how many ports after this one to try while another program has it.
  /// - Returns: the server's channel, which knows the port; closing it stops the server.
  /// - Throws: the system's error if the address is not available.
  public func serve(
    host: String, port: Int, orNext further: Int = 0, on loop: any EventLoop = Self.makeLoop()
  ) async throws -> any Channel {
    try await start(host, port, orNext: further, loop).get()
  }

  /// Begins to serve, and waits until the server listens.
  public func serve(host: String, port: Int, orNext further: Int = 0) throws -> any Channel {
    try start(host, port, orNext: further, Self.makeLoop()).wait()
  }

  /// What the system says of an address that is not available.
  public static func words(of error: any Error) -> String {
    (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
  }

  private func start(
    _ host: String, _ port: Int, orNext further: Int, _ loop: any EventLoop
  ) -> EventLoopFuture<any Channel> {
    bind(host, port, loop).flatMapError { error in
      guard further > 0, (error as? IOError)?.errnoCode == EADDRINUSE else {
        return loop.makeFailedFuture(error)
      }
      return start(host, port + 1, orNext: further - 1, loop)
    }
  }

  private func bind(
    _ host: String, _ port: Int, _ loop: any EventLoop
  ) -> EventLoopFuture<any Channel> {
    loop.submit { NIOLoopBound(Clients(atMost: mostClients), eventLoop: loop) }
      .flatMap { clients in
        ServerBootstrap(group: loop)
          .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
          .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
          // Small buffers, so that many clients sending at once take little memory.
          .childChannelOption(
            .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 1 << 14)
          )
          .childChannelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
              guard clients.value.enter(channel) else { return channel.close(promise: nil) }
              try setUp(channel, clients)
            }
          }
          .bind(host: host, port: port)
      }
  }

  /// Checks a request and responds.
  func reply(to head: HTTPRequestHead) -> Reply {
    guard check.isHostOwn(head.headers) else { return .answer(.refusal(.badRequest)) }
    let request = Request(head)
    // A plain request for this path came from a page that may not connect.
    guard request.path != visits?.path else { return .answer(.refusal(.forbidden)) }
    return reply(request)
  }

  private func setUp(_ channel: any Channel, _ clients: NIOLoopBound<Clients>) throws {
    let pipeline = channel.pipeline.syncOperations
    let requests = HTTPConnection(server: self)
    guard let visits else {
      try pipeline.configureHTTPServerPipeline()
      return try pipeline.addHandler(requests)
    }
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: 1 << 16,
      shouldUpgrade: { channel, head in
        let isOurs = head.uri == visits.path && visits.mayConnect(head.headers)
        return channel.eventLoop.makeSucceededFuture(isOurs ? [:] : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            VisitorConnection(clients: clients.value, visitors: visits.visitors))
        }
      })
    let bound = NIOLoopBound(requests, eventLoop: channel.eventLoop)
    try pipeline.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
        }
      ))
    try pipeline.addHandler(requests)
  }
}
