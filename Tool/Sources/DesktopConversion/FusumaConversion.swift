/// Converts the configuration of fusuma, with what its plugins add.
struct FusumaConversion {
  private var conversion: DesktopConversion
  private let path: String
  /// The programs of the document under conversion.
  private var apps: [String] = []
  /// How long holds take, in the unit of fusuma, where an entry does not say it.
  private var holdThreshold = 1.0
  /// Entries without a number of fingers, which yield to those with one.
  private var general: [(entry: DesktopConversion.Entry, fingers: [Int])] = []

  /// The time of fusuma's hold with threshold 1.
  private static let holdSeconds = 0.7
  private static let kinds = ["swipe", "pinch", "rotate", "hold", "tap"]
  private static let moments = ["begin", "update", "end"]
  private static let actions = ["command", "shortcut", "sendkey", "workspace", "window"]

  /// Whether a line begins with a key, as the files of fusuma do.
  static func isKey(_ line: String) -> Bool {
    let text = line.trimmed
    guard let first = text.first, first.isLetter || first == "\"" || first == "'" else {
      return false
    }
    return text.contains(": ") || text.hasSuffix(":")
  }

  static func convert(_ lines: [String], path: String) throws(ToolError) -> DesktopConversion {
    let documents = try YAMLNode.documents(lines, path: path)
    guard documents.contains(where: { $0.members.contains { kinds.contains($0.key) } }) else {
      throw ToolError(
        status: .usage,
        message: "\(path): none of fusuma's gestures in it: swipe, pinch, rotate, hold")
    }
    var conversion = Self(path: path)
    for document in documents { conversion.add(document) }
    for (entry, fingers) in conversion.general {
      conversion.conversion.add(entry, forFingers: fingers)
    }
    return conversion.conversion
  }

  private init(path: String) {
    self.path = path
    conversion = DesktopConversion(from: "fusuma", path: path)
  }

  private mutating func add(_ document: YAMLNode) {
    apps = []
    for (key, line, node) in document["context"]?.members ?? [] {
      if key == "application" {
        apps = Self.texts(node)
      } else {
        conversion.note(
          line,
          "context \(key): lines here hold everywhere or in programs, so the gestures from "
            + "line \(document.line) on are left out")
        return
      }
    }
    let threshold = document["threshold"]?["hold"]?.text ?? document["threshold"]?.text ?? ""
    holdThreshold = Double(threshold) ?? 1
    for (key, line, node) in document.members {
      switch key {
      case "context": break
      case "threshold", "interval":
        conversion.note(line, "\(key): \(Self.reason(key))")
      case "plugin", "plugins": addPlugins(node, line)
      case _ where Self.kinds.contains(key): add(kind: key, node)
      // What is only there to be repeated elsewhere.
      case _ where node.isAnchor: break
      default: conversion.note(line, "\(key): no gesture of fusuma")
      }
    }
  }

  private static func texts(_ node: YAMLNode) -> [String] {
    if case .list(let nodes) = node.value { return nodes.compactMap(\.text) }
    return node.text.map { $0.isEmpty ? [] : [$0] } ?? []
  }

  private static func reason(_ key: String) -> String {
    key == "interval"
      ? "no pause is kept between gestures here"
      : "distances go with each gesture here, as in `swipe left 3 minimumDistance=30 run ...`"
  }

  private mutating func addPlugins(_ node: YAMLNode, _ line: Int) {
    let filter = node["filters"]?["libinput_device_filter"]?["keep_device_names"]
    let names = filter.map(Self.texts) ?? []
    if names.count == 1 { conversion.device = names[0] }
    guard names.count != 1 || node.members.count > 1 else { return }
    conversion.note(
      line,
      names.count > 1
        ? "plugin: for several devices by name, repeat the lines under `device NAME`"
        : "plugin: settings of fusuma's plugins")
  }

  // MARK: Gestures

  private mutating func add(kind: String, _ node: YAMLNode) {
    var rest: [(key: String, line: Int, node: YAMLNode)] = []
    for (key, line, node) in node.members {
      if let fingers = Int(key) {
        add(kind: kind, fingers: fingers, YAMLNode(line: line, value: node.value))
      } else {
        rest.append((key, line, node))
      }
    }
    if !rest.isEmpty {
      add(kind: kind, fingers: nil, YAMLNode(line: node.line, value: .members(rest)))
    }
  }

