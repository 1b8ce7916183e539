import CDactylInput
import Dactyl
import DactylRecordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Touch screens by libinput, which finds and calibrates them.
///
/// The source loads libinput when it is made. For touchpads use `EvdevSource`, because libinput
/// does not report their fingers.
///
/// ```swift
/// let screens = try LibinputSource(size: Size(width: 1920, height: 1080))
/// let loop = InputLoop([screens])
/// ```
public final class LibinputSource: InputSource {
  /// The source's name in messages: `libinput`, or the path of the device.
  public let name: String
  /// The first device's description of itself, or the assumed size.
  public private(set) var header: RecordingHeader?
  /// When to check that a device named by path is still or again there; nil where libinput watches.
  public private(set) var deadline: Double?
  /// libinput's descriptor to wait for.
  public var descriptor: Int32? { dactyl_libinput_descriptor(input) }

  /// How often to check, in seconds. libinput does not report the loss of a device named by path.
  private static let patience = 0.5
  /// More contacts than any device can distinguish.
  private static let mostSlots = 1 << 16

  private let input: OpaquePointer
  private let path: String?
  /// The open file; nil while the device is away.
  private var file: ino_t?
  private let size: Size
  private let firstContactID: Int
  private var waiting: [InputArrival] = []
  private var down: [Contact] = []
  /// The contacts of the unfinished report.
  private var open: [Contact] = []

  /// Opens one device, or all touch screens of the seat, including those plugged in later.
  ///
  /// - Parameters:
  ///   - path: the device; nil for all.
  ///   - size: the extent of the surface in points, for a device that does not report it.
  ///   - number: the source's place among several, from 0; it keeps their contact ids apart.
  /// - Throws: `InputSourceError` if libinput is missing or refuses the device.
  public init(path: String? = nil, size: Size, number: Int = 0) throws(InputSourceError) {
    precondition(size.width > 0 && size.height > 0)
    // Says why a device cannot be opened; libinput does not.
    if let path { _ = try EvdevFile(path: path) }
    guard let input = dactyl_libinput_open(path == nil ? 1 : 0) else {
      throw .unavailable("libinput is not there (libinput.so.10), or does not start")
    }
    self.input = input
    self.path = path
    self.size = size
    name = path ?? "libinput"
    firstContactID = number << 40
    if let path {
      guard dactyl_libinput_add(input, path) != 0 else {
        throw .unavailable("\(path): libinput does not take it")
      }
      file = Self.file(at: path)
      deadline = InputClock.now + Self.patience
    }
    waiting = take(at: InputClock.now)
    if path != nil, header == nil {
      throw .notTouch("\(name): libinput knows it, but not as a touch screen")
    }
    if header == nil { header = RecordingHeader(kind: .direct, size: size) }
  }

  deinit { dactyl_libinput_close(input) }

  /// Reads libinput's frames, and notes when devices come and go.
  public func read(at now: Double) throws(InputSourceError) -> [InputArrival] {
    if let path, let deadline, deadline <= now { look(for: path, at: now) }
    defer { waiting = [] }
    return waiting + take(at: now)
  }

  private func look(for path: String, at now: Double) {
    deadline = now + Self.patience
    let present = Self.file(at: path)
    guard present != file else { return }
    if file != nil { dactyl_libinput_remove(input) }
    file = present != nil && dactyl_libinput_add(input, path) != 0 ? present : nil
  }

  private static func file(at path: String) -> ino_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_ino : nil
  }

  private func take(at now: Double) -> [InputArrival] {
    var arrivals: [InputArrival] = []
    var event = dactyl_libinput_event()
    // Bounded, so that a device that never rests leaves time for others.
    for _ in 0..<4096 {
      guard dactyl_libinput_next(input, &event) != 0 else { break }
      arrivals += take(event, at: now)
    }
    return arrivals
  }

  private func take(_ event: dactyl_libinput_event, at now: Double) -> [InputArrival] {
    let firstOfDevice = firstContactID + Int(event.device) * Self.mostSlots
    let id = firstOfDevice + Int(event.slot)
    switch Int(event.kind) {
    case DACTYL_LIBINPUT_ADDED:
      return begin(event)
    case DACTYL_LIBINPUT_REMOVED:
      let device = firstOfDevice..<firstOfDevice + Self.mostSlots
      for contact in down where device.contains(contact.id) { end(contact.id, .cancelled) }
      let note = path == nil ? "\(title(of: event)) is gone" : "\(name) is gone; waiting for it"
      return report(at: now) + [.note(note)]
    case DACTYL_LIBINPUT_DOWN, DACTYL_LIBINPUT_MOTION:
      let extent = header?.size ?? size
      let place = Point(event.x * extent.width, event.y * extent.height)
      let isNew = !down.contains { $0.id == id }
      let contact = Contact(id: id, phase: isNew ? .began : .moved, position: place)
      down.removeAll { $0.id == id }
      down.append(contact)
      open.append(contact)
      return []
    case DACTYL_LIBINPUT_UP:
      end(id, .ended)
      return []
    case DACTYL_LIBINPUT_CANCEL:
      end(id, .cancelled)
      return []
    default:
      return report(at: event.time)
    }
  }

  /// Notes a new device; the first determines the size of the surface.
  private func begin(_ event: dactyl_libinput_event) -> [InputArrival] {
    guard header == nil else { return [.note("\(title(of: event)) is there")] }
    let points = ReadingOptions.pointsPerInch / 25.4
    let isKnown = event.width > 0 && event.height > 0
    header = RecordingHeader(
      device: title(of: event), kind: .direct,
      size: isKnown ? Size(width: event.width * points, height: event.height * points) : size)
    return []
  }

  private func end(_ id: Int, _ phase: TouchPhase) {
    guard let index = down.firstIndex(where: { $0.id == id }) else { return }
    var contact = down.remove(at: index)
    contact.phase = phase
    open.removeAll { $0.id == id }
    open.append(contact)
  }

  /// The frame of a finished report.
  private func report(at time: Double) -> [InputArrival] {
    defer { open = [] }
    return open.isEmpty ? [] : [.frame(InputFrame(time: time, contacts: open))]
  }

  private func title(of event: dactyl_libinput_event) -> String {
    event.name.map { String(cString: $0) } ?? name
  }
}
