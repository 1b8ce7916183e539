import NIOHTTP1

/// A server's answer to a request.
public struct Answer: Sendable {
  let status: HTTPResponseStatus
  let body: ServedFile
  let extra: [(String, String)]

  /// Answers with a file.
  ///
  /// - Parameter headers: more headers; characters not allowed in headers become spaces.
  public static func file(_ file: ServedFile, headers: [(String, String)] = []) -> Answer {
    Answer(status: .ok, body: file, extra: headers)
  }

  /// Redirects to another path; the browser keeps the link's fragment.
  public static func redirect(to path: String) -> Answer {
    Answer(
      status: .found, body: ServedFile(kind: "text/plain", bytes: []), extra: [("Location", path)])
  }

  /// Refuses, with a reason in words; by default the status's own.
  public static func refusal(
    _ status: HTTPResponseStatus, because words: String? = nil,
    headers: [(String, String)] = []
  ) -> Answer {
    let bytes = Array((words ?? status.reasonPhrase).utf8)
    return Answer(
      status: status, body: ServedFile(kind: "text/plain; charset=utf-8", bytes: bytes),
      extra: headers)
  }

  /// Refuses a method that the path does not allow.
  public static func allows(_ methods: String) -> Answer {
    refusal(.methodNotAllowed, because: "expected \(methods)", headers: [("Allow", methods)])
  }

  /// - Parameter policy: the `Content-Security-Policy`; nil for none.
  func head(policy: String?, keepsAlive: Bool) -> HTTPResponseHead {
    var headers = HTTPHeaders([
      ("Content-Type", body.kind), ("Cache-Control", "no-cache"),
      ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Connection", keepsAlive ? "keep-alive" : "close"),
    ])
    if status != .notModified { headers.add(name: "Content-Length", value: "\(body.count)") }
    if let policy { headers.add(name: "Content-Security-Policy", value: policy) }
    for (name, value) in extra {
      let shown = value.unicodeScalars.map { " "..."~" ~= $0 ? Character($0) : " " }
      headers.replaceOrAdd(name: name, value: String(shown))
    }
    return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
  }
}
