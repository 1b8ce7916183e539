import NIOHTTP1

/// Checks that a request comes from our own page.
///
/// A page of another site can make a browser ask any address, and can resolve its own name to this
/// machine. It cannot change the `Host` and `Origin` that the browser sends.
public struct RequestCheck: Sendable {
  /// The server's names; nil for any.
  private let names: Set<String>?

  /// - Parameter names: the server's names, beside `localhost`; nil for any.
  public init(names: [String]?) { self.names = names.map { Set($0 + ["localhost"]) } }

  /// A check for a server that listens at an address; 0.0.0.0 allows any name.
  public init(listeningAt address: String) {
    self.init(names: address == "0.0.0.0" ? nil : [address])
  }

  /// True if the only `Host` names this server.
  public func isHostOwn(_ headers: HTTPHeaders) -> Bool {
    let hosts = headers["host"]
    guard hosts.count == 1, let name = Self.name(ofHost: hosts[0]) else { return false }
    return names?.contains(name) ?? true
  }

  /// True if the request has an `Origin` that names the same `Host`.
  public func isOriginOwn(_ headers: HTTPHeaders) -> Bool {
    isHostOwn(headers) && headers["origin"] == ["http://" + headers["host"][0]]
  }

  /// True unless the request's `Origin` names another host.
  public func isOriginOwnOrUnsaid(_ headers: HTTPHeaders) -> Bool {
    isHostOwn(headers)
      && headers["origin"].allSatisfy { $0 == "http://" + headers["host"][0] }
  }

  /// True if a page of this machine asks, from any port; enough only together with a secret.
  public func isOriginOfThisMachine(_ headers: HTTPHeaders) -> Bool {
    let origins = headers["origin"]
    guard isHostOwn(headers), origins.count == 1, origins[0].hasPrefix("http://"),
      let name = Self.name(ofHost: origins[0].dropFirst(7))
    else { return false }
    return name == "127.0.0.1" || name == "localhost"
  }

  /// The name in a `Host` of the form `name` or `name:port`; nil for other forms.
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
