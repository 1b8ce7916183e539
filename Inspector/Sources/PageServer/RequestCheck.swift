import NIOHTTP1

/// Whether a request comes from our own page.
///
/// A page of another site can have a browser ask any address, and can have its own name resolve to
/// this machine; it cannot change what the browser says of both.
public struct RequestCheck: Sendable {
  /// The names by which the server is reached; nil for any.
  private let names: Set<String>?

  /// - Parameter names: the names by which the server is reached, beside `localhost`; nil for any.
  public init(names: [String]?) { self.names = names.map { Set($0 + ["localhost"]) } }

  /// For a server that listens at an address; at 0.0.0.0, which is all there are, it goes by any
  /// name.
  public init(listeningAt address: String) {
    self.init(names: address == "0.0.0.0" ? nil : [address])
  }

  /// Whether the only `Host` names this server.
  public func isHostOwn(_ headers: HTTPHeaders) -> Bool {
    let hosts = headers["host"]
    guard hosts.count == 1, let name = Self.name(ofHost: hosts[0]) else { return false }
    return names?.contains(name) ?? true
  }

  /// Whether a page of the same `Host` asks, and says so; what a connection needs that stays.
  public func isOriginOwn(_ headers: HTTPHeaders) -> Bool {
    isHostOwn(headers) && headers["origin"] == ["http://" + headers["host"][0]]
  }

  /// Whether the page that asks, if it says which it is, is none of another `Host`.
  public func isOriginOwnOrUnsaid(_ headers: HTTPHeaders) -> Bool {
    isHostOwn(headers)
      && headers["origin"].allSatisfy { $0 == "http://" + headers["host"][0] }
  }

  /// Whether a page of this machine asks, from whatever port; enough only for who knows a secret.
  public func isOriginOfThisMachine(_ headers: HTTPHeaders) -> Bool {
    let origins = headers["origin"]
    guard isHostOwn(headers), origins.count == 1, origins[0].hasPrefix("http://"),
      let name = Self.name(ofHost: origins[0].dropFirst(7))
    else { return false }
    return name == "127.0.0.1" || name == "localhost"
  }

  /// The name in a `Host` of the form `name` or `name:port`; nil where it has another.
  private static func name(ofHost host: some StringProtocol) -> String? {
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, UInt16(parts[1]) == nil { return nil }
    guard !parts[0].isEmpty, parts[0].unicodeScalars.allSatisfy(\.isInNames) else { return nil }
    return parts[0].lowercased()
  }
}

extension Unicode.Scalar {
  fileprivate var isInNames: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
    default: false
    }
  }
}