  private mutating func add(kind: String, fingers: Int?, _ node: YAMLNode) {
    let name = kind + (fingers.map { " \($0)" } ?? "")
    if kind == "swipe", let fingers, let button = Self.draggedButton(node) {
      conversion.add(
        DesktopConversion.Entry(
          line: node.line, gesture: DesktopGesture(motion: .drag(nil), fingers: fingers),
          apps: apps, action: "mouse \(button)"))
      noteRest(of: node, name, but: Self.moments)
      return
    }
    if kind == "hold" || kind == "tap" {
      add(kind == "hold" ? .hold : .tap(1), fingers, name, node)
      return
    }
    let heldLine = Self.moments.compactMap { node[$0] }.first { holds($0) }?.line
    for (way, line, node) in node.members {
      if let motion = Self.motion(kind, way) {
        if let heldLine {
          conversion.note(
            line, "\(name) \(way): a key that is held from line \(heldLine) on has no counterpart")
        } else {
          add(motion, fingers, "\(name) \(way)", YAMLNode(line: line, value: node.value))
        }
      }
    }
    addWithoutWay(kind, fingers, name, node)
  }

  /// Adds what is done whichever way the fingers go.
  private mutating func addWithoutWay(
    _ kind: String, _ fingers: Int?, _ name: String, _ node: YAMLNode
  ) {
    let members = node.members.filter { Self.motion(kind, $0.key) == nil }
    guard !members.isEmpty else { return }
    let rest = YAMLNode(line: node.line, value: .members(members))
    if kind == "swipe", !Self.moments.contains(where: { rest[$0].map(holds) ?? false }) {
      add(.drag(nil), fingers, name, rest)
    } else {
      noteRest(of: rest, name, but: [])
    }
  }

  private static func motion(_ kind: String, _ way: String) -> DesktopGesture.Motion? {
    switch (kind, way) {
    case ("swipe", _):
      DesktopGesture.Side(rawValue: way).flatMap {
        DesktopGesture.Side.directions.contains($0) ? .swipe($0) : nil
      }
    case ("pinch", "in"): .pinch(isOut: false)
    case ("pinch", "out"): .pinch(isOut: true)
    case ("rotate", "clockwise"): .rotate(isClockwise: true)
    case ("rotate", "counterclockwise"): .rotate(isClockwise: false)
    default: nil
    }
  }

  /// Whether a command presses what a later one releases.
  private func holds(_ node: YAMLNode) -> Bool {
    let command = node["command"]?.text ?? ""
    return command.contains("keydown") || command.contains("mousedown")
      || command.contains("keyup") || command.contains("mouseup")
  }

  /// The button that is held while the pointer moves; nil for another swipe.
  private static func draggedButton(_ node: YAMLNode) -> String? {
    guard let down = words(node["begin"]), let up = words(node["end"]), down.count == 3,
      down[..<2] == ["xdotool", "mousedown"], up == ["xdotool", "mouseup", down[2]],
      let command = node["update"]?["command"]?.text, command.contains("mousemove_relative"),
      command.contains("$move_x"), command.contains("$move_y")
    else { return nil }
    return ConvertedCommand.button(down[2])
  }

  private static func words(_ node: YAMLNode?) -> [String]? {
    node?["command"]?.text.flatMap(ConvertedCommand.words)
  }

  private mutating func noteRest(of node: YAMLNode, _ name: String, but known: [String]) {
    for (key, line, part) in node.members where !known.contains(key) && !part.isAnchor {
      switch key {
      case "threshold":
        let setting = ["s": "minimumDistance", "p": "minimumSpanChange"][name.first]
        conversion.note(
          line,
          "\(name) threshold: "
            + (setting.map { "for another distance, add \($0)=POINTS to the line" }
              ?? "no counterpart"))
      case "interval": conversion.note(line, "\(name) interval: \(Self.reason(key))")
      case "keypress":
        conversion.note(line, "\(name) keypress: gestures with a key held have no counterpart")
      default: conversion.note(line, "\(name) \(key): no counterpart")
      }
    }
  }

