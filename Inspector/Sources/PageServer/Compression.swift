import CZlib
import NIOHTTP1
import Synchronization

extension Answer {
  /// What the client's browser has already, or else the file compressed, where the client takes it so.
  func suited(to request: HTTPHeaders) -> Answer {
    guard status == .ok, let tag = body.tag else { return self }
    let quoted = "\"\(tag)\""
    let known = request["If-None-Match"]
    if known.contains(where: { $0.contains(quoted) }) {
      return with(status: .notModified, tag: quoted)
    }
    let takesGzip = request["Accept-Encoding"].contains { $0.contains("gzip") }
    guard takesGzip, body.isCompressible, let small = Compressed.shared.bytes(of: body, tag: tag)
    else { return with(status: .ok, tag: quoted) }
    return with(
      status: .ok, body: ServedFile(kind: body.kind, bytes: small), tag: quoted, isCompressed: true)
  }

  private func with(
    status: HTTPResponseStatus, body: ServedFile? = nil, tag: String, isCompressed: Bool = false
  ) -> Answer {
    let empty = ServedFile(kind: self.body.kind, bytes: [])
    let body = body ?? (status == .notModified ? empty : self.body)
    let encoding = isCompressed ? [("Content-Encoding", "gzip")] : []
    return Answer(
      status: status, body: body,
      extra: extra + encoding + [("ETag", tag), ("Vary", "Accept-Encoding")])
  }
}

extension ServedFile {
  /// A longer file goes out as it is, in pieces.
  private static let mostBytes = 1 << 20

  fileprivate var isCompressible: Bool {
    count <= Self.mostBytes
      && ["text/", "application/wasm", "image/svg"].contains { kind.hasPrefix($0) }
  }

  /// Differs from that of any other content; nil where nobody knows.
  fileprivate var tag: String? {
    switch body {
    case .bytes(let bytes):
      // FNV-1a.
      let sum = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      return "\(bytes.count)-\(sum)"
    case .file(let file): return file.version
    }
  }
}

/// Files that were compressed, so that each is compressed once.
private final class Compressed: Sendable {
  static let shared = Compressed()
  private static let most = 64

  private let files = Mutex<[String: [UInt8]]>([:])

  func bytes(of file: ServedFile, tag: String) -> [UInt8]? {
    if let known = files.withLock({ $0[tag] }) { return known }
    let whole = file.bytes(from: 0, atMost: file.count)
    guard let small = gzip(whole), small.count < whole.count else { return nil }
    files.withLock { files in
      if files.count >= Self.most { files = [:] }
      files[tag] = small
    }
    return small
  }
}

/// The bytes in gzip's format; nil if zlib cannot.
private func gzip(_ bytes: [UInt8]) -> [UInt8]? {
  var stream = z_stream()
  let gzipFormat: Int32 = 15 + 16
  guard
    deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzipFormat, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)) == Z_OK
  else { return nil }
  defer { deflateEnd(&stream) }
  var input = bytes
  var isWhole = false
  let most = Int(deflateBound(&stream, uLong(bytes.count)))
  let output = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
    input.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = uInt(source.count)
      stream.next_out = buffer.baseAddress
      stream.avail_out = uInt(most)
      isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
      count = most - Int(stream.avail_out)
    }
  }
  return isWhole ? output : nil
}
