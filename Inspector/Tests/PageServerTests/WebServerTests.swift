import Foundation
import NIOCore
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

  private func client() throws -> RawClient {
    try RawClient(port: server.localAddress?.port ?? 0)
  }

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
