/// Everything a device said at one instant: the only way into the engine (SPEC A3).
///
/// A frame names the contacts that began, moved, ended or were cancelled at its time. Contacts that
/// are down and did not change may be named `stationary` or left out.
///
/// ```swift
/// try window.send(InputFrame(time: 0.016, contacts: [
///   Contact(id: 1, phase: .moved, position: Point(12, 0))
/// ]))
/// ```
public struct InputFrame: Hashable, Sendable {
  /// When it happened, in seconds since any origin the host likes; never before the previous frame.
  public var time: Double
  /// The contacts, each at most once.
  public var contacts: [Contact]
  /// Earlier samples of contacts of this frame which the device or system merged into it, oldest
  /// first.
  ///
  /// `Event.coalescedTouches(for:)` hands them out, and velocities are computed from them too.
  public var coalesced: [CoalescedContact]

  /// What is over the window without touching it, each pointer at most once.
  public var hovers: [HoverSample]

  /// A frame with the given contacts.
  public init(
    time: Double, contacts: [Contact], coalesced: [CoalescedContact] = [],
    hovers: [HoverSample] = []
  ) {
    self.time = time
    self.contacts = contacts
    self.coalesced = coalesced
    self.hovers = hovers
  }
}

/// A sample that was merged into a later frame (SPEC A7).
public struct CoalescedContact: Hashable, Sendable, BitwiseCopyable {
  /// When the sample was taken, in seconds: not before the previous frame and not after its own.
  public var time: Double
  /// What the device said then; its phase is ignored.
  public var contact: Contact

  /// A sample taken at the given time.
  public init(time: Double, contact: Contact) {
    self.time = time
    self.contact = contact
  }
}
