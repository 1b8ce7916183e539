import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import PageServer

/// Clients of a real server that do not read, or do not end their requests.
@Suite(.serialized) struct WebServerTests {
  private static let long = String(repeating: "0123456789abcdef", count: 1 << 16)
  private let server: any Channel

  init() throws {
    server = try WebServer(check: RequestCheck(names: []), mostClients: 8) { request in
      request.answer { path in
        path == "/" ? .file(ServedFile(kind: "text/plain", bytes: Array(Self.long.utf8))) : nil
      }
    }.serve(host: "127.0.0.1", port: 0)
  }

  private func client() throws -> RawClient { try RawClient(port: server.localAddress?.port ?? 0) }

  private func request(_ path: String, _ method: String = "GET") -> String {
    "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
  }

  /// The bytes of this process in memory.
  private var memory: Int {
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(words.split(separator: " ").dropFirst().first ?? "") ?? 0) * Int(getpagesize())
  }

  /// True if the server answers.
  private func isAnswered(_ client: RawClient) -> Bool {
    client.send(request("/", "HEAD"))
    return client.read().hasPrefix("HTTP/1.1 200")
  }

  @Test func aPortThatAnotherProgramHasIsNamedOrTheNextIsTaken() throws {
    let taken = try #require(server.localAddress?.port)
    let second = WebServer(check: RequestCheck(names: []), mostClients: 8) { _ in
      .answer(.refusal(.notFound))
    }
    let error = #expect(throws: (any Error).self) {
      _ = try second.serve(host: "127.0.0.1", port: taken)
    }
    #expect(error.map(WebServer.words) == "Address already in use")
    let next = try second.serve(host: "127.0.0.1", port: taken, orNext: 50)
    defer { next.close(promise: nil) }
    let port = try #require(next.localAddress?.port)
    #expect(port > taken && port <= taken + 50)
  }

  @Test func answersThatNobodyReadsTakeNoMemory() throws {
    let deaf = try client()
    let other = try client()
    #expect(isAnswered(other))
    let before = memory
    // 20 GB of answers.
    var requests = String(repeating: request("/"), count: 20_000)[...]
    while case let count = deaf.send(requests, waits: false), count > 0 {
      requests = requests.dropFirst(count)
      // When this client has its answer, the server has handled everything before.
      #expect(isAnswered(other))
    }
    #expect(memory - before < 20 << 20)
  }

  /// Closes the channel at the first flush, as the system does after a client's reset.
  private final class ResetByClient: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    var writes = 0

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      writes += 1
      context.write(data, promise: promise)
    }

    func flush(context: ChannelHandlerContext) { context.close(promise: nil) }
  }

  @Test func requestsThatWaitAreForgottenWhenTheirClientLeaves() throws {
    let check = try RequestCheck(names: [])
    let server = WebServer(check: check, mostClients: 1) { request in
      request.answer { _ in .file(ServedFile(kind: "text/plain", bytes: Array("short".utf8))) }
    }
    let channel = EmbeddedChannel()
    let reset = ResetByClient()
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try channel.pipeline.syncOperations.addHandler(reset)
    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
    try channel.pipeline.syncOperations.addHandler(HTTPConnection(server: server))
    // The channel closes while the decoder is still at the first request.
    try channel.writeInbound(ByteBuffer(string: String(repeating: request("/"), count: 3)))
    let before = reset.writes
    channel.embeddedEventLoop.run()
    #expect(!channel.isActive)
    #expect(reset.writes == before)
  }

  @Test func whatABrowserHasAlreadyIsNotSentAgainAndTheRestIsCompressed() throws {
    let client = try client()
    func ask(_ headers: String) -> String {
      client.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n")
      return client.read().lowercased()
    }
    let plain = ask("")
    let tag = try #require(plain.firstMatch(of: #/etag: (\S+)/#)?.1)
    #expect(plain.contains("content-length: \(Self.long.utf8.count)"))
    let small = ask("Accept-Encoding: gzip, deflate\r\n")
    #expect(small.contains("content-encoding: gzip") && small.contains("etag: \(tag)"))
    let length = try #require(small.firstMatch(of: #/content-length: (\d+)/#).flatMap { Int($0.1) })
    #expect(length < Self.long.utf8.count / 10)
    #expect(ask("If-None-Match: \(tag)\r\n").hasPrefix("http/1.1 304"))
    // The connection goes on.
    #expect(ask("If-None-Match: \"another\"\r\n").hasPrefix("http/1.1 200"))
  }

  @Test func everyAnswerIsWholeAndInOrder() throws {
    let client = try client()
    client.send(request("/") + request("/", "HEAD") + request("/") + request("/nothing"))
    var came = ""
    while case let piece = client.read(), !piece.isEmpty { came += piece }
    let parts = came.components(separatedBy: "HTTP/1.1 ")
    #expect(parts.map { String($0.prefix(3)) } == ["", "200", "200", "200", "404"])
    #expect([1, 3].allSatisfy { parts[$0].hasSuffix("\r\n\r\n" + Self.long) })
    #expect(parts[2].hasSuffix("\r\n\r\n"))
  }

  @Test func requestsWithoutAnEndKeepNobodyOut() throws {
    let halves = try (0..<40).map { _ in try client() }
    for half in halves { half.send("GET / HT") }
    #expect(try isAnswered(client()))
    // The server dropped the oldest.
    #expect(halves[0].read() == "")
  }
}
