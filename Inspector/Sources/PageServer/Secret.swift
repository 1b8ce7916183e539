import NIOHTTP1

/// A secret that clients must know: 128 random bits, new with each start.
public struct Secret: Sendable {
  /// Hexadecimal digits, for the fragment of a link, which browsers do not send.
  public let text: String

  /// A new one.
  public init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let part = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - part.count) + part
    }.joined()
  }

  /// A secret with a known text.
  public init(_ text: String) { self.text = text }

  /// Compares in constant time, so that timing does not reveal the secret.
  public func isKnown(_ said: some Collection<UInt8>) -> Bool {
    let (said, expected) = (Array(said), Array(text.utf8))
    guard said.count == expected.count else { return false }
    return zip(said, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// True if it is the `Authorization` of a request.
  public func isSaid(by headers: HTTPHeaders) -> Bool {
    headers["authorization"].count == 1 && isKnown(headers["authorization"][0].utf8)
  }
}
