import DactylRecordings
import NIOCore
import NIOHTTP1
import NIOPosix
import PageServer

/// Offers the studio's files over HTTP and converts recordings that are posted to it.
struct StudioServer {
  /// How many clients may be connected at once.
  static let mostConnections = 400

  let site: StudioSite
  let host: String
  let port: UInt16
  let options: ReadingOptions
  var limits = StudioLimits()

  /// Serves until the process ends; calls back with the address once it listens.
  ///
  /// - Throws: `ToolError` when the address cannot be listened on.
  func run(isListening: @escaping @Sendable (String) -> Void) async throws(ToolError) {
    do {
      // One thread answers all clients, and never waits for one of them, nor for a recording.
      let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
      let (site, options, limits) = (site, options, limits)
      let check = RequestCheck(listeningAt: host)
      let clients = try await loop.submit {
        NIOLoopBound(
          Clients(
            StudioConversions(on: loop, options: options, budget: limits.conversion)),
          eventLoop: loop)
      }.get()
      let server = try await ServerBootstrap(group: loop)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let clients = clients.value
            guard clients.count < Self.mostConnections else { return channel.close(promise: nil) }
            clients.count += 1
            let pipeline = channel.pipeline.syncOperations
            try pipeline.configureHTTPServerPipeline()
            try pipeline.addHandler(
              StudioConnection(
                site: site, check: check, limits: limits, conversions: clients.conversions
              ) { clients.count -= 1 })
          }
        }
        .bind(host: host, port: Int(port)).get()
      let name = host == "0.0.0.0" ? "127.0.0.1" : host
      isListening("http://\(name):\(server.localAddress?.port ?? 0)/")
      try await server.closeFuture.get()
    } catch {
      throw ToolError(
        status: .noInput, message: "\(host):\(port): cannot be listened on: \(error)")
    }
  }

  /// What all connections share, on the event loop alone.
  private final class Clients {
    let conversions: StudioConversions
    var count = 0

    init(_ conversions: StudioConversions) { self.conversions = conversions }
  }
}
