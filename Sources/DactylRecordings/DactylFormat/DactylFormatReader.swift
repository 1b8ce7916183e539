import Dactyl

/// Reads a recording in Dactyl's own format.
final class DactylFormatReader: FrameSource {
  private(set) var header: RecordingHeader
  private(set) var notes: [String] = []

  private let lines: LineScanner
  /// True if another recording may follow, which ends this one.
  private let isOneOfSeveral: Bool
  private var rules = RecordingRules()
  private var last: [Contact] = []

  init(
    _ lines: LineScanner, options: ReadingOptions, isOneOfSeveral: Bool
  ) throws(RecordingError) {
    self.lines = lines
    self.isOneOfSeveral = isOneOfSeveral
    while true {
      // Detection has seen a line that is not blank.
      guard let line = try lines.next() else {
        throw RecordingError(.empty, at: .line(max(1, lines.line)))
      }
      if Self.isBlank(line) { continue }
      header = try RecordingHeader(json: line, at: lines.line, isWhole: lines.lineWasTerminated)
      fitSize(options)
      return
    }
  }

  /// Takes the caller's size if the header has none, and notes a size that is not used.
  private func fitSize(_ options: ReadingOptions) {
    if let size = header.size {
      let note = DeviceScale.unusedSurface(options, ofA: "recording", size: size)
      if let note { notes.append(note) }
    } else if let surface = options.surface {
      let points = DeviceScale.pointsPerMillimeter
      header.size = Size(width: surface.width * points, height: surface.height * points)
    }
  }

  func nextFrame() throws(RecordingError) -> InputFrame? {
    while let line = try lines.next() {
      if Self.isBlank(line) { continue }
      if Self.isHeader(line) {
        guard isOneOfSeveral else {
          throw RecordingError(
            .malformed("a frame, found the header of another recording"), at: .line(lines.line))
        }
        lines.putBack()
        break
      }
      var scanner = FrameLine(line, kind: header.kind)
      let frame: InputFrame
      do {
        frame = try scanner.frame()
      } catch {
        throw RecordingError(reason(of: error), at: .line(lines.line))
      }
      do {
        try rules.accept(frame)
      } catch {
        throw RecordingError(error.reason, at: .line(lines.line))
      }
      remember(frame)
      return frame
    }
    return cancellation()
  }

  private func reason(of error: FrameLine.Unexpected) -> RecordingError.Reason {
    if let reason = error.tooMany { return reason }
    // Only the very last line can lack its line feed, so it is cut off, not misspelt.
    return error.isCutOff && !lines.lineWasTerminated
      ? .truncated : .malformed("\(error.expectation)")
  }

  /// Remembers the latest sample of each contact that is down.
  private func remember(_ frame: InputFrame) {
    for contact in frame.contacts {
      let index = last.firstIndex { $0.id == contact.id }
      switch contact.phase {
      case .ended, .cancelled: if let index { last.remove(at: index) }
      case .began, .moved, .stationary:
        if let index { last[index] = contact } else { last.append(contact) }
      }
    }
  }

  /// The frame that cancels the contacts still down; hovers may go on, as no touch depends on them.
  private func cancellation() -> InputFrame? {
    guard !last.isEmpty else { return nil }
    notes.append(TouchStream.unfinished(last.count))
    var contacts = last
    for index in contacts.indices { contacts[index].phase = .cancelled }
    last = []
    return InputFrame(time: rules.time, contacts: contacts)
  }

  /// True if a line begins another recording: `dactyl` is the first field of its header.
  static func isHeader(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    guard cursor.take(UInt8(ascii: "{")) else { return false }
    cursor.skipSpaces()
    return cursor.take("\"dactyl\"")
  }

  private static func isBlank(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    return cursor.isAtEnd
  }
}
