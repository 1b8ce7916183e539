/// Keeps accidental contacts from a window: passes on only what fingers did in each frame
/// (SPEC A10).
///
/// It stands behind the validator, which follows what the device says. A contact that is admitted
/// late begins in the frame in which it is, and its touch remembers where and when it came down.
package final class PalmFilter {
  package var numbers: PalmRejection
  /// All contacts that are down and came down since there is a filter.
  private var contacts = PlainArray<FilteredContact>()
  /// When a palm was last down.
  private var lastPalmTime = -Double.infinity

  /// A filter that has seen no contact.
  package init(_ numbers: PalmRejection) { self.numbers = numbers }

  /// Where and when a contact came down whose touch begins, perhaps late; nil if it has lifted.
  func landing(of id: Int) -> (place: Point, time: Double)? {
    guard let index = index(of: id) else { return nil }
    return (contacts[index].start, contacts[index].startTime)
  }

  /// Refuses what is withheld, because all touches were taken away.
  func interrupt() {
    for index in 0..<contacts.count where contacts[index].standing == .withheld {
      contacts[index].standing = .refused
    }
  }

  /// What the window gets of a frame; nil if that is all of it.
  func filter(_ frame: InputFrame, in window: Window) -> InputFrame? {
    let isUsual = noteSteps(of: frame, in: window)
    if isUsual { return nil }
    var kept = frame
    kept.contacts.removeAll(keepingCapacity: true)
    for contact in frame.contacts { passOn(contact, of: frame, in: window, into: &kept) }
    kept.coalesced.removeAll { merged in
      !kept.contacts.contains { $0.id == merged.contact.id && $0.phase != .began }
    }
    return kept
  }

  // MARK: One frame

  /// Notes what contacts that are down do; whether the frame says nothing but that some of them,
  /// all admitted and small, go on.
  private func noteSteps(of frame: InputFrame, in window: Window) -> Bool {
    var isUsual = true
    for contact in frame.contacts {
      switch contact.phase {
      case .began, .ended, .cancelled: isUsual = false
      case .moved, .stationary:
        guard let index = index(of: contact.id) else { continue }
        contacts[index].step(to: contact, longestStep: window.gestureProfile.jumps.minimumDistance)
        if contacts[index].standing != .admitted || isLarge(contact) { isUsual = false }
      }
    }
    return isUsual
  }

  private func passOn(
    _ contact: Contact, of frame: InputFrame, in window: Window, into kept: inout InputFrame
  ) {
    switch contact.phase {
    case .began: passOnNew(contact, of: frame, in: window, into: &kept)
    case .moved, .stationary: goOn(contact, of: frame, in: window, into: &kept)
    case .ended, .cancelled:
      guard let index = index(of: contact.id) else { return kept.add(contact) }
      let standing = contacts[index].standing
      contacts.remove(at: index)
      switch standing {
      case .admitted: kept.add(contact)
      case .withheld, .refused: lastPalmTime = frame.time
      }
    }
  }

  private func passOnNew(
    _ contact: Contact, of frame: InputFrame, in window: Window, into kept: inout InputFrame
  ) {
    // One that was interrupted may begin again.
    if let index = index(of: contact.id) { contacts.remove(at: index) }
    var new = FilteredContact(contact, at: frame.time, standing: .admitted)
    if let (standing, cause) = judge(contact, at: frame.time, in: window) {
      new.standing = standing
      window.observer?.window(window, didReject: contact, because: cause)
    } else {
      kept.add(contact)
    }
    contacts.append(new)
    if isLarge(contact) { refuseParts(ofPalmAt: contact, in: window, at: frame.time, &kept) }
  }

  private func goOn(
    _ contact: Contact, of frame: InputFrame, in window: Window, into kept: inout InputFrame
  ) {
    guard let index = index(of: contact.id) else { return kept.add(contact) }
    let isLarge = isLarge(contact)
    switch contacts[index].standing {
    case .refused: return
    case .admitted:
      var last = contact
      if isLarge { last.phase = .cancelled }
      kept.add(last)
    case .withheld:
      guard !isLarge, contacts[index].travel >= numbers.minimumTravel else { break }
      contacts[index].standing = .admitted
      var first = contact
      first.phase = .began
      kept.add(first)
    }
    guard isLarge else { return }
    contacts[index].standing = .refused
    window.observer?.window(window, didReject: contact, because: tooLarge(contact))
    refuseParts(ofPalmAt: contact, in: window, at: frame.time, &kept)
  }

  /// Takes the other parts of a palm back that came down just before it was told by its size.
  private func refuseParts(
    ofPalmAt palm: Contact, in window: Window, at now: Double, _ kept: inout InputFrame
  ) {
    for index in 0..<contacts.count where contacts[index].standing == .admitted {
      let other = contacts[index]
      guard other.latest.kind == .direct, now - other.startTime <= numbers.landingInterval,
        other.travel < numbers.minimumTravel
      else { continue }
      let distance = other.start.distance(to: palm.position)
      guard distance <= numbers.palmExtent else { continue }
      let cause = Cause.besidePalm(distance: distance, needed: numbers.palmExtent)
      refuse(index, because: cause, at: now, in: window, &kept)
    }
  }

  /// Takes a contact from the window that it had.
  private func refuse(
    _ index: Int, because cause: Cause, at now: Double, in window: Window,
    _ kept: inout InputFrame
  ) {
    contacts[index].standing = .refused
    var last = contacts[index].latest
    kept.remove(last.id)
    // The window never saw this contact, so there is nothing to cancel.
    if contacts[index].startTime < now {
      last.phase = .cancelled
      kept.add(last)
    }
    window.observer?.window(window, didReject: last, because: cause)
  }

  // MARK: Judging a contact that begins

  private func judge(
    _ contact: Contact, at now: Double, in window: Window
  ) -> (FilteredContact.Standing, Cause)? {
    guard contact.kind == .direct else { return nil }
    if isLarge(contact) { return (.refused, tooLarge(contact)) }
    let isPalmNear = now - lastPalmTime <= numbers.memory
    var isPalmDown = false
    for index in 0..<contacts.count {
      let other = contacts[index]
      switch other.standing {
      case .admitted: break
      case .withheld, .refused:
        isPalmDown = true
        let distance = other.latest.position.distance(to: contact.position)
        if distance <= numbers.palmExtent, now - other.startTime <= numbers.landingInterval {
          return (.withheld, .besidePalm(distance: distance, needed: numbers.palmExtent))
        }
      }
    }
    let isWary = isPalmNear || isPalmDown
    let width = isWary ? numbers.edgeWidthBesidePalm : numbers.edgeWidth
    let surface = numbers.surface ?? window.bounds
    let edges = isWary ? numbers.edges.union(numbers.edgesBesidePalm) : numbers.edges
    let distance = distance(of: contact.position, from: edges, of: surface)
    guard distance < width else { return nil }
    return (.withheld, .beganAtEdge(distance: distance, needed: width))
  }

  /// How far a place is from the nearest of some edges.
  private func distance(of place: Point, from edges: RectEdge, of surface: Rect) -> Double {
    var least = Double.infinity
    if edges.contains(.top) { least = min(least, place.y - surface.minY) }
    if edges.contains(.left) { least = min(least, place.x - surface.minX) }
    if edges.contains(.bottom) { least = min(least, surface.maxY - place.y) }
    if edges.contains(.right) { least = min(least, surface.maxX - place.x) }
    return least
  }

  private func isLarge(_ contact: Contact) -> Bool {
    contact.majorRadius > numbers.maximumRadius && contact.kind == .direct
  }

  private func tooLarge(_ contact: Contact) -> Cause {
    .contactTooLarge(radius: contact.majorRadius, limit: numbers.maximumRadius)
  }

  private func index(of id: Int) -> Int? {
    for index in 0..<contacts.count where contacts[index].latest.id == id { return index }
    return nil
  }
}

// One copy of each, because the standard versions are inlined at every call.
extension InputFrame {
  @inline(never)
  fileprivate mutating func add(_ contact: Contact) { contacts.append(contact) }

  /// Removes a contact, which is there once at most.
  @inline(never)
  fileprivate mutating func remove(_ id: Int) {
    for index in contacts.indices where contacts[index].id == id {
      contacts.remove(at: index)
      return
    }
  }
}
