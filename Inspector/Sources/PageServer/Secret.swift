/// What a client must know: 128 random bits, which nobody guesses, new with each start.
public struct Secret: Sendable {
  /// In hexadecimal digits, for the fragment of a link, which browsers keep to themselves.
  public let text: String

  /// A new one.
  public init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let part = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - part.count) + part
    }.joined()
  }

  /// One that is known already.
  public init(_ text: String) { self.text = text }

  /// Whether somebody knows it; takes as long for a nearly right answer as for a wrong one.
  public func isKnown(_ said: some Collection<UInt8>) -> Bool {
    let (said, expected) = (Array(said), Array(text.utf8))
    guard said.count == expected.count else { return false }
    return zip(said, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
