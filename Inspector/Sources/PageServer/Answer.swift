import NIOHTTP1

/// What a client's request is answered with.
public struct Answer: Sendable {
  let status: HTTPResponseStatus
  let body: ServedFile
  private let extra: [(String, String)]

  /// A file.
  ///
  /// - Parameter headers: more headers; characters that a header cannot have become spaces.
  public static func file(_ file: ServedFile, headers: [(String, String)] = []) -> Answer {
    Answer(status: .ok, body: file, extra: headers)
  }

  /// Another path; what stands behind # in a link goes along.
  public static func redirect(to path: String) -> Answer {
    Answer(
      status: .found, body: ServedFile(kind: "text/plain", bytes: []), extra: [("Location", path)])
  }

  /// No file, because of what the words say; by default the status says it.
  public static func refusal(
    _ status: HTTPResponseStatus, because words: String? = nil,
    headers: [(String, String)] = []
  ) -> Answer {
    let bytes = Array((words ?? status.reasonPhrase).utf8)
    return Answer(
      status: status, body: ServedFile(kind: "text/plain; charset=utf-8", bytes: bytes),
      extra: headers)
  }

  /// The path leads here, but only by these methods.
  public static func allows(_ methods: String) -> Answer {
    refusal(.methodNotAllowed, because: "expected \(methods)", headers: [("Allow", methods)])
  }

  /// - Parameter policy: the `Content-Security-Policy`; nil for none.
  func head(policy: String?, keepsAlive: Bool) -> HTTPResponseHead {
    var headers = HTTPHeaders([
      ("Content-Type", body.kind), ("Content-Length", "\(body.count)"),
      ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Connection", keepsAlive ? "keep-alive" : "close"),
    ])
    if let policy { headers.add(name: "Content-Security-Policy", value: policy) }
    for (name, value) in extra {
      let shown = value.unicodeScalars.map { " "..."~" ~= $0 ? Character($0) : " " }
      headers.add(name: name, value: String(shown))
    }
    return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
  }
}
