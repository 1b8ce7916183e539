import Dactyl

/// The rules for frames in a recording: those of the engine (SPEC A8), and a limit on pointers.
struct RecordingRules {
  /// The most contacts, and the most hovers, that a frame may name or leave down.
  static let mostPointers = 256

  private var validator = InputValidator()

  /// The time of the last accepted frame.
  var time: Double { validator.time }

  /// Accepts a frame; if it throws, nothing changes.
  ///
  /// - Throws: `RecordingError` without a place, which the caller adds.
  mutating func accept(_ frame: InputFrame) throws(RecordingError) {
    // Counts what stays down after the frame only if there may be too many.
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
