import NIOHTTP1

/// What a request asks of the studio, or why it gets nothing.
enum StudioRequest: Equatable {
  /// A file; without its bytes for `HEAD`.
  case file(path: String, hasBody: Bool)
  /// A recording follows that is to be converted.
  case conversion
  case refused(HTTPResponseStatus)
  /// What is there answers to other methods.
  case otherMethod(allowed: String)

  /// Reads the head of a request to a server that listens at the given address.
  init(_ head: HTTPRequestHead, listeningAt address: String) {
    let hosts = head.headers["host"]
    guard hosts.count == 1, let name = Self.name(ofHost: hosts[0]),
      Self.isOwn(name, address: address)
    else {
      self = .refused(.badRequest)
      return
    }
    let path = String(head.uri.prefix { $0 != "?" && $0 != "#" }.drop { $0 == "/" })
    switch (path, head.method) {
    case ("convert", .POST):
      // A page of another site may send, even where it may not read the answer.
      let origins = head.headers["origin"]
      self = origins.allSatisfy { $0 == "http://" + hosts[0] } ? .conversion : .refused(.forbidden)
    case ("convert", _): self = .otherMethod(allowed: "POST")
    case (_, .GET): self = .file(path: path, hasBody: true)
    case (_, .HEAD): self = .file(path: path, hasBody: false)
    default: self = .otherMethod(allowed: "GET, HEAD")
    }
  }

  /// The name in a `Host` of the form `name` or `name:port`; nil where it has another.
  private static func name(ofHost host: String) -> String? {
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, UInt16(parts[1]) == nil { return nil }
    guard !parts[0].isEmpty,
      parts[0].utf8.allSatisfy({ ".-_".utf8.contains($0) || Unicode.Scalar($0).isWord })
    else { return nil }
    return parts[0].lowercased()
  }

  /// Whether a name is ours: a page of another site that was made to resolve to this machine is
  /// not.
  private static func isOwn(_ name: String, address: String) -> Bool {
    // Who listens on all addresses goes by any name.
    address == "0.0.0.0" || name == address || name == "localhost"
  }
}

extension Unicode.Scalar {
  fileprivate var isWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