  /// Adds a gesture. A line does one thing, so later parts of the same gesture become comments.
  private mutating func add(
    _ motion: DesktopGesture.Motion, _ fingers: Int?, _ name: String, _ node: YAMLNode
  ) {
    let parts = ["update", "", "end", "begin"].compactMap { moment in
      let part = moment.isEmpty ? node : node[moment]
      return part.flatMap { part in
        Self.actions.contains { part[$0] != nil } ? (moment: moment, node: part) : nil
      }
    }
    noteRest(
      of: node, name, but: Self.moments + Self.actions + (motion == .hold ? ["threshold"] : []))
    for moment in Self.moments {
      if let part = node[moment] { noteRest(of: part, "\(name) \(moment)", but: Self.actions) }
    }
    let isHeld = parts.contains { holds($0.node) } && parts.count > 1
    let lines = parts.map { $0.moment.isEmpty ? node.line : $0.node.line }
    for (index, part) in parts.enumerated() {
      let line = lines[index]
      let name = part.moment.isEmpty ? name : "\(name) \(part.moment)"
      if isHeld {
        conversion.note(line, "\(name): a key held through a gesture has no counterpart")
      } else if index > 0 {
        conversion.note(line, "\(name): a gesture does one thing here, that of line \(lines[0])")
      } else {
        var gesture = DesktopGesture(motion: motion, fingers: fingers ?? 3)
        let moment = Self.moment(part.moment, &gesture.motion)
        guard let action = action(part.node, gesture, name, line) else { continue }
        var entry = DesktopConversion.Entry(
          line: line, gesture: gesture, apps: apps, moment: moment, action: action)
        if motion == .hold, part.moment.isEmpty {
          let threshold = node["threshold"]?.text.flatMap(Double.init) ?? holdThreshold
          if threshold > 0, threshold < 100 { entry.seconds = threshold * Self.holdSeconds }
        }
        if fingers == nil {
          let isRelative = gesture.kind == "pinch" || gesture.kind == "rotation"
          general.append((entry, isRelative ? [2, 3, 4] : [3, 4]))
        } else {
          conversion.add(entry)
        }
      }
    }
  }

  /// When a line acts, in our words; swipes with steps become drags.
  private static func moment(_ moment: String, _ motion: inout DesktopGesture.Motion) -> String {
    switch (moment, motion) {
    case ("update", .swipe(let side)):
      motion = .drag(side)
      return "every 5mm"
    case ("update", .drag): return "every 5mm"
    case ("update", .pinch): return "every 10%"
    case ("update", .rotate): return "every 15°"
    case ("begin", .pinch), ("begin", .rotate), ("begin", .drag): return "begin"
    case ("end", .pinch), ("end", .rotate), ("end", .drag), ("end", .hold): return "end"
    default: return ""
    }
  }

  // MARK: Actions

  private mutating func action(
    _ node: YAMLNode, _ gesture: DesktopGesture, _ name: String, _ line: Int
  ) -> String? {
    guard let kind = Self.actions.first(where: { node[$0] != nil }), let value = node[kind] else {
      return nil
    }
    switch (kind, value.text) {
    case ("command", let command?) where !command.isEmpty:
      if command.contains("$move_") || command.contains("$zoom") || command.contains("$rotate") {
        conversion.note(
          line,
          "\(name): variables of fusuma are not set here; {dx}, {dy}, {scale} and {angle} "
            + "say how far the fingers have gone")
      }
      return ConvertedCommand.action(command, for: gesture)
    case ("shortcut", let keys?):
      return self.keys(keys, name, line) { name throws(ConvertedKeys.Unknown) in
        try ConvertedKeys.keys(ofKeysyms: name, capitalsNeedShift: true)
      }
    case ("sendkey", let keys?):
      return self.keys(keys, name, line) { name throws(ConvertedKeys.Unknown) in
        try ConvertedKeys.keys(ofKernelNames: name)
      }
    case ("sendkey", nil):
      conversion.note(line, "\(name) sendkey: keys one after the other have no counterpart")
    case ("window", _):
      if let command = Self.window(value) { return "run \(command)" }
      conversion.note(line, "\(name) window: no plain command moves a window to the next workspace")
    case ("workspace", let way?):
      let step = ["next": "1", "prev": "-1"][way]
      conversion.note(
        line,
        "\(name) workspace \(way): no plain command stops at the last workspace"
          + (step.map {
            "; with X11 try run xdotool set_desktop --relative -- \($0), which goes round"
          } ?? ""))
    default: conversion.note(line, "\(name) \(kind): it does nothing")
    }
    return nil
  }

  private mutating func keys(
    _ words: String, _ name: String, _ line: Int,
    _ read: (String) throws(ConvertedKeys.Unknown) -> String
  ) -> String? {
    do {
      return "key \(try read(words))"
    } catch {
      conversion.note(line, "\(name) \(words): no key here is called \(error.name)")
      return nil
    }
  }

  /// The command for `window: fullscreen` and the like.
  private static func window(_ node: YAMLNode) -> String? {
    let state = node.text ?? node.members.first?.key ?? ""
    let change = node.members.first?.node.text ?? "toggle"
    let states = ["fullscreen": "fullscreen", "maximized": "maximized_vert,maximized_horz"]
    guard let states = states[state], ["toggle", "add", "remove"].contains(change) else {
      return nil
    }
    return "wmctrl -r :ACTIVE: -b \(change),\(states)"
  }
}
