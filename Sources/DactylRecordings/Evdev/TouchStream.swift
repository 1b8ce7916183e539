import Dactyl

/// Turns the events of one or several devices into frames. Its errors name no place.
///
/// Contacts of different devices never share a number, and each device's report is a frame. Devices
/// without touches leave no trace.
struct TouchStream {
  private(set) var header = RecordingHeader()
  private(set) var notes: [String] = []
  /// The described devices, by the numbers in their events.
  var descriptions: [Int: DeviceDescription] = [:]
  /// The greatest positions of devices without a description.
  var extents: [Int: DeviceScale.Extent] = [:]

  /// The most devices to follow; every event searches them all.
  static let mostDevices = 256

  private struct Followed {
    var number: Int
    var device: TouchDevice
    var scale: DeviceScale?
  }

  private let options: ReadingOptions
  private var followed: [Followed] = []
  private var changes: [TouchDevice.Change] = []
  private var origin: Int?
  private var lastTime = 0
  private var hasScale = false
  private(set) var hasEvents = false

  init(format: RecordingFormat, options: ReadingOptions) {
    self.options = options
    header.source = format
  }

  /// Takes an event; returns the frame that it completes, if any.
  mutating func take(
    _ event: EvdevEvent, from number: Int
  ) throws(RecordingError) -> InputFrame? {
    hasEvents = true
    let index = try index(of: number)
    let isFrame: Bool
    do {
      isFrame = try followed[index].device.take(event, into: &changes)
    } catch {
      throw RecordingError(reason(of: error))
    }
    return isFrame ? frame(of: index) : nil
  }

  /// Cancels the contacts of an unplugged device.
  mutating func remove(_ number: Int) -> InputFrame? {
    guard let index = followed.firstIndex(where: { $0.number == number }) else { return nil }
    guard followed[index].device.cancelAll(into: &changes) else { return nil }
    return frame(of: index)
  }

  /// Ends the recording; returns a frame that cancels the contacts of one more device, or nil.
  ///
  /// - Throws: `.truncated` if a report is incomplete, `.noEvents` if there was no event.
  mutating func finish() throws(RecordingError) -> InputFrame? {
    guard hasEvents else { throw RecordingError(.noEvents) }
    for entry in followed where entry.device.isAmidReport { throw RecordingError(.truncated) }
    for index in followed.indices where followed[index].device.cancelAll(into: &changes) {
      note(Self.unfinished(changes.count))
      return frame(of: index)
    }
    for entry in followed {
      entry.device.finish()
      for note in entry.device.notes { self.note(note) }
    }
    if origin == nil { note("no touch was recorded") }
    followed = []
    return nil
  }

  /// The note about contacts that never lifted.
  static func unfinished(_ count: Int) -> String {
    "the recording ends with \(count == 1 ? "a contact" : "\(count) contacts") down, now cancelled"
  }

  mutating func note(_ text: String) { if !notes.contains(text) { notes.append(text) } }

  private mutating func index(of number: Int) throws(RecordingError) -> Int {
    if let index = followed.firstIndex(where: { $0.number == number }) { return index }
    guard followed.count < Self.mostDevices else {
      throw RecordingError(.tooManyDevices(limit: Self.mostDevices))
    }
    var description = descriptions[number]
    // `getevent` of one device describes it by its file, but names no file in events.
    if description == nil, number == EvdevParser.onlyDevice, descriptions.count == 1 {
      description = descriptions.first?.value
    }
    if description?.axes.isEmpty ?? true { description = options.device ?? description }
    // The kernel's numbers of contacts are below 2³¹.
    let device = TouchDevice(description, firstID: followed.count << 32)
    followed.append(Followed(number: number, device: device))
    return followed.count - 1
  }

  private mutating func frame(of index: Int) -> InputFrame {
    let scale = scale(of: index)
    var contacts: [Contact] = []
    contacts.reserveCapacity(changes.count)
    for change in changes { contacts.append(scale.contact(change)) }
    changes.removeAll(keepingCapacity: true)
    let time = followed[index].device.time
    if origin == nil { origin = time }
    // Devices are read in turn, so one may lag a little behind another.
    lastTime = max(lastTime, time - (origin ?? time))
    return InputFrame(time: Double(lastTime) / 1_000_000, contacts: contacts)
  }

  private mutating func scale(of index: Int) -> DeviceScale {
    if let scale = followed[index].scale { return scale }
    let device = followed[index].device
    let kind = changes[0].kind
    let scale = DeviceScale(
      device.description, extent: extents[followed[index].number], touch: changes[0].state,
      kind: device.description?.kind ?? kind, options: options)
    followed[index].scale = scale
    if let note = scale.note { self.note(note) }
    if !hasScale {
      hasScale = true
      header.device = device.description?.name
      header.kind = kind
      header.size = scale.size
      header.units = scale.units
    }
    return scale
  }

  private func reason(of fault: TouchDevice.Fault) -> RecordingError.Reason {
    switch fault {
    case .tooManyContacts(let count): .tooManyContacts(count, limit: SlotTouches.mostSlots)
    case .timeWentBack(let from, let to):
      .timeWentBack(from: Double(from) / 1_000_000, to: Double(to) / 1_000_000)
    }
  }
}
