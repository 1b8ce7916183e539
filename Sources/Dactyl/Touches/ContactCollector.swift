/// Makes frames of what toolkits tell one finger at a time (SPEC F5).
///
/// ```swift
/// var collector = ContactCollector()
/// // for each event of the toolkit:
/// collector.add(Contact(id: finger, phase: .moved, position: place), at: time)
/// // and after each batch of events, and when `deadline` has come:
/// while let frame = collector.next(at: now) { window.sendLive(frame) }
/// ```
///
/// A frame is complete when the next contact comes more than `gap` later or names a finger that the
/// frame has, when the device says that its report is over (`endReport()`), or when `gap` has
/// passed. What is said of a finger that is not down is dropped; a finger that begins although it
/// is down has lost its lift, and is cancelled first. Times that go back count as the latest.
public struct ContactCollector: Sendable {
  /// The longest gap between contacts of one report, in seconds; default 0.001, at least 0.
  public var gap: Double
  /// For how long after the last finger a mouse is taken for its echo, in seconds; default 0.5, at
  /// least 0.
  ///
  /// Window systems move the mouse for programs that know no fingers, before the finger as well as
  /// after it.
  public var echoDuration = 0.5
  /// The number of the contact that stands for the mouse.
  public static let mouseID = -1

  private var complete: [InputFrame] = []
  private var open: [Contact] = []
  private var openTime = 0.0
  private var latest = -Double.infinity
  private var down: [Contact] = []
  private var lastFingerTime = -Double.infinity

  /// A collector without contacts.
  public init(gap: Double = 0.001) { self.gap = gap }

  /// Takes what was told of one contact.
  ///
  /// A contact of the kind `indirectPointer` is a mouse; see `echoDuration`. It is dropped while
  /// fingers are down, and cancelled when one comes down within that time of its own begin.
  public mutating func add(_ contact: Contact, at time: Double) {
    guard time.isFinite, contact.isFinite else { return }
    let time = max(time, latest)
    latest = time
    if !open.isEmpty, time - openTime > gap { endReport() }
    if contact.kind == .indirectPointer {
      if isEcho(contact, at: time) { return }
    } else {
      lastFingerTime = time
      if contact.phase == .began { dropMouse(at: time) }
    }
    let isDown = down.contains { $0.id == contact.id }
    switch contact.phase {
    case .began:
      if isDown { cancel(contact.id, at: time) }
    case .moved, .stationary, .ended, .cancelled:
      if !isDown { return }
    }
    if open.contains(where: { $0.id == contact.id }) { endReport() }
    down.removeAll { $0.id == contact.id }
    switch contact.phase {
    case .began, .moved, .stationary: down.append(contact)
    case .ended, .cancelled: break
    }
    append(contact, at: time)
  }

  /// Completes the frame, because the device says that its report is over.
  public mutating func endReport() {
    guard !open.isEmpty else { return }
    complete.append(InputFrame(time: openTime, contacts: open))
    open.removeAll()
  }

  /// Cancels all that is down, because the device or the window is gone.
  public mutating func cancelAll(at time: Double) {
    endReport()
    latest = max(time, latest)
    for contact in down {
      var last = contact
      last.phase = .cancelled
      append(last, at: latest)
    }
    down.removeAll()
    endReport()
  }

  /// The next frame that is complete at a time; nil if no frame is.
  public mutating func next(at now: Double) -> InputFrame? {
    if let deadline, deadline <= now { endReport() }
    return complete.isEmpty ? nil : complete.removeFirst()
  }

  /// When the frame that is being collected is complete even if nothing more comes; nil for never.
  public var deadline: Double? { open.isEmpty ? nil : openTime + gap }

  private mutating func append(_ contact: Contact, at time: Double) {
    if open.isEmpty { openTime = time }
    open.append(contact)
  }

  /// Ends a finger whose lift was lost, in a frame of its own.
  private mutating func cancel(_ id: Int, at time: Double) {
    endReport()
    guard let index = down.firstIndex(where: { $0.id == id }) else { return }
    var last = down.remove(at: index)
    last.phase = .cancelled
    append(last, at: time)
  }

  /// Whether what a mouse does is only what a finger does.
  private func isEcho(_ mouse: Contact, at time: Double) -> Bool {
    // A mouse pressed before any finger came stays pressed, whatever the clock says.
    if down.contains(where: { $0.id == mouse.id }) { return false }
    return time - lastFingerTime <= echoDuration || down.contains { $0.kind != .indirectPointer }
  }

  /// Takes back the mouse event that came just before the finger whose echo it is.
  private mutating func dropMouse(at time: Double) {
    guard let index = down.firstIndex(where: { $0.kind == .indirectPointer }) else { return }
    let mouse = down.remove(at: index)
    if let begun = open.firstIndex(where: { $0.id == mouse.id && $0.phase == .began }) {
      open.remove(at: begun)
      return
    }
    if open.contains(where: { $0.id == mouse.id }) { endReport() }
    var last = mouse
    last.phase = .cancelled
    append(last, at: time)
    endReport()
  }
}
