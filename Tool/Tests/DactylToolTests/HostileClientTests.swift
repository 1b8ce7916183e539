import Foundation
import Testing

/// Malicious clients of the studio, over real sockets on this machine.
@Suite struct HostileClientTests {
  private let sample = "Examples/Recordings/double-tap.jsonl"

  private func recording() throws -> Data {
    try Data(contentsOf: ToolRun.project.appending(path: sample))
  }

  private func post(_ count: Int, _ fields: String = "") -> String {
    "POST /convert HTTP/1.1\r\nHost: 127.0.0.1\r\n\(fields)Connection: close\r\n"
      + "Content-Length: \(count)\r\n\r\n"
  }

  @Test(arguments: [
    "\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost 127.0.0.1\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
    "POST /convert HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    "POST /convert HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: \(String(repeating: "a", count: 82_000))\r\n\r\n",
  ])
  func whatIsNoRequestIsABadRequest(bytes: Bytes) throws {
    #expect(try StudioProcess().ask(bytes.text).status == 400)
  }

  /// Bytes to send; a test's name shows how they begin.
  struct Bytes: ExpressibleByStringInterpolation, CustomTestStringConvertible {
    let text: String

    init(stringLiteral text: String) { self.text = text }

    var testDescription: String { String(text.prefix(80)).debugDescription }
  }

  @Test func aPageOfAnotherSiteConvertsNothing() throws {
    let studio = try StudioProcess()
    let recording = try recording()
    for origin in ["http://example.com", "null", "http://127.0.0.1:1", "https://127.0.0.1"] {
      let head = post(recording.count, "Origin: \(origin)\r\n")
      #expect(try studio.ask(head, recording).status == 403)
    }
    let own = post(recording.count, "Origin: http://127.0.0.1\r\n")
    #expect(try studio.ask(own, recording).body == recording)
  }

  @Test func headTellsOfAFileWithoutItsBytes() throws {
    let studio = try StudioProcess()
    let whole = try studio.get("/studio/pads.js")
    let head = try studio.ask(
      "HEAD /studio/pads.js HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    #expect(head.status == 200 && head.body.isEmpty && head.headers == whole.headers)
    #expect(head.headers["content-length"] == "\(whole.body.count)")
  }

  @Test func oneConnectionMayAskAgainAndAgain() throws {
    let studio = try StudioProcess()
    let request = "GET /studio/studio.css HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    let both = try studio.ask(request + "\r\n" + request + "Connection: close\r\n\r\n")
    let css = try studio.get("/studio/studio.css").body
    #expect(both.body.starts(with: css) && both.body.suffix(css.count) == css)
    #expect(both.body.count > 2 * css.count)
  }

  @Test func whatOnlyALinkLeadsToIsNotOffered() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let web = folder.appending(path: "studio")
    try FileManager.default.createDirectory(at: web, withIntermediateDirectories: true)
    try Data("page".utf8).write(to: web.appending(path: "index.html"))
    for (name, goal) in [("out.js", "/etc/passwd"), ("in.js", web.path + "/index.html")] {
      try FileManager.default.createSymbolicLink(
        atPath: web.path + "/" + name, withDestinationPath: goal)
    }
    let studio = try StudioProcess("--web", folder.path)
    #expect(try studio.get("/studio/out.js").status == 404)
    #expect(try studio.get("/studio/in.js").body == Data("page".utf8))
  }

  /// The studio drops a client that sends nothing, or only a little now and then.
  @Test(arguments: [
    "", "GET / HTTP/1.1\r\nHo",
    "POST /convert HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\nE: 0",
    "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\nabc",
  ])
  func whoKeepsTheStudioWaitingIsLeft(bytes: String) throws {
    let studio = try StudioProcess("--patience", "200")
    let socket = try studio.send(bytes)
    defer { close(socket) }
    // The read ends when the studio closes.
    _ = try FileHandle(fileDescriptor: socket).readToEnd()
  }

  @Test func aRecordingThatTakesTooLongIsGivenUp() throws {
    let studio = try StudioProcess("--conversion-seconds", "1")
    let answer = try studio.post("/convert", HostileRecording.bytes(reports: 400_000))
    #expect(answer.status == 413)
    #expect(String(decoding: answer.body, as: UTF8.self).contains("more than 1 s or 512 MB"))
    #expect(try studio.get("/studio/index.html").status == 200)
  }

  @Test func whatAClientThatHasGoneAskedForIsStopped() throws {
    let studio = try StudioProcess()
    let hostile = HostileRecording.bytes(reports: 400_000)
    let sockets = try (0..<4).map { _ in try studio.send(post(hostile.count), hostile) }
    #expect(isSoon { studio.children.count == 2 })
    sockets.forEach { close($0) }
    #expect(isSoon { studio.children.isEmpty })
  }

  @Test func hostileRequestsDoNotDelayOthers() throws {
    let studio = try StudioProcess("--conversion-seconds", "60")
    let hostile = HostileRecording.bytes(reports: 400_000)
    let sockets = try (0..<4).map { _ in try studio.send(post(hostile.count), hostile) }
    #expect(isSoon { studio.children.count == 2 })
    let atWork = studio.children
    // The conversions take a minute; the studio answers others meanwhile.
    for _ in 0..<31 { #expect(try studio.get("/studio/index.html").status == 200) }
    #expect(studio.children == atWork)
    #expect(isSoon { atWork.allSatisfy(studio.letsGoFirst) })
    sockets.forEach { close($0) }
    #expect(isSoon { studio.children.isEmpty })
  }

  /// True if a condition holds within ten seconds.
  private func isSoon(_ holds: () -> Bool) -> Bool {
    for _ in 0..<1000 {
      if holds() { return true }
      usleep(10_000)
    }
    return holds()
  }
}
