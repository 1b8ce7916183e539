import Dactyl

/// Keeps watch over the rules for frames (SPEC A8) for one recording.
struct FrameRules {
  /// The most contacts that may be down at once.
  static let mostContacts = 256

  private(set) var down: [Int] = []
  private(set) var time: Double?

  /// Takes a frame in, or refuses it and stays as it was.
  mutating func accept(_ frame: InputFrame) throws(InputError) {
    guard frame.time.isFinite else { throw InputError(reason: .notFinite) }
    if let time, frame.time < time {
      throw InputError(reason: .timeWentBack(from: time, to: frame.time))
    }
    for (index, contact) in frame.contacts.enumerated() {
      guard contact.isFinite else { throw InputError(contact: contact.id, reason: .notFinite) }
      for other in frame.contacts[..<index] where other.id == contact.id {
        throw InputError(contact: contact.id, reason: .namedTwice)
      }
      let isDown = down.contains(contact.id)
      if contact.phase == .began {
        if isDown { throw InputError(contact: contact.id, reason: .beganTwice) }
      } else if !isDown {
        throw InputError(contact: contact.id, reason: .unknownContact(contact.phase))
      }
    }
    for sample in frame.coalesced { try check(sample, of: frame) }
    time = frame.time
    for contact in frame.contacts {
      switch contact.phase {
      case .began: down.append(contact.id)
      case .ended, .cancelled: down.removeAll { $0 == contact.id }
      case .moved, .stationary: break
      }
    }
  }

  private func check(_ sample: CoalescedContact, of frame: InputFrame) throws(InputError) {
    let id = sample.contact.id
    guard sample.time.isFinite, sample.contact.isFinite else {
      throw InputError(contact: id, reason: .notFinite)
    }
    let isMoving = frame.contacts.contains {
      $0.id == id && ($0.phase == .moved || $0.phase == .ended)
    }
    guard isMoving else { throw InputError(contact: id, reason: .strayCoalescedSample) }
    let earliest = time ?? sample.time
    guard sample.time >= earliest, sample.time <= frame.time else {
      throw InputError(
        contact: id,
        reason: .coalescedSampleOutOfTime(sample.time, from: earliest, to: frame.time))
    }
  }
}
