import ArgumentParser
import DactylInput
import Platform

/// `dactyl devices`: lists the touch devices of this machine.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the touch devices of this machine.",
    discussion: """
      Prints one device a line: where it is, what it is called, what it is, its size in \
      millimetres, and how many fingers it tells apart. Older touchpads count more fingers than they \
      can place: they know taps and swipes of so many, and no pinch, turn or drawing. `dactyl live` opens one by its path.
      """)

  func run() {
    let folder = "/dev/input"
    let devices = ConnectedTouchDevice.all(in: folder)
    for device in devices { StandardOutput.print(device.words) }
    if devices.isEmpty {
      StandardOutput.print(
        access(folder, F_OK) == 0
          ? "no touch device that may be read: try as root, or as a member of the group input"
          : "this machine has no input devices (\(folder))")
    }
  }
}

extension ConnectedTouchDevice {
  /// The device in words: `/dev/input/event3  Pad, touchpad, 100 x 60 mm, 5 fingers`.
  var words: String {
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
