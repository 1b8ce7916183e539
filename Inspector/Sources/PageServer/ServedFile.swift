/// A file as the server sends it.
public struct ServedFile: Sendable {
  /// Where its bytes come from.
  public enum Body: Sendable {
    case bytes([UInt8])
    case file(OpenFile)
  }

  /// Its media type.
  public var kind: String
  /// Its content.
  public var body: Body

  /// A file of a media type, in memory.
  public init(kind: String, bytes: [UInt8]) { self.init(kind: kind, body: .bytes(bytes)) }

  /// A file of a media type.
  public init(kind: String, body: Body) { (self.kind, self.body) = (kind, body) }

  /// Its length in bytes.
  public var count: Int {
    switch body {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.count
    }
  }

  /// At most `length` bytes from an offset; empty at the end.
  public func bytes(from offset: Int, atMost length: Int) -> [UInt8] {
    switch body {
    case .bytes(let bytes): Array(bytes.dropFirst(offset).prefix(length))
    case .file(let file): file.bytes(from: offset, atMost: length)
    }
  }

  /// The media type for a file name; nil for a kind that no page needs.
  public static func kind(ofName name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return kinds[String(name[name.index(after: dot)...])]
  }

  private static let kinds = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "wasm": "application/wasm",
    "svg": "image/svg+xml", "png": "image/png", "jsonl": "application/jsonl",
    "woff2": "font/woff2", "txt": "text/plain; charset=utf-8",
  ]
}
