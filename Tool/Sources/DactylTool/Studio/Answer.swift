import NIOHTTP1
import Platform

/// An answer of the studio.
struct Answer {
  /// What is sent.
  enum Body {
    case bytes(Data)
    case output(StudioConversion)
  }

  let body: Body
  private let status: HTTPResponseStatus
  private let headers: HTTPHeaders
  private let count: Int
  /// Whether the body is sent; `HEAD` asks for everything else.
  private let isShown: Bool

  init(
    _ status: HTTPResponseStatus, _ body: Body, kind: String, isShown: Bool = true,
    extra: [(String, String)] = []
  ) {
    self.status = status
    self.body = body
    self.isShown = isShown
    switch body {
    case .bytes(let data): count = data.count
    case .output(let conversion): count = conversion.output.count
    }
    // In the value of a header only what can be seen is allowed.
    let extra = extra.map { name, value in
      (name, String(value.unicodeScalars.map { " "..."~" ~= $0 ? Character($0) : " " }))
    }
    headers = HTTPHeaders(
      [
        ("Content-Type", kind), ("Content-Length", "\(count)"),
        ("X-Content-Type-Options", "nosniff"),
      ] + extra)
  }

  func head(keepsAlive: Bool) -> HTTPResponseHead {
    var headers = headers
    headers.add(name: "Connection", value: keepsAlive ? "keep-alive" : "close")
    return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
  }

  /// At most so many bytes from a place on; none at the end.
  func piece(from offset: Int, atMost length: Int) -> [UInt8] {
    guard isShown, offset < count else { return [] }
    switch body {
    case .bytes(let data): return Array(data.dropFirst(offset).prefix(length))
    case .output(let conversion): return conversion.output.bytes(from: offset, atMost: length)
    }
  }
}
