import Dactyl

/// Decides what may stand in a recording: frames the engine takes (SPEC A8), with no more pointers
/// at once than any device has.
struct RecordingRules {
  /// The most contacts, and the most hovering pointers, that a frame may name or leave behind.
  static let mostPointers = 256

  private var validator = InputValidator()

  /// The time of the last frame that was taken in.
  var time: Double { validator.time }

  /// Takes a frame in, or refuses it and stays as it was.
  ///
  /// - Throws: `RecordingError`, whose place is the caller's to add.
  mutating func accept(_ frame: InputFrame) throws(RecordingError) {
    // Only where there is reason to count are the contacts that lift in this frame looked at.
    let isCrowded =
      validator.down.count + frame.contacts.count > Self.mostPointers
      || validator.hovers.hovering.count + frame.hovers.count > Self.mostPointers
    guard isCrowded else { return try Self.accept(frame, by: &validator) }
    var next = validator
    try Self.accept(frame, by: &next)
    try Self.count(frame, before: next)
    validator = next
  }

  private static func accept(
    _ frame: InputFrame, by validator: inout InputValidator
  ) throws(RecordingError) {
    do {
      try validator.accept(frame)
    } catch {
      throw RecordingError(.invalidFrame(error))
    }
  }

  private static func count(
    _ frame: InputFrame, before next: InputValidator
  ) throws(RecordingError) {
    let contacts = max(frame.contacts.count, next.down.count)
    guard contacts <= mostPointers else {
      throw RecordingError(.tooManyContacts(contacts, limit: mostPointers))
    }
    let hovers = max(frame.hovers.count, next.hovers.hovering.count)
    guard hovers <= mostPointers else {
      throw RecordingError(.tooManyHovers(hovers, limit: mostPointers))
    }
  }
}
