import Dactyl

/// Puts together to frames what a toolkit tells of one finger at a time.
final class Fingers {
  private let window: Window
  private var contacts: [Contact] = []
  private var time = 0.0

  init(of window: Window) { self.window = window }

  /// A frame ends at the second word about a finger, or three milliseconds after the first.
  func take(_ contact: Contact, at time: Double) {
    if contacts.contains(where: { $0.id == contact.id }) || time - self.time > 0.003 { flush() }
    if contacts.isEmpty { self.time = time }
    contacts.append(contact)
  }

  /// Sends what has come.
  func flush() {
    guard !contacts.isEmpty else { return }
    // An event may be older than a deadline that was met.
    let frame = InputFrame(time: max(time, window.currentTime), contacts: contacts)
    contacts = []
    do {
      try window.send(frame)
    } catch {
      // What was lost may have been a lift.
      window.cancelAllTouches()
    }
  }
}
