/// Converts the configuration of libinput-gestures.
enum LibinputGesturesConversion {
  /// Whether a line is a gesture of libinput-gestures: `gesture swipe left 3 ...`.
  static func isGesture(_ line: String) -> Bool {
    let words = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    return words.count > 1 && (words[0] == "gesture" || words[0] == "gesture:")
      && ["swipe", "pinch", "hold"].contains(words[1].lowercased())
  }

  static func convert(
    _ lines: [String], path: String
  ) throws(ToolError) -> DesktopConversion {
    var conversion = DesktopConversion(from: "libinput-gestures", path: path)
    var general: [(DesktopConversion.Entry, fingers: [Int])] = []
    for (index, line) in lines.enumerated() {
      let (number, text) = (index + 1, line.trimmed)
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(\.trimmed)
      let rest = words.count > 1 ? words[1] : ""
      switch words[0].last == ":" ? String(words[0].dropLast()) : words[0] {
      case "gesture":
        if let entry = try gesture(rest, number, path, &conversion) {
          if entry.fingers.isEmpty {
            conversion.add(entry.entry)
          } else {
            general.append(entry)
          }
        }
      case "device": device(rest, number, &conversion)
      case "swipe_threshold":
        conversion.note(
          number,
          "swipe_threshold: a distance goes with each swipe here, as in "
            + "`swipe left 3 minimumDistance=80 run ...`")
      case "timeout":
        conversion.note(number, "timeout: swipes have a limit of time here in any case")
      default:
        throw ToolError(
          status: .usage,
          message: "\(path): line \(number): \"\(words[0])\" is no word of libinput-gestures; "
            + "gesture, device, swipe_threshold or timeout")
      }
    }
    for (entry, fingers) in general { conversion.add(entry, forFingers: fingers) }
    return conversion
  }

  private static func device(
    _ name: String, _ line: Int, _ conversion: inout DesktopConversion
  ) {
    switch name.lowercased() {
    case "all", "": break
    case let name where name.hasPrefix("/"):
      conversion.note(line, "device \(name): devices have names here; dactyl devices lists them")
    case let name: conversion.device = name
    }
  }

  /// An entry, and the numbers of fingers if the line names none.
  private static func gesture(
    _ text: String, _ line: Int, _ path: String, _ conversion: inout DesktopConversion
  ) throws(ToolError) -> (entry: DesktopConversion.Entry, fingers: [Int])? {
    let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(\.trimmed)
    guard words.count == 3 else {
      throw ToolError(
        status: .usage,
        message: "\(path): line \(line): a gesture has a motion and a command, such as "
          + "gesture swipe left 3 xdotool key alt+Right")
    }
    var command = words[2]
    let first = command.prefix { !$0.isWhitespace }
    var fingers: Int?
    if first.count == 1, let count = Int(first) {
      (fingers, command) = (count, command.dropFirst().trimmed)
    }
    let name = "\(words[0]) \(words[1])" + (fingers.map { " \($0)" } ?? "")
    guard let (motion, seconds) = motion(words[0].lowercased(), words[1].lowercased()) else {
      conversion.note(
        line,
        words[1].contains("_")
          ? "\(name): swipes go left, right, up or down here; dactyl teach learns other ways"
          : "\(name): no gesture of libinput-gestures")
      return nil
    }
    guard !command.isEmpty else {
      conversion.note(line, "\(name): no command")
      return nil
    }
    let gesture = DesktopGesture(motion: motion, fingers: fingers ?? 3)
    let action: String
    if command.hasPrefix("_internal") {
      guard let known = self.internal(command, name, line, &conversion) else { return nil }
      action = known
    } else {
      action = ConvertedCommand.action(command, for: gesture)
      let arguments = command.dropFirst(first.count)
      if action.hasPrefix("run "), arguments.contains(where: { "|&;<>$`*?~".contains($0) }) {
        conversion.note(
          line, "\(name): a shell reads the command here; libinput-gestures has none")
      }
    }
    let entry = DesktopConversion.Entry(
      line: line, gesture: gesture, seconds: seconds, action: action)
    let usual: [Int] =
      switch motion {
      case .pinch, .rotate: [2, 3, 4]
      default: [3, 4]
      }
    return (entry, fingers == nil ? usual : [])
  }

  private static func motion(
    _ kind: String, _ way: String
  ) -> (DesktopGesture.Motion, seconds: Double?)? {
    switch (kind, way) {
    case ("swipe", "left"): (.swipe(.left), nil)
    case ("swipe", "right"): (.swipe(.right), nil)
    case ("swipe", "up"): (.swipe(.up), nil)
    case ("swipe", "down"): (.swipe(.down), nil)
    case ("pinch", "in"): (.pinch(isOut: false), nil)
    case ("pinch", "out"): (.pinch(isOut: true), nil)
    case ("pinch", "clockwise"): (.rotate(isClockwise: true), nil)
    case ("pinch", "anticlockwise"): (.rotate(isClockwise: false), nil)
    case ("hold", "on"): (.hold, nil)
    case ("hold", _) where way.hasPrefix("on+"):
      Double(way.dropFirst(3)).flatMap { $0 > 0 && $0 < 1000 ? (.hold, $0) : nil }
    default: nil
    }
  }

  /// The command of the built-in change of workspace; nil if none does the same.
  private static func `internal`(
    _ command: String, _ name: String, _ line: Int, _ conversion: inout DesktopConversion
  ) -> String? {
    let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
    let wraps = words.contains("-w") || words.contains("--wrap")
    let others = words.dropFirst().filter { $0 != "-w" && $0 != "--wrap" }
    let step = ["ws_up": "1", "ws_down": "-1"][others.joined(separator: " ")]
    guard let step else {
      conversion.note(
        line,
        "\(name) \(command): no command changes workspaces in a grid everywhere; "
          + "take your desktop's own")
      return nil
    }
    let xdotool = "run xdotool set_desktop --relative -- \(step)"
    if wraps { return xdotool }
    conversion.note(
      line,
      "\(name) \(command): no plain command stops at the last workspace; "
        + "with X11 try \(xdotool), which goes round, or your desktop's own")
    return nil
  }
}
