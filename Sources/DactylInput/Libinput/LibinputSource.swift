import CDactylInput
import Dactyl
import DactylRecordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Touch screens by libinput: calibrated as the system says, and found by themselves.
///
/// libinput is looked for when the source is made; nothing needs it before. It tells fingers on
/// touch screens alone: those on touchpads it keeps to itself, and `EvdevSource` reads them.
///
/// ```swift
/// let screens = try LibinputSource(size: Size(width: 1920, height: 1080))
/// let loop = InputLoop([screens])
/// ```
public final class LibinputSource: InputSource {
  /// What it is called in messages: `libinput`, or the path of the device.
  public let name: String
  /// What the first device says about itself, or the size that was assumed.
  public private(set) var header: RecordingHeader?
  /// When a device is looked for, whether it is still there or there again; nil where libinput
  /// does.
  public private(set) var deadline: Double?
  /// What libinput is to be waited for with.
  public var descriptor: Int32? { dactyl_libinput_descriptor(input) }

  /// How often a device is looked for, in seconds. libinput does not tell that one has gone which
  /// was named by its path.
  private static let patience = 0.5
  /// More contacts than any device tells apart.
  private static let mostSlots = 1 << 16

  private let input: OpaquePointer
  private let path: String?
  /// The file that was opened; nil while it is away.
  private var file: ino_t?
  private let size: Size
  private let firstContactID: Int
  private var waiting: [InputArrival] = []
  private var down: [Contact] = []
  /// What has come of the present report.
  private var open: [Contact] = []

  /// Opens all touch screens of the seat, now and as they come, or one device.
  ///
  /// - Parameters:
  ///   - path: the device; nil for all.
  ///   - size: the extent of the surface in points, where the device does not tell it.
  ///   - number: the place of the source among several, from 0; their contacts never share an id.
  /// - Throws: `InputSourceError` where there is no libinput or it does not take the device.
  public init(path: String? = nil, size: Size, number: Int = 0) throws(InputSourceError) {
    precondition(size.width > 0 && size.height > 0)
    // Says why a device cannot be opened, which libinput does not.
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

  /// What libinput has told, and whether devices have gone or come.
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
    // Bounded, so that a device that never rests leaves time to others.
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

  /// Notes a device that has come: the first tells how large the surface is.
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

  /// The frame of what has come of a report.
  private func report(at time: Double) -> [InputArrival] {
    defer { open = [] }
    return open.isEmpty ? [] : [.frame(InputFrame(time: time, contacts: open))]
  }

  private func title(of event: dactyl_libinput_event) -> String {
    event.name.map { String(cString: $0) } ?? name
  }
}
