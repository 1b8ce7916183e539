import DactylRecordings

/// Takes zero-terminated text, and the `context` of `dactyl_convert`.
public typealias TextTaker =
  @convention(c) (
    UnsafePointer<CChar>?, UnsafeMutableRawPointer?
  ) -> Void

/// Reads a recording of evemu, evtest, getevent, `libinput record` or Dactyl's own, and hands it
/// out as Dactyl's own lines (Docs/recordings.md), several at a time.
///
/// - Parameters:
///   - path: the file.
///   - take: takes lines, line breaks included; after an error, what went wrong, such as
///     `line 12: the recording breaks off here`.
///   - context: passed to `take`.
/// - Returns: 0, or 1 after an error.
@c(dactyl_convert)
public func dactyl_convert(
  _ path: UnsafePointer<CChar>?, _ take: TextTaker?, _ context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let path, let take else { return 1 }
  do throws(RecordingError) {
    let reader = try RecordingReader(path: String(cString: path))
    let writer = try RecordingWriter(header: reader.header) { (piece) throws(RecordingError) in
      String(decoding: piece, as: UTF8.self).withCString { take($0, context) }
    }
    while let frame = try reader.next() { try writer.write(frame) }
    try writer.finish()
    return 0
  } catch {
    error.description.withCString { take($0, context) }
    return 1
  }
}
