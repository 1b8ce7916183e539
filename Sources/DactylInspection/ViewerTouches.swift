import Dactyl

/// The fingers of one viewer, whose page is a touch pad for the program.
///
/// Their ids differ from all others, and their times become the program's.
struct ViewerTouches {
  /// How many contacts and coalesced samples of a frame are accepted.
  private static let most = (contacts: 32, samples: 256)

  /// Added to the page's contact ids.
  private let offset: Int
  /// The contacts that are down, by the page's id.
  private var down: [Int: Contact] = [:]
  /// How far the page's clock is behind the program's: the least seen so far.
  private var lag = Double.infinity

  /// - Parameter viewer: a number that no other viewer has, at least 0.
  init(viewer: Int) { offset = (viewer + 1) << 40 }

  /// Converts a page's frame for the program.
  ///
  /// - Parameters:
  ///   - now: the program's time.
  ///   - earliest: the earliest time allowed.
  mutating func translate(_ frame: InputFrame, now: Double, notBefore earliest: Double)
    -> InputFrame
  {
    lag = min(lag, now - frame.time)
    var translated = InputFrame(time: max(frame.time + lag, earliest), contacts: [])
    for var contact in frame.contacts.prefix(Self.most.contacts) {
      let number = contact.id
      guard 0..<(1 << 40) ~= number else { continue }
      // Drop the rest of a contact whose beginning is missing.
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

  /// A frame that cancels the viewer's fingers; nil if there are none.
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
