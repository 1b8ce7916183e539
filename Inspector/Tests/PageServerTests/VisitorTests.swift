import NIOCore
import NIOEmbedded
import NIOWebSocket
import Synchronization
import Testing

@testable import PageServer

@Suite struct VisitorTests {
  /// Admits every visitor and records who is there and what they say.
  private final class Visitors: PageVisitors {
    struct State {
      var present: [Visitor] = []
      var messages: [String] = []
    }

    let state = Mutex(State())

    func join(_ visitor: Visitor, greeting: ByteBuffer) -> Bool {
      state.withLock { $0.present.append(visitor) }
      return true
    }

    func receive(_ message: ByteBuffer, from visitor: Visitor) {
      state.withLock { $0.messages.append(String(buffer: message)) }
    }

    func leave(_ visitor: Visitor) { state.withLock { $0.present.removeAll { $0 === visitor } } }

    var count: Int { state.withLock { $0.present.count } }
  }

  private let visitors = Visitors()
  private let channel: EmbeddedChannel

  init() throws {
    channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandler(
      VisitorConnection(clients: Clients(atMost: 4), visitors: visitors))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private func say(_ text: String, _ opcode: WebSocketOpcode = .text) throws {
    let mask: WebSocketMaskingKey = [1, 2, 3, 4]
    var data = ByteBuffer(string: text)
    data.webSocketMask(mask)
    try channel.writeInbound(WebSocketFrame(fin: true, opcode: opcode, maskKey: mask, data: data))
  }

  private func heard() throws -> WebSocketOpcode? {
    try channel.readOutbound(as: WebSocketFrame.self)?.opcode
  }

  @Test func aSilentVisitorIsGoneAfterTenSeconds() throws {
    try say("hello")
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(visitors.count == 1)
    #expect(try heard() == .ping)
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    #expect(visitors.count == 0)
    #expect(!channel.isActive)
  }

  @Test func aVisitorThatAnswersPingsStays() throws {
    try say("hello")
    var pings = 0
    for _ in 0..<60 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      while try heard() == .ping {
        pings += 1
        try say("", .pong)
      }
    }
    #expect(visitors.count == 1)
    #expect(pings >= 10)
  }

  @Test func whoDoesNotGreetIsSentAwayWhateverElseItSays() throws {
    for _ in 0..<10 {
      guard channel.isActive else { break }
      try say("", .ping)
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    }
    #expect(!channel.isActive)
    #expect(visitors.count == 0)
  }

  @Test func aVisitorWaitsUntilTheProgramHasRead() throws {
    try say("hello")
    let message = String(repeating: "x", count: 60_000)
    let visitor = try #require(visitors.state.withLock { $0.present.first })
    for _ in 0..<3 { try say(message) }
    #expect(visitor.isHeld)
    // The visitor is silent because we hold it.
    channel.embeddedEventLoop.advanceTime(by: .seconds(60))
    #expect(visitors.count == 1)
    for _ in 0..<3 { visitor.noteRead(message.utf8.count) }
    #expect(!visitor.isHeld)
  }
}
