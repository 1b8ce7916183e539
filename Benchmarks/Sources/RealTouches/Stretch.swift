import Dactyl
import TouchData

/// The time from the first touch-down to the last lift, as the device reports it, not a recogniser.
struct Stretch {
  /// When the first finger came down and when the last was lifted, in seconds.
  var start: Double
  var end: Double
  /// The most contacts at once, and the number of all contacts.
  var fingers = 0
  var contacts = 0
  /// The farthest that a contact goes from its touch-down, in points.
  var reach = 0.0
  /// The longest step of a contact from one sample to the next, in points.
  var longestStep = 0.0

  var duration: Double { end - start }

  /// True if a contact hopped: it went a centimetre in one sample.
  var hops: Bool { longestStep > 63 }
}

extension [InputFrame] {
  /// The stretches of a recording.
  var stretches: [Stretch] {
    var stretches: [Stretch] = []
    var present = Stretch(start: 0, end: 0)
    var down: [Int: (start: Point, last: Point)] = [:]
    for frame in self {
      let wasUp = down.isEmpty
      if wasUp { present = Stretch(start: frame.time, end: frame.time) }
      for contact in frame.contacts {
        switch contact.phase {
        case .began:
          down[contact.id] = (contact.position, contact.position)
          present.contacts += 1
        case .moved, .stationary:
          guard let former = down[contact.id] else { continue }
          present.longestStep.grow(to: former.last.distance(to: contact.position))
          present.reach.grow(to: former.start.distance(to: contact.position))
          down[contact.id]?.last = contact.position
        case .ended, .cancelled: down[contact.id] = nil
        }
      }
      if down.count > present.fingers { present.fingers = down.count }
      guard down.isEmpty, !wasUp else { continue }
      present.end = frame.time
      stretches.append(present)
    }
    return stretches
  }
}

extension Double {
  fileprivate mutating func grow(to value: Double) { self = Swift.max(self, value) }
}
