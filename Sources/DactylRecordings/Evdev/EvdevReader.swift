import Dactyl

/// Reads kernel events as evemu, evtest or getevent writes them.
final class EvdevReader: FrameSource {
  private let lines: LineScanner
  private let format: RecordingFormat
  private var parser: EvdevParser
  private var stream: TouchStream
  private var described = 0

  /// A reader of the lines; it calls `beside` only if they do not describe the device.
  init(
    _ lines: LineScanner, format: RecordingFormat, options: ReadingOptions,
    beside: () -> DeviceDescription?
  ) throws(RecordingError) {
    self.lines = lines
    self.format = format
    parser = EvdevParser(format)
    var options = options
    let extents = Self.extents(in: lines.head, format: format)
    if extents != nil, options.device == nil { options.device = beside() }
    stream = TouchStream(format: format, options: options)
    stream.extents = extents ?? [:]
  }

  var header: RecordingHeader { stream.header }
  var notes: [String] { stream.notes }

  func nextFrame() throws(RecordingError) -> InputFrame? {
    while let line = try lines.next() {
      let parsed: EvdevParser.Line
      do {
        parsed = try parser.parse(line)
      } catch {
        let reason: RecordingError.Reason =
          lines.lineWasTerminated ? .malformed("\(error.expectation)") : .truncated
        throw RecordingError(reason, at: .line(lines.line))
      }
      let frame: InputFrame?
      switch parsed {
      case .other: continue
      case .removed(let device): frame = stream.remove(device)
      case .event(let event, let device):
        if parser.descriptions.count != described { learn() }
        try checkEnd(of: event)
        do {
          frame = try stream.take(event, from: device)
        } catch {
          throw RecordingError(error.reason, at: .line(lines.line))
        }
      }
      if let frame { return frame }
    }
    do {
      return try stream.finish()
    } catch {
      throw RecordingError(error.reason, at: .line(max(1, lines.line)))
    }
  }

  private func learn() {
    described = parser.descriptions.count
    stream.descriptions = parser.descriptions
  }

  /// Throws if the last line lacks its end and so may have lost digits; notes missing times.
  private func checkEnd(of event: EvdevEvent) throws(RecordingError) {
    if parser.hasNoTimes {
      stream.note("no times were recorded: a report every sixtieth of a second is assumed")
    }
    guard !lines.lineWasTerminated, format != .getevent, event.type != EvdevType.sync else {
      return
    }
    throw RecordingError(.truncated, at: .line(lines.line))
  }

  /// The greatest positions in the front of a recording, by device; nil if it describes its
  /// devices.
  private static func extents(
    in head: UnsafeBufferPointer<UInt8>, format: RecordingFormat
  ) -> [Int: DeviceScale.Extent]? {
    var parser = EvdevParser(format)
    var extents: [Int: DeviceScale.Extent] = [:]
    var rest = head[...]
    while !rest.isEmpty {
      guard let stop = rest.firstIndex(of: 10) else { break }
      var line = rest[rest.startIndex..<stop]
      rest = rest[(stop + 1)...]
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      // Reading proper reports a malformed line.
      guard let parsed = try? parser.parse(UnsafeBufferPointer(rebasing: line)) else { break }
      guard case .event(let event, let device) = parsed else { continue }
      if parser.descriptions.values.contains(where: { !$0.axes.isEmpty }) { return nil }
      guard event.type == EvdevType.absolute else { continue }
      switch event.code {
      case EvdevAxis.x, EvdevAxis.contactX:
        extents[device, default: .init()].x = max(extents[device]?.x ?? 0, event.value)
      case EvdevAxis.y, EvdevAxis.contactY:
        extents[device, default: .init()].y = max(extents[device]?.y ?? 0, event.value)
      default: break
      }
    }
    return extents
  }
}
