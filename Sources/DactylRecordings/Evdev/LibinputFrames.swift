#if Tools
  import Dactyl
  import Yams

  /// Reads what `libinput record` wrote.
  ///
  /// A YAML document is read whole, and each device has a list of its own: the events are put in
  /// the order of their times before they are followed.
  final class LibinputFrames: FrameSource {
    private struct Timed {
      var event: EvdevEvent
      var device: Int
      var line: Int
    }

    /// The longest document that is read, in bytes.
    static let longestDocument = 1 << 26

    private var stream: TouchStream
    private var events: [Timed] = []
    private var position = 0

    init(_ lines: LineScanner, options: ReadingOptions) throws(RecordingError) {
      stream = TouchStream(format: .libinput, options: options)
      let document = try Self.parse(lines)
      guard let version = document["version"]?.int else {
        throw RecordingError(.malformed("a version at the top"), at: Self.place(document))
      }
      guard version == 1 else {
        throw RecordingError(.unknownVersion("\(version)"), at: Self.place(document["version"]))
      }
      guard let devices = document["devices"]?.sequence else {
        throw RecordingError(.malformed("a list of devices at the top"), at: Self.place(document))
      }
      for (number, device) in devices.enumerated() {
        stream.descriptions[number] = try Self.description(device)
        try read(device["events"], of: number)
      }
      // Sorted by place too, so that what a device said at one time stays in order.
      events.sort { ($0.event.time, $0.device, $0.line) < ($1.event.time, $1.device, $1.line) }
    }

    var header: RecordingHeader { stream.header }
    var notes: [String] { stream.notes }

    func nextFrame() throws(RecordingError) -> InputFrame? {
      while position < events.count {
        let timed = events[position]
        position += 1
        do {
          if let frame = try stream.take(timed.event, from: timed.device) { return frame }
        } catch {
          throw RecordingError(error.reason, at: .line(timed.line))
        }
      }
      do {
        return try stream.finish()
      } catch {
        throw RecordingError(error.reason, at: events.last.map { .line($0.line) })
      }
    }

    private static func parse(_ lines: LineScanner) throws(RecordingError) -> Node {
      var bytes: [UInt8] = []
      var lineIsCut = false
      while let line = try lines.next() {
        bytes.append(contentsOf: line)
        bytes.append(10)
        lineIsCut = !lines.lineWasTerminated
        guard bytes.count <= longestDocument else {
          throw RecordingError(.malformed("a shorter document"), at: .line(lines.line))
        }
      }
      if lineIsCut { throw RecordingError(.truncated, at: .line(lines.line)) }
      do {
        if let node = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self)) { return node }
      } catch let error as YamlError {
        throw RecordingError(.malformed("YAML"), at: place(of: error))
      } catch {
        throw RecordingError(.malformed("YAML"))
      }
      throw RecordingError(.empty)
    }

    private static func place(of error: YamlError) -> RecordingError.Place? {
      switch error {
      case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
        .line(mark.line)
      default: nil
      }
    }

    private static func place(_ node: Node?) -> RecordingError.Place? {
      node?.mark.map { .line($0.line) }
    }

    private static func description(_ device: Node) throws(RecordingError) -> DeviceDescription {
      guard let evdev = device["evdev"] else {
        throw RecordingError(.malformed("evdev, the device's description"), at: place(device))
      }
      var description = DeviceDescription()
      description.name = evdev["name"]?.string
      for (code, numbers) in evdev["absinfo"]?.mapping ?? [:] {
        let values = numbers.sequence?.compactMap(\.int) ?? []
        guard let code = code.int, (0..<EvdevAxis.count).contains(code), values.count == 5,
          values.allSatisfy({ Int32(exactly: $0) != nil })
        else {
          throw RecordingError(
            .malformed("an axis: minimum, maximum, fuzz, flat and resolution"), at: place(numbers))
        }
        description.axes[UInt16(code)] = .init(
          minimum: values[0], maximum: values[1], resolution: max(0, values[4]))
      }
      for property in evdev["properties"]?.sequence ?? [] {
        if let bit = property.int, (0..<64).contains(bit) {
          description.properties |= 1 << UInt64(bit)
        }
      }
      for (type, codes) in evdev["codes"]?.mapping ?? [:] where type.int == 1 {
        description.buttons = Set((codes.sequence ?? []).compactMap { $0.int.flatMap(UInt16.init) })
      }
      return description
    }

    private func read(_ list: Node?, of device: Int) throws(RecordingError) {
      var last = 0
      for entry in list?.sequence ?? [] {
        // What libinput made of the events is written between them; only the events count here.
        for node in entry["evdev"]?.sequence ?? [] {
          let values = node.sequence?.compactMap(\.int) ?? []
          guard values.count == 5, values.count == node.sequence?.count,
            (0..<1_000_000_000_000).contains(values[0]), (0..<1_000_000).contains(values[1]),
            (0..<0x20).contains(values[2]), (0..<0x1000).contains(values[3]),
            let value = Int32(exactly: values[4])
          else {
            throw RecordingError(
              .malformed("an event: seconds, microseconds, type, code and value"),
              at: Self.place(node))
          }
          let event = EvdevEvent(
            time: values[0] * 1_000_000 + values[1], type: UInt16(values[2]),
            code: UInt16(values[3]), value: value)
          guard event.time >= last else {
            throw RecordingError(
              .timeWentBack(
                from: Double(last) / 1_000_000, to: Double(event.time) / 1_000_000),
              at: Self.place(node))
          }
          last = event.time
          events.append(Timed(event: event, device: device, line: node.mark?.line ?? 0))
        }
      }
    }
  }
#endif
