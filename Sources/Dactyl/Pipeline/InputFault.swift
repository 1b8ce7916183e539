/// What is wrong with a frame, as the validator finds it: which rule it breaks (SPEC A8), and
/// where.
///
/// Small, because it is handed on through all who take frames; `InputError` has the numbers as
/// well, which the frame itself tells.
package struct InputFault: Error {
  /// The rules there are, as `InputError.Reason` has them.
  package enum Rule: UInt8 {
    case timeWentBack
    case notFinite
    case unknownContact
    case beganTwice
    case namedTwice
    case strayCoalescedSample
    case coalescedSampleOutOfTime
    case unknownHover
    case enteredTwice
  }

  /// What a frame consists of.
  enum Part: UInt8 {
    /// Its time.
    case time
    case contacts
    case coalesced
    case hovers
  }

  /// The rule that is broken.
  package let rule: Rule
  let part: Part
  let index: Int

  /// A rule that one of the contacts breaks, or of the others, or the time.
  init(_ rule: Rule, by part: Part, at index: Int = 0) {
    self.rule = rule
    self.part = part
    self.index = index
  }
}

extension InputError {
  /// What is wrong with a frame that comes after a time, with the numbers that tell.
  init(_ fault: InputFault, in frame: InputFrame, after time: Double) {
    let index = fault.index
    switch fault.part {
    case .time: contact = nil
    case .contacts: contact = frame.contacts[index].id
    case .coalesced: contact = frame.coalesced[index].contact.id
    case .hovers: contact = frame.hovers[index].id
    }
    switch fault.rule {
    case .timeWentBack: reason = .timeWentBack(from: time, to: frame.time)
    case .notFinite: reason = .notFinite
    case .unknownContact: reason = .unknownContact(frame.contacts[index].phase)
    case .beganTwice: reason = .beganTwice
    case .namedTwice: reason = .namedTwice
    case .strayCoalescedSample: reason = .strayCoalescedSample
    case .coalescedSampleOutOfTime:
      reason = .coalescedSampleOutOfTime(
        frame.coalesced[index].time, from: index == 0 ? time : frame.coalesced[index - 1].time,
        to: frame.time)
    case .unknownHover: reason = .unknownHover(frame.hovers[index].phase)
    case .enteredTwice: reason = .enteredTwice
    }
  }
}
