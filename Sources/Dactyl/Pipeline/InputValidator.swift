/// Decides whether a frame makes sense after those before it (SPEC A8).
///
/// It follows the contacts as the device sees them, whatever became of their touches, so that a
/// finger whose touch was cancelled may still move and lift.
package struct InputValidator {
  /// The time of the last accepted frame.
  package private(set) var time = -Double.infinity
  /// The contacts that are down.
  package private(set) var down: ContiguousArray<Int> = []
  /// Contacts that were interrupted: what the device says of them is allowed and means nothing.
  private var interrupted: ContiguousArray<Int> = []

  /// Looks up many contacts in any order, while a frame names such.
  private var tables: Tables?

  package private(set) var hovers = HoverValidator()

  /// A validator for a device without contacts and hovering pointers.
  package init() {}

  /// Accepts a frame, or throws and stays as it was.
  @inline(__always)
  package mutating func accept(_ frame: InputFrame) throws(InputError) {
    guard frame.time.isFinite else { throw InputError(reason: .notFinite) }
    guard frame.time >= time else {
      throw InputError(reason: .timeWentBack(from: time, to: frame.time))
    }
    if tables != nil { tables = nil }
    let changesContacts = try checkContacts(frame.contacts)
    if !frame.coalesced.isEmpty { try checkCoalesced(frame) }
    if !frame.hovers.isEmpty {
      try hovers.check(frame.hovers)
      hovers.commit(frame.hovers)
    }
    if changesContacts { commit(frame.contacts) }
    time = frame.time
  }

  /// From now on the device may go on with the contacts that are down, or begin them anew.
  mutating func interruptAll() {
    interrupted = down
    hovers.interruptAll()
  }

  /// Throws if a contact makes no sense; true if any contact comes down or lifts.
  @inline(__always)
  private mutating func checkContacts(_ contacts: [Contact]) throws(InputError) -> Bool {
    var changes = false
    var highest = Int.min
    // Devices name contacts in the order in which they came down.
    var place = 0
    for index in contacts.indices {
      let id = contacts[index].id
      if id > highest {
        highest = id
      } else if isNamed(id, before: index, in: contacts) {
        throw InputError(contact: id, reason: .namedTwice)
      }
      guard contacts[index].isPlainlyFinite || contacts[index].isFinite else {
        throw InputError(contact: id, reason: .notFinite)
      }
      if place >= down.count || down[place] != id { place = find(id, among: contacts) }
      let isDown = place < down.count
      place &+= 1
      switch contacts[index].phase {
      case .began:
        if isDown, !interrupted.holds(id) {
          throw InputError(contact: id, reason: .beganTwice)
        }
        changes = true
      case .ended, .cancelled:
        if !isDown { throw unknown(contacts[index]) }
        changes = true
      case .moved, .stationary:
        if !isDown { throw unknown(contacts[index]) }
      }
    }
    return changes
  }

  @inline(never)
  private func unknown(_ contact: Contact) -> InputError {
    InputError(contact: contact.id, reason: .unknownContact(contact.phase))
  }

  private final class Tables {
    let named: NumberTable
    let down: NumberTable

    init(_ contacts: [Contact], _ down: ContiguousArray<Int>) {
      named = NumberTable(capacity: contacts.count)
      self.down = NumberTable(down)
      for index in contacts.indices { _ = named.insert(contacts[index].id, at: index) }
    }
  }

  /// Whether an earlier contact of the frame has the same number.
  @inline(never)
  private mutating func isNamed(_ id: Int, before index: Int, in contacts: [Contact]) -> Bool {
    if contacts.count <= NumberTable.fewest {
      return contacts[..<index].contains { $0.id == id }
    }
    if tables == nil { tables = Tables(contacts, down) }
    return (tables?.named.place(of: id) ?? index) < index
  }

  /// The index of a contact in `down`; its count if the contact is not down.
  @inline(never)
  private mutating func find(_ id: Int, among contacts: [Contact]) -> Int {
    if down.count <= NumberTable.fewest || contacts.count <= NumberTable.fewest {
      return down.firstIndex(of: id) ?? down.count
    }
    if tables == nil { tables = Tables(contacts, down) }
    return tables?.down.place(of: id) ?? down.count
  }

  @inline(never)
  private func checkCoalesced(_ frame: InputFrame) throws(InputError) {
    var latest = time
    for index in frame.coalesced.indices {
      let time = frame.coalesced[index].time
      let id = frame.coalesced[index].contact.id
      guard time.isFinite, frame.coalesced[index].contact.isFinite else {
        throw InputError(contact: id, reason: .notFinite)
      }
      guard time >= latest, time <= frame.time else {
        throw InputError(
          contact: id, reason: .coalescedSampleOutOfTime(time, from: latest, to: frame.time))
      }
      latest = time
      guard let place = frame.contacts.firstIndex(where: { $0.id == id }),
        frame.contacts[place].phase != .stationary
      else { throw InputError(contact: id, reason: .strayCoalescedSample) }
    }
  }

  /// Notes which contacts came down and which lifted.
  @inline(never)
  private mutating func commit(_ contacts: [Contact]) {
    let isLarge = contacts.count > NumberTable.fewest
    if isLarge { removeChanged(contacts) }
    for contact in contacts where contact.phase != .moved && contact.phase != .stationary {
      if !isLarge {
        if !interrupted.isEmpty { interrupted.remove(contact.id) }
        down.remove(contact.id)
      }
      // A contact that begins anew after an interruption goes last, as its new touch does.
      if contact.phase == .began { down.add(contact.id) }
    }
  }

  /// Removes all contacts that come down or lift, in one pass, because a frame has very many.
  @inline(never)
  private mutating func removeChanged(_ contacts: [Contact]) {
    let tables = tables ?? Tables(contacts, down)
    func rests(_ id: Int) -> Bool {
      guard let place = tables.named.place(of: id) else { return true }
      return contacts[place].phase == .moved || contacts[place].phase == .stationary
    }
    down.keep(where: rests)
    interrupted.keep(where: rests)
  }
}
