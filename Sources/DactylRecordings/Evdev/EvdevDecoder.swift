import Dactyl

/// Makes frames from one device's kernel events, as they come.
///
/// ```swift
/// var decoder = EvdevDecoder(description)
/// if let frame = try decoder.take(type: 3, code: 0x35, value: 600, time: now) {
///   try window.send(frame)
/// }
/// ```
///
/// Reads both multitouch protocols and devices for one finger, and finds out which applies. The
/// device's description gives positions and sizes in points, as for recordings. Keeps times; a time
/// that goes back counts as the latest.
public struct EvdevDecoder {
  /// The device's name, kind, size and units.
  public let header: RecordingHeader
  /// Notes for the user, such as an assumed size.
  public let notes: [String]

  private let device: TouchDevice
  private let scale: DeviceScale
  private var changes: [TouchDevice.Change] = []
  private var latest = 0

  /// A decoder for a device without contacts.
  ///
  /// - Parameter firstContactID: added to the device's own numbers of contacts, which are below
  ///   2³²; keeps the contacts of several devices apart.
  public init(
    _ description: DeviceDescription, firstContactID: Int = 0,
    options: ReadingOptions = ReadingOptions()
  ) {
    let kind = description.kind ?? .direct
    device = TouchDevice(description, firstID: firstContactID)
    scale = DeviceScale(description, extent: nil, touch: TouchState(), kind: kind, options: options)
    notes = [scale.note].compactMap { $0 }
    header = RecordingHeader(
      device: description.name, kind: kind, size: scale.size, units: scale.units, source: .evemu)
  }

  /// Takes an event, at a time in seconds; returns the frame that it completes, if any.
  ///
  /// After a `SYN_DROPPED` (type 0, code 3) it ignores all events up to the next report. The caller
  /// then asks the device for its state and passes that as events.
  ///
  /// - Throws: `.tooManyContacts` if a device reports more than 256.
  public mutating func take(
    type: UInt16, code: UInt16, value: Int32, time: Double
  ) throws(RecordingError) -> InputFrame? {
    latest = max(latest, Int((time * 1_000_000).rounded()))
    let event = EvdevEvent(time: latest, type: type, code: code, value: value)
    let isFrame: Bool
    do {
      isFrame = try device.take(event, into: &changes)
    } catch {
      switch error {
      case .tooManyContacts(let count):
        throw RecordingError(.tooManyContacts(count, limit: SlotTouches.mostSlots))
      case .timeWentBack: preconditionFailure("times were kept from going back")
      }
    }
    return isFrame ? frame() : nil
  }

  /// The frame that cancels all contacts; nil if there is no contact.
  public mutating func cancelAll() -> InputFrame? {
    device.cancelAll(into: &changes) ? frame() : nil
  }

  private mutating func frame() -> InputFrame {
    let contacts = changes.map(scale.contact)
    changes.removeAll(keepingCapacity: true)
    return InputFrame(time: Double(latest) / 1_000_000, contacts: contacts)
  }
}
