import DactylInput
import Platform

extension ConnectedTouchDevice {
  /// The device in words: `/dev/input/event3  Pad, touchpad, 100 x 60 mm, 5 fingers`.
  package var words: String {
    var parts = [header.device ?? "without a name"]
    switch header.kind {
    case .direct: parts.append("touch screen")
    case .indirect: parts.append("touchpad")
    case .pencil: parts.append("pen tablet")
    case .indirectPointer: parts.append("pointer")
    }
    if let size = header.size {
      parts.append("\(millimetres(size.width)) x \(millimetres(size.height)) mm")
    }
    func fingers(_ count: Int) -> String { count == 1 ? "1 finger" : "\(count) fingers" }
    if let mostContacts, let mostFingers {
      parts.append(
        mostFingers > mostContacts
          ? "\(fingers(mostFingers)), places of \(mostContacts): no pinch, turn or drawing of more"
          : fingers(mostContacts))
    } else {
      parts.append("any number of fingers")
    }
    return path + "  " + parts.joined(separator: ", ")
  }

  private func millimetres(_ points: Double) -> String { decimal((points * 25.4 / 160).rounded()) }
}
