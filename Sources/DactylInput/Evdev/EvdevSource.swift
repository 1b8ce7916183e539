import CDactylInput
import Dactyl
import DactylRecordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A touch screen, touchpad or tablet of the Linux kernel, such as `/dev/input/event3`.
///
/// It reads both multitouch protocols, and devices for one finger. If the kernel drops events, the
/// source asks the device for its current state. Unplugging the device cancels its contacts; when
/// the device returns, the source opens it again.
///
/// ```swift
/// let screen = try EvdevSource(path: "/dev/input/event3")
/// let loop = InputLoop([screen])
/// ```
public final class EvdevSource: InputSource {
  /// The path of the device.
  public let name: String
  /// The device's description of itself.
  public private(set) var header: RecordingHeader?
  /// When to look again for a missing device.
  public private(set) var deadline: Double?
  /// The descriptor of the open device.
  public var descriptor: Int32? { isOpen ? file.descriptor : nil }

  /// How often to look for a missing device, in seconds.
  private static let patience = 0.5

  private let firstContactID: Int
  private let options: ReadingOptions
  private var file: EvdevFile
  private var isOpen = true
  private var description: DeviceDescription
  private var decoder: EvdevDecoder
  /// True if events carry the time of `InputClock`; otherwise `shift` is added to theirs.
  private var hasClock: Bool
  private var shift: Double?
  private var hasLostEvents = false
  /// The device's state when it was opened; `read` returns it first.
  private var waiting: [InputArrival] = []
  private var events = [input_event](repeating: input_event(), count: 256)

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - number: the device's place among several, from 0; it keeps their contact ids apart.
  ///   - options: the size of the surface, for a device that does not report it.
  /// - Throws: `InputSourceError` if it cannot be opened or does not report where touches are.
  public init(
    path: String, number: Int = 0, options: ReadingOptions = ReadingOptions()
  ) throws(InputSourceError) {
    name = path
    firstContactID = number << 32
    self.options = options
    file = try EvdevFile(path: path)
    description = file.description()
    guard description.isTouchDevice else {
      let reason =
        description.name.map { "\($0) tells no places of touches" } ?? "this is no input device"
      throw .notTouch("\(path): \(reason)")
    }
    decoder = EvdevDecoder(description, firstContactID: firstContactID, options: options)
    hasClock = file.useMonotonicClock()
    header = decoder.header
    waiting = decoder.notes.map { .note($0) }
    waiting += try state(at: InputClock.now)
  }

  /// Reads the device's frames, and notes when it goes or returns.
  public func read(at now: Double) throws(InputSourceError) -> [InputArrival] {
    var arrivals = waiting
    waiting = []
    if !isOpen {
      guard let deadline, deadline <= now else { return arrivals }
      return arrivals + (try reopen(at: now))
    }
    let stride = MemoryLayout<input_event>.stride
    // Bounded, so that a device that never rests leaves time for others.
    for _ in 0..<64 {
      let length = Glibc.read(file.descriptor, &events, events.count * stride)
      if length < 0, errno == EAGAIN || errno == EINTR { return arrivals }
      guard length > 0 else { return arrivals + leave(at: now) }
      for event in events.prefix(length / stride) { arrivals += try take(event, at: now) }
    }
    return arrivals
  }

  private func take(_ event: input_event, at now: Double) throws(InputSourceError) -> [InputArrival]
  {
    if event.type == 0, event.code == 3 { hasLostEvents = true }
    var arrivals = try decode(event.type, event.code, event.value, at: time(of: event, now))
    if hasLostEvents, event.type == 0, event.code == 0 {
      hasLostEvents = false
      arrivals.append(.note("\(name): the kernel lost events"))
      arrivals += try state(at: time(of: event, now))
    }
    return arrivals
  }

  private func time(of event: input_event, _ now: Double) -> Double {
    let time = Double(event.time.tv_sec) + Double(event.time.tv_usec) / 1_000_000
    if hasClock { return time }
    if shift == nil { shift = now - time }
    return time + (shift ?? 0)
  }

  private func decode(
    _ type: UInt16, _ code: UInt16, _ value: Int32, at time: Double
  ) throws(InputSourceError) -> [InputArrival] {
    do {
      guard let frame = try decoder.take(type: type, code: code, value: value, time: time) else {
        return []
      }
      return [.frame(frame)]
    } catch {
      throw .malformed("\(name): \(error)")
    }
  }

  private func state(at time: Double) throws(InputSourceError) -> [InputArrival] {
    var arrivals: [InputArrival] = []
    for event in file.state(of: description) {
      arrivals += try decode(event.type, event.code, event.value, at: time)
    }
    return arrivals
  }

  private func leave(at now: Double) -> [InputArrival] {
    isOpen = false
    deadline = now + Self.patience
    var arrivals: [InputArrival] = []
    if var frame = decoder.cancelAll() {
      frame.time = max(frame.time, now)
      arrivals.append(.frame(frame))
    }
    return arrivals + [.note("\(name) is gone; waiting for it")]
  }

  private func reopen(at now: Double) throws(InputSourceError) -> [InputArrival] {
    deadline = now + Self.patience
    guard let new = try? EvdevFile(path: name) else { return [] }
    let description = new.description()
    guard description.isTouchDevice else { return [] }
    file = new
    self.description = description
    decoder = EvdevDecoder(description, firstContactID: firstContactID, options: options)
    hasClock = file.useMonotonicClock()
    shift = nil
    isOpen = true
    deadline = nil
    return [.note("\(name) is back")] + (try state(at: now))
  }
}

extension DeviceDescription {
  /// True if it reports positions of touches: contacts, or one finger with a touch button.
  var isTouchDevice: Bool {
    func hasExtent(_ axis: UInt16) -> Bool { axes[axis].map { $0.maximum > $0.minimum } ?? false }
    if hasExtent(0x35), hasExtent(0x36) { return true }
    return hasExtent(0x00) && hasExtent(0x01) && buttons.contains(0x14A)
  }
}
