import Dactyl

/// Makes frames of one TUIO tracker's messages, in version 1.1 or 2.0.
///
/// The tracker's list of living contacts decides what is down, so the next datagram makes up for a
/// lost one. Positions are fractions of the surface.
struct TUIOTracker {
  private struct Pointer {
    var contact: Contact
    var isNew = true
    var hasChanged = true
  }

  /// How many pointers a tracker may report: many hands, but no more than one frame needs.
  private static let mostPointers = 256
  /// How many frames an overtaken datagram may lag; a greater lag means that the tracker restarted.
  private static let overtaken = 100

  let size: Size
  private let firstContactID: Int
  private var pointers: [Int: Pointer] = [:]
  private var alive: [Int] = []
  private var down: [Int] = []
  private var lastFrame = 0
  private var isLate = false
  /// Converts the tracker's times (2.0) to ours.
  private var shift: Double?
  private var frameTime: Double?

  init(size: Size, firstContactID: Int) {
    self.size = size
    self.firstContactID = firstContactID
  }

  var hasContacts: Bool { !down.isEmpty }

  mutating func take(_ message: OSCMessage, at now: Double) -> InputFrame? {
    switch message.address {
    case "/tuio/2Dcur", "/tuio/2Dblb": take11(message, at: now)
    case "/tuio2/frm", "/tuio2/ptr", "/tuio2/alv": take20(message, at: now)
    default: nil
    }
  }

  /// A frame that cancels everything down, because the tracker is silent.
  mutating func cancelAll(at now: Double) -> InputFrame? {
    let contacts = down.sorted().compactMap { id in pointers[id].map { ended($0, .cancelled) } }
    pointers = [:]
    down = []
    alive = []
    lastFrame = 0
    return contacts.isEmpty ? nil : InputFrame(time: now, contacts: contacts)
  }

  // MARK: Version 1.1

  private mutating func take11(_ message: OSCMessage, at now: Double) -> InputFrame? {
    switch message.string(0) {
    case "alive": alive = message.arguments.indices.dropFirst().compactMap { message.int($0) }
    case "set":
      guard let id = message.int(1), let x = message.number(2), let y = message.number(3) else {
        return nil
      }
      // Blobs have an angle, width and height after their position.
      let isBlob = message.address == "/tuio/2Dblb"
      let width = isBlob ? message.number(5).map { $0 * size.width } : nil
      let height = isBlob ? message.number(6).map { $0 * size.height } : nil
      place(id, x: x, y: y, radius: max(width ?? 0, height ?? 0) / 2)
    case "fseq":
      guard let number = message.int(1) else { return nil }
      // A frame number of −1 repeats the current state.
      guard number < 0 || isNext(number) else {
        forgetNews()
        return nil
      }
      return frame(at: now)
    default: break
    }
    return nil
  }

  // MARK: Version 2.0

  private mutating func take20(_ message: OSCMessage, at now: Double) -> InputFrame? {
    switch message.address {
    case "/tuio2/frm":
      isLate = message.int(0).map { !isNext($0) } ?? false
      if let time = message.time(1) {
        if shift == nil { shift = now - time }
        // If the tracker's clock was reset, measure it from the time of arrival again.
        if abs(time + (shift ?? 0) - now) > 1 { shift = now - time }
        frameTime = time + (shift ?? 0)
      }
    case "/tuio2/ptr":
      guard !isLate, let id = message.int(0), let x = message.number(3), let y = message.number(4)
      else { return nil }
      place(
        id, x: x, y: y, radius: (message.number(7) ?? 0) * size.height,
        pressure: message.number(8) ?? 0)
    default:
      guard !isLate else { return nil }
      alive = message.arguments.indices.compactMap { message.int($0) }
      return frame(at: frameTime ?? now)
    }
    return nil
  }

  // MARK: Both

  private mutating func isNext(_ number: Int) -> Bool {
    if number < lastFrame, lastFrame - number < Self.overtaken { return false }
    lastFrame = number
    return true
  }

  private mutating func place(
    _ id: Int, x: Double, y: Double, radius: Double, pressure: Double = 0
  ) {
    var contact = Contact(
      id: firstContactID + id, phase: .moved, position: Point(x * size.width, y * size.height))
    contact.majorRadius = max(0, radius)
    if pressure > 0 {
      contact.force = min(1, pressure) * 2
      contact.maximumForce = 2
    }
    if pointers[id]?.contact == contact { return }
    if pointers[id] == nil {
      // Otherwise a tracker that never completes a frame would fill our memory.
      guard pointers.count < Self.mostPointers else { return }
      pointers[id] = Pointer(contact: contact)
    } else {
      pointers[id]?.contact = contact
      pointers[id]?.hasChanged = true
    }
  }

  private mutating func forgetNews() {
    for id in pointers.keys where pointers[id]?.isNew == true { pointers[id] = nil }
  }

  private mutating func frame(at time: Double) -> InputFrame? {
    var contacts: [Contact] = []
    for id in down where !alive.contains(id) {
      if let pointer = pointers.removeValue(forKey: id) { contacts.append(ended(pointer, .ended)) }
    }
    down.removeAll { !alive.contains($0) }
    for id in alive {
      guard var pointer = pointers[id], pointer.hasChanged else { continue }
      pointer.contact.phase = pointer.isNew ? .began : .moved
      contacts.append(pointer.contact)
      if pointer.isNew { down.append(id) }
      pointer.contact.phase = .moved
      pointer.isNew = false
      pointer.hasChanged = false
      pointers[id] = pointer
    }
    // Forget pointers that were placed but never listed as alive.
    for id in pointers.keys where !alive.contains(id) { pointers[id] = nil }
    return contacts.isEmpty ? nil : InputFrame(time: time, contacts: contacts)
  }

  private func ended(_ pointer: Pointer, _ phase: TouchPhase) -> Contact {
    var contact = pointer.contact
    contact.phase = phase
    return contact
  }
}
