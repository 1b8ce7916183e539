import Dactyl

extension Timeline {
  /// Writes frames as a timeline, so that a random stream can go into a test.
  ///
  /// It keeps positions, phases, kinds and times to the microsecond, and loses the rest, such as
  /// forces and coalesced samples. Time starts with the first frame.
  public static func text(for frames: [InputFrame]) -> String {
    guard let origin = frames.first?.time else { return "" }
    var fingers: [Int] = []
    for contact in frames.flatMap(\.contacts) where !fingers.contains(contact.id) {
      fingers.append(contact.id)
    }
    var lanes = fingers.map { lane(of: $0, in: frames, from: origin) }
    if let last = frames.last, last.contacts.isEmpty, var first = lanes.popLast() {
      let spent = frames.last { $0.contacts.contains { $0.id == fingers.last } }?.time ?? origin
      first += wait(from: spent - origin, to: last.time - origin)
      lanes.append(first)
    }
    return lanes.joined(separator: "; ")
  }

  private static func lane(of finger: Int, in frames: [InputFrame], from origin: Double) -> String {
    var text = "\(finger)"
    var time = 0.0
    var place = Point.zero
    var isFirst = true
    for frame in frames {
      for contact in frame.contacts where contact.id == finger && contact.phase != .stationary {
        if isFirst { text += kind(contact.kind) + ":" }
        isFirst = false
        text += wait(from: time, to: frame.time - origin)
        time = frame.time - origin
        text += " " + step(contact, from: place)
        place = contact.position
      }
    }
    return text
  }

  private static func kind(_ kind: TouchKind) -> String {
    switch kind {
    case .direct: ""
    case .indirect: " indirect"
    case .pencil: " pencil"
    case .indirectPointer: " pointer"
    }
  }

  private static func wait(from start: Double, to end: Double) -> String {
    let duration = FrameComposer.microseconds(end) - FrameComposer.microseconds(start)
    guard duration > 0 else { return "" }
    return duration % 1000 == 0 ? " \(duration / 1000)ms" : " \(Double(duration) / 1000)ms"
  }

  private static func step(_ contact: Contact, from place: Point) -> String {
    switch contact.phase {
    case .began: "down\(target(contact.position))"
    case .moved, .stationary: "move\(target(contact.position))"
    case .ended: contact.position == place ? "up" : "up\(target(contact.position))"
    case .cancelled: "cancel"
    }
  }

  private static func target(_ place: Point) -> String { "(\(number(place.x)),\(number(place.y)))" }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
