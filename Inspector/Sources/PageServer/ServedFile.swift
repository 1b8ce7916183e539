/// A file as a browser is answered with it.
public struct ServedFile: Sendable {
  /// Its media type.
  public var kind: String
  /// What is in it.
  public var bytes: [UInt8]

  /// A file of a media type.
  public init(kind: String, bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
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
