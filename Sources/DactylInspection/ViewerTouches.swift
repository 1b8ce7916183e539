import Dactyl

/// The fingers of one viewer, whose page is a touch pad for the program.
///
/// They are numbered as nobody else's, and come in the program's time.
struct ViewerTouches {
  /// How many contacts and merged samples of a frame are taken.
  private static let most = (contacts: 32, samples: 256)

  /// What is added to the page's numbers of contacts.
  private let offset: Int
  /// The contacts that are down, by the page's number.
  private var down: [Int: Contact] = [:]
  /// How far the page's clock is behind the program's: the least that was seen.
  private var lag = Double.infinity

  /// - Parameter viewer: a number that no other viewer has, at least 0.
  init(viewer: Int) { offset = (viewer + 1) << 40 }

  /// A page's frame as the program is to be sent it.
  ///
  /// - Parameters:
  ///   - now: the program's time.
  ///   - earliest: a time that it must not be before.
  mutating func translate(_ frame: InputFrame, now: Double, notBefore earliest: Double)
    -> InputFrame
  {
    lag = min(lag, now - frame.time)
    var translated = InputFrame(time: max(frame.time + lag, earliest), contacts: [])
    for var contact in frame.contacts.prefix(Self.most.contacts) {
      let number = contact.id
      guard 0..<(1 << 40) ~= number else { continue }
      // Who has come while a finger was down is not told of its beginning.
      guard (contact.phase == .began) == (down[number] == nil) else { continue }
      contact.id = number + offset
      switch contact.phase {
      case .began, .moved, .stationary: down[number] = contact
      case .ended, .cancelled: down[number] = nil
      }
      translated.contacts.append(contact)
    }
    for var sample in frame.coalesced.prefix(Self.most.samples) {
      sample.contact.id += offset
      guard
        translated.contacts.contains(where: { $0.id == sample.contact.id && $0.phase != .began })
      else { continue }
      sample.time = min(max(sample.time + lag, earliest), translated.time)
      translated.coalesced.append(sample)
    }
    return translated
  }

  /// A frame that takes away what is down, where something is.
  mutating func leave(at time: Double) -> InputFrame? {
    guard !down.isEmpty else { return nil }
    let contacts = down.values.sorted { $0.id < $1.id }.map { contact in
      var contact = contact
      contact.phase = .cancelled
      return contact
    }
    down = [:]
    return InputFrame(time: time, contacts: contacts)
  }
}
