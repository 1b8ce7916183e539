import Dactyl

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a recording in Dactyl's own format, one frame at a time.
///
/// What it writes reads back as exactly the same frames.
///
/// ```swift
/// let writer = try RecordingWriter(header: reader.header) { piece in file += piece }
/// while let frame = try reader.next() { try writer.write(frame) }
/// try writer.finish()
/// ```
public final class RecordingWriter {
  /// Takes the written bytes; a piece is valid only during the call.
  public typealias Sink = (UnsafeBufferPointer<UInt8>) throws(RecordingError) -> Void

  private static let pieceLength = 1 << 15

  private let header: RecordingHeader
  private let sink: Sink
  private var bytes: [UInt8] = []
  private var rules = RecordingRules()
  private var line = 1

  /// A writer that has written the header line.
  ///
  /// - Throws: what the sink throws.
  public init(header: RecordingHeader, to sink: @escaping Sink) throws(RecordingError) {
    self.header = header
    self.sink = sink
    bytes.reserveCapacity(Self.pieceLength + 1024)
    bytes.appendHeaderLine(header)
  }

  /// A writer to an open file descriptor, which stays open.
  ///
  /// - Throws: `RecordingError.Reason.unwritable` if the system refuses.
  public convenience init(
    header: RecordingHeader, toFileDescriptor descriptor: Int32
  ) throws(RecordingError) {
    try self.init(header: header) { (piece) throws(RecordingError) in
      var rest = UnsafeRawBufferPointer(piece)
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          guard errno == EINTR else { throw RecordingError(.unwritable(systemWords())) }
          continue
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  /// Writes a frame.
  ///
  /// - Throws: `RecordingError.Reason.invalidFrame` if the frame breaks the rules of SPEC A8, or
  ///   `.tooManyContacts`, `.tooManyHovers` or `.lineTooLong` if it exceeds a limit, with the line
  ///   that it would have; then nothing is written. Also what the sink throws.
  public func write(_ frame: InputFrame) throws(RecordingError) {
    let start = bytes.count
    bytes.appendFrameLine(frame, kind: header.kind)
    do throws(RecordingError) {
      guard bytes.count - start <= LineScanner.longestLine else {
        throw RecordingError(.lineTooLong(limit: LineScanner.longestLine))
      }
      try rules.accept(frame)
    } catch {
      bytes.removeSubrange(start...)
      throw RecordingError(error.reason, at: .line(line + 1))
    }
    line += 1
    if bytes.count >= Self.pieceLength { try flush() }
  }

  /// Passes the remaining bytes to the sink; call it once, after the last frame.
  ///
  /// - Throws: what the sink throws.
  public func finish() throws(RecordingError) { try flush() }

  private func flush() throws(RecordingError) {
    guard !bytes.isEmpty else { return }
    let result = bytes.withUnsafeBufferPointer { piece in
      Result { () throws(RecordingError) in try sink(piece) }
    }
    try result.get()
    bytes.removeAll(keepingCapacity: true)
  }
}

/// The system's `write`, whose name a writer uses itself.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
