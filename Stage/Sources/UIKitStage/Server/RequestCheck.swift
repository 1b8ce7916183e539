import NIOHTTP1

/// Whether a request comes from our own page.
///
/// A page of another site can have a browser ask any address, and can have its own name resolve to
/// this machine; it cannot change what the browser says of both.
struct RequestCheck: Sendable {
  /// The names by which the stage is reached; nil for any.
  let names: Set<String>?

  /// Whether the only `Host` names this stage.
  func isHostOwn(_ headers: HTTPHeaders) -> Bool {
    let hosts = headers["host"]
    guard hosts.count == 1 else { return false }
    let parts = hosts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, UInt16(parts[1]) == nil { return false }
    return names?.contains(parts[0].lowercased()) ?? true
  }

  /// Whether a connection that stays is asked for by a page of the same `Host`.
  func isOriginOwn(_ headers: HTTPHeaders) -> Bool {
    isHostOwn(headers) && headers["origin"] == ["http://" + headers["host"][0]]
  }
}
