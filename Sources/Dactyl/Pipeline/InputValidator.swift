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

  package private(set) var hovers = HoverValidator()

  /// A validator for a device without contacts and hovering pointers.
  package init() {}

  /// Accepts a frame, or throws and stays as it was.
  package mutating func accept(_ frame: InputFrame) throws(InputError) {
    do throws(InputFault) {
      try acceptAny(frame)
    } catch {
      throw InputError(error, in: frame, after: time)
    }
  }

  /// The same, where the frame is known not to be the simplest.
  mutating func acceptAny(_ frame: InputFrame) throws(InputFault) {
    try checkTime(frame.time)
    try checkContacts(of: frame)
    time = frame.time
  }

  /// Accepts a frame that says nothing but that contacts moved, in the order in which they came
  /// down; false, with nothing done, for any other. Nearly all frames are like that.
  @inline(__always)
  mutating func acceptMove(_ frame: InputFrame) -> Bool {
    guard frame.time >= time, frame.time < .infinity, isPlainMove(frame) || isMoveOfSome(frame)
    else { return false }
    time = frame.time
    return true
  }

  /// The same of contacts as numbers.
  @inline(__always)
  mutating func acceptMove(_ contacts: ContactRows) -> Bool {
    guard contacts.time >= time, contacts.time < .infinity else { return false }
    var place = 0
    for index in 0..<contacts.count {
      let contact = contacts[index]
      // Those that are not named rest.
      while place < down.count, !contact.isOf(down[place]) { place += 1 }
      guard place < down.count, contact.isMove else { return false }
      place += 1
    }
    if contacts.mergedCount > 0, !areMoves(mergedInto: contacts) { return false }
    time = contacts.time
    return true
  }

  /// Whether the samples that were merged into contacts are moves of theirs, in order of time.
  private func areMoves(mergedInto contacts: ContactRows) -> Bool {
    var latest = time
    for index in 0..<contacts.mergedCount {
      let sample = contacts.merged(index)
      guard sample.time >= latest, sample.time <= contacts.time, sample.isMove,
        contacts.name(sample)
      else { return false }
      latest = sample.time
    }
    return true
  }

  /// Whether a frame says nothing but that all contacts moved, in the order in which they came
  /// down.
  @inline(__always)
  private func isPlainMove(_ frame: InputFrame) -> Bool {
    guard frame.contacts.count == down.count, !down.isEmpty, frame.coalesced.isEmpty,
      frame.hovers.isEmpty
    else { return false }
    for index in frame.contacts.indices {
      guard frame.contacts[index].phase == .moved, frame.contacts[index].id == down[index],
        frame.contacts[index].isPlainlyFinite
      else { return false }
    }
    return true
  }

  /// Whether a frame says nothing but that some of the contacts moved, in the order in which they
  /// came down.
  private func isMoveOfSome(_ frame: InputFrame) -> Bool {
    guard frame.contacts.count < down.count, !frame.contacts.isEmpty, frame.coalesced.isEmpty,
      frame.hovers.isEmpty
    else { return false }
    var place = 0
    for index in frame.contacts.indices {
      let id = frame.contacts[index].id
      while place < down.count, down[place] != id { place += 1 }
      guard place < down.count, frame.contacts[index].phase == .moved,
        frame.contacts[index].isPlainlyFinite
      else { return false }
      place += 1
    }
    return true
  }

  @inline(__always)
  private mutating func checkContacts(of frame: InputFrame) throws(InputFault) {
    if frame.contacts.count > NumberTable.fewest {
      try checkMany(frame.contacts)
    } else {
      try checkFew(frame.contacts)
    }
    if !frame.coalesced.isEmpty { try checkCoalesced(frame) }
    if !frame.hovers.isEmpty {
      try hovers.check(frame.hovers)
      hovers.commit(frame.hovers)
    }
    if frame.contacts.count > NumberTable.fewest {
      commitMany(frame.contacts)
    } else {
      commit(frame.contacts)
    }
  }

  @inline(__always)
  private func checkFew(_ contacts: [Contact]) throws(InputFault) {
    var highest = Int.min
    for index in contacts.indices {
      let id = contacts[index].id
      // Frames usually name contacts in rising order; only an odd one needs the scan.
      if index > 0, id <= highest, contacts[..<index].contains(where: { $0.id == id }) {
        throw InputFault(.namedTwice, by: .contacts, at: index)
      }
      highest = max(highest, id)
      try check(
        contacts[index], at: index, isDown: isDown(id, near: index),
        isInterrupted: interrupted.holds(id))
    }
  }

  /// As `checkFew(_:)`, in a time that rises as the contacts do.
  private func checkMany(_ contacts: [Contact]) throws(InputFault) {
    let named = NumberTable(capacity: contacts.count)
    let standing = NumberTable(down)
    let interrupted = NumberTable(interrupted)
    for index in contacts.indices {
      let id = contacts[index].id
      guard named.insert(id, at: index) else {
        throw InputFault(.namedTwice, by: .contacts, at: index)
      }
      try check(
        contacts[index], at: index, isDown: standing.holds(id),
        isInterrupted: interrupted.holds(id))
    }
  }

  /// From now on the device may go on with the contacts that are down, or begin them anew.
  mutating func interruptAll() {
    interrupted = down
    hovers.interruptAll()
  }

  /// Moves a contact that is down behind the others, because its touch begins only now.
  mutating func putLast(_ id: Int) {
    down.remove(id)
    down.add(id)
  }

  @inline(__always)
  private func checkTime(_ next: Double) throws(InputFault) {
    guard next.isFinite else { throw InputFault(.notFinite, by: .time) }
    guard next >= time else { throw InputFault(.timeWentBack, by: .time) }
  }

  private func check(
    _ contact: Contact, at index: Int, isDown: Bool, isInterrupted: @autoclosure () -> Bool
  ) throws(InputFault) {
    guard contact.isFinite else { throw InputFault(.notFinite, by: .contacts, at: index) }
    switch contact.phase {
    case .began:
      if isDown, !isInterrupted() { throw InputFault(.beganTwice, by: .contacts, at: index) }
    case .moved, .stationary, .ended, .cancelled:
      if !isDown { throw InputFault(.unknownContact, by: .contacts, at: index) }
    }
  }

  private func isDown(_ id: Int, near index: Int) -> Bool {
    if index < down.count, down[index] == id { return true }
    return down.holds(id)
  }

  private func checkCoalesced(_ frame: InputFrame) throws(InputFault) {
    var latest = time
    for index in frame.coalesced.indices {
      let time = frame.coalesced[index].time
      guard time.isFinite, frame.coalesced[index].contact.isFinite else {
        throw InputFault(.notFinite, by: .coalesced, at: index)
      }
      guard time >= latest, time <= frame.time else {
        throw InputFault(.coalescedSampleOutOfTime, by: .coalesced, at: index)
      }
      latest = time
      let id = frame.coalesced[index].contact.id
      guard let place = frame.contacts.firstIndex(where: { $0.id == id }),
        frame.contacts[place].phase != .stationary
      else { throw InputFault(.strayCoalescedSample, by: .coalesced, at: index) }
    }
  }

  @inline(__always)
  private mutating func commit(_ contacts: [Contact]) {
    for contact in contacts {
      switch contact.phase {
      case .began:
        // One that was interrupted comes after the others now, as its new touch does.
        if !interrupted.isEmpty {
          interrupted.remove(contact.id)
          down.remove(contact.id)
        }
        down.add(contact.id)
      case .ended, .cancelled:
        if !interrupted.isEmpty { interrupted.remove(contact.id) }
        down.remove(contact.id)
      case .moved, .stationary:
        break
      }
    }
  }

  /// As `commit(_:)`, in a time that rises as the contacts do.
  private mutating func commitMany(_ contacts: [Contact]) {
    let changed = NumberTable(capacity: contacts.count)
    for index in contacts.indices {
      switch contacts[index].phase {
      case .began, .ended, .cancelled: _ = changed.insert(contacts[index].id, at: index)
      case .moved, .stationary: break
      }
    }
    interrupted.keep { !changed.holds($0) }
    down.keep { !changed.holds($0) }
    for contact in contacts where contact.phase == .began { down.add(contact.id) }
  }
}
