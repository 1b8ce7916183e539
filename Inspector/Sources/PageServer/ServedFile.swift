/// A file as a browser is answered with it.
public struct ServedFile: Sendable {
  /// Where its bytes are.
  public enum Body: Sendable {
    case bytes([UInt8])
    case file(OpenFile)
  }

  /// Its media type.
  public var kind: String
  /// What is in it.
  public var body: Body

  /// A file of a media type, in memory.
  public init(kind: String, bytes: [UInt8]) { self.init(kind: kind, body: .bytes(bytes)) }

  /// A file of a media type.
  public init(kind: String, body: Body) { (self.kind, self.body) = (kind, body) }

  /// How many bytes it has.
  public var count: Int {
    switch body {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.count
    }
  }

  /// At most so many bytes from a place on; none at the end.
  public func bytes(from offset: Int, atMost length: Int) -> [UInt8] {
    switch body {
    case .bytes(let bytes): Array(bytes.dropFirst(offset).prefix(length))
    case .file(let file): file.bytes(from: offset, atMost: length)
    }
  }

  /// The media type of a file that is called so; nil for what no page needs.
  public static func kind(ofName name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return kinds[String(name[name.index(after: dot)...])]
  }

  private static let kinds = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "wasm": "application/wasm",
    "svg": "image/svg+xml", "png": "image/png", "jsonl": "application/jsonl",
  ]
}
