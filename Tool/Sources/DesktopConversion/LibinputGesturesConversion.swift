/// Converts the configuration of libinput-gestures.
enum LibinputGesturesConversion {
  /// Whether a line is a gesture of libinput-gestures: `gesture swipe left 3 ...`.
  static func isGesture(_ line: String) -> Bool {
    let words = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    return words.count > 1 && (words[0] == "gesture" || words[0] == "gesture:")
      && ["swipe", "pinch", "hold", "drag"].contains(words[1].lowercased())
  }

  static func convert(
    _ lines: [String], into conversion: inout Conversion
  ) throws(ConversionError) {
    conversion.program = "libinput-gestures"
    for (index, line) in lines.enumerated() {
      let (number, text) = (index + 1, line.trimmed)
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(\.trimmed)
      let rest = words.count > 1 ? words[1] : ""
      switch words[0].last == ":" ? String(words[0].dropLast()) : words[0] {
      case "gesture": try add(rest, number, &conversion)
      case "device": device(rest, number, &conversion)
      case "swipe_threshold":
        conversion.note(
          number,
          "swipe_threshold: a distance goes with each swipe here, as in "
            + "`swipe left 3 minimumDistance=80 run ...`")
      case "timeout":
        conversion.note(number, "timeout: swipes have a limit of time here in any case")
      default:
        throw conversion.error(
          "\"\(words[0].prefix(100))\" is no word of libinput-gestures; "
            + "gesture, device, swipe_threshold or timeout", line: number)
      }
    }
  }

  private static func device(
    _ name: String, _ line: Int, _ conversion: inout Conversion
  ) {
    switch name.lowercased() {
    case "all", "": break
    case let name where name.hasPrefix("/"):
      conversion.note(line, "device \(name): devices have names here; dactyl devices lists them")
    case let name: conversion.device = name
    }
  }

  private static func add(
    _ text: String, _ line: Int, _ conversion: inout Conversion
  ) throws(ConversionError) {
    let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(\.trimmed)
    guard words.count == 3 else {
      throw conversion.error(
        "a gesture has a motion and a command, such as gesture swipe left 3 xdotool key alt+Right",
        line: line)
    }
    var command = words[2]
    var first = command.prefix { !$0.isWhitespace }
    var fingers: Int?
    if first.count == 1, let count = Int(first) {
      (fingers, command) = (count, command.dropFirst().trimmed)
      first = command.prefix { !$0.isWhitespace }
    }
    let name = "\(words[0]) \(words[1])" + (fingers.map { " \($0)" } ?? "")
    guard let (kind, way, seconds) = motion(words[0].lowercased(), words[1].lowercased()) else {
      return conversion.note(line, "\(name): no gesture of libinput-gestures")
    }
    let gesture = Conversion.Gesture(kind: kind, way: way, fingers: fingers ?? 3)
    var action = conversion.keys.action(command, for: gesture)
    if first == "_internal" {
      guard let known = workspace(command) else {
        return conversion.note(
          line, "\(name) \(command): no action goes to a workspace in both directions at once")
      }
      action = known
    } else if first == "_drag" {
      action = "mouse left"
    } else if action.hasPrefix("run "),
      command.dropFirst(first.count).contains(where: { "|&;<>$`*?~".contains($0) })
    {
      conversion.note(
        line, "\(name): a shell reads the command here; libinput-gestures has none")
    }
    let entry = Conversion.Entry(place: line, gesture: gesture, seconds: seconds, action: action)
    if fingers == nil { conversion.addForAnyFingers(entry) } else { conversion.add(entry) }
  }

  private static func motion(
    _ kind: String, _ way: String
  ) -> (Conversion.Gesture.Kind, way: String, seconds: Double?)? {
    switch (kind, way) {
    case ("swipe", "left"), ("swipe", "right"), ("swipe", "up"), ("swipe", "down"):
      (.swipe, way, nil)
    case ("swipe", "left_up"): (.swipe, "up-left", nil)
    case ("swipe", "left_down"): (.swipe, "down-left", nil)
    case ("swipe", "right_up"): (.swipe, "up-right", nil)
    case ("swipe", "right_down"): (.swipe, "down-right", nil)
    case ("pinch", "in"), ("pinch", "out"): (.pinch, way, nil)
    case ("pinch", "clockwise"): (.rotate, "right", nil)
    case ("pinch", "anticlockwise"): (.rotate, "left", nil)
    case ("drag", "drag"): (.drag, "", nil)
    case ("hold", "on"): (.hold, "", nil)
    case ("hold", _) where way.hasPrefix("on+"):
      Double(way.dropFirst(3)).flatMap { 0.001..<1000 ~= $0 ? (.hold, "", $0) : nil }
    default: nil
    }
  }

  /// The action of the built-in change of workspace; nil if none does the same.
  ///
  /// It names the way of the fingers: `ws_up` and `ws_left` go to the workspaces after this one. In
  /// a grid those are the one below and the one to the right.
  private static func workspace(_ command: String) -> String? {
    let words = command.split(whereSeparator: \.isWhitespace).dropFirst()
    let isGrid = words.contains {
      ["-c", "--cols", "--row", "--col"].contains($0) || $0.hasPrefix("--cols=")
    }
    switch words.first(where: { $0.hasPrefix("ws_") }) {
    case "ws_up": return isGrid ? "do workspace-down" : "do next-workspace"
    case "ws_down": return isGrid ? "do workspace-up" : "do previous-workspace"
    case "ws_left": return "do next-workspace"
    case "ws_right": return "do previous-workspace"
    default: return nil
    }
  }
}
