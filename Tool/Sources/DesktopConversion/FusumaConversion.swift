/// Converts the configuration of fusuma, with what its plugins add.
struct FusumaConversion {
  private typealias Gesture = Conversion.Gesture
  private typealias Node = ConfigurationNode

  private var conversion: Conversion
  /// The number of the present gesture, which orders lines and comments.
  private var place = 0
  /// The programs of the document under conversion.
  private var apps: [String] = []
  /// How long holds take, in the unit of fusuma, where an entry does not say it.
  private var holdThreshold = 1.0

  /// The time of fusuma's hold with threshold 1.
  private static let holdSeconds = 0.7
  private static let kinds: [String: Gesture.Kind] = [
    "swipe": .swipe, "pinch": .pinch, "rotate": .rotate, "hold": .hold, "tap": .tap,
  ]
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

  static func convert(
    _ root: ConfigurationNode, into conversion: inout Conversion
  ) throws(ConversionError) {
    let documents: [Node] = if case .list(let documents) = root.value { documents } else { [root] }
    guard documents.contains(where: { $0.members.contains { kinds[$0.key] != nil } }) else {
      throw conversion.error("none of fusuma's gestures in it: swipe, pinch, rotate, hold")
    }
    var converter = Self(conversion: conversion)
    converter.conversion.program = "fusuma"
    converter.conversion.hasLines = false
    for document in documents { converter.add(document) }
    conversion = converter.conversion
  }

  private init(conversion: Conversion) { self.conversion = conversion }

  private mutating func note(_ words: String) { conversion.note(place, words) }

  private mutating func add(_ document: Node) {
    apps = []
    place += 1
    for (key, node) in document["context"]?.members ?? [] {
      guard key == "application" else {
        let gestures = document.members.map(\.key).filter { Self.kinds[$0] != nil }
        return note(
          "context \(key): lines here hold everywhere or in programs, so its gestures are left out: "
            + gestures.joined(separator: ", "))
      }
      apps = node.texts
    }
    let threshold = document["threshold"]?["hold"]?.text ?? document["threshold"]?.text ?? ""
    holdThreshold = Double(threshold) ?? 1
    for (key, node) in document.members {
      switch key {
      case "context": break
      case "threshold", "interval": note("\(key): \(Self.reason(key))")
      case "plugin", "plugins": addPlugins(node)
      default:
        if let kind = Self.kinds[key] {
          add(kind, node)
        } else {
          note("\(key): no gesture of fusuma")
        }
      }
    }
  }

  private static func reason(_ key: String) -> String {
    key == "interval"
      ? "no pause is kept between gestures here"
      : "distances go with each gesture here, as in `swipe left 3 minimumDistance=30 run ...`"
  }

  private mutating func addPlugins(_ node: Node) {
    let names = node["filters"]?["libinput_device_filter"]?["keep_device_names"]?.texts ?? []
    if names.count == 1 { conversion.device = names[0] }
    guard names.count != 1 || node.members.count > 1 else { return }
    note(
      names.count > 1
        ? "plugin: for several devices by name, repeat the lines under `device NAME`"
        : "plugin: settings of fusuma's plugins")
  }

  // MARK: Gestures

  private mutating func add(_ kind: Gesture.Kind, _ node: Node) {
    for (key, node) in node.members {
      if let fingers = Int(key) { add(kind, fingers: fingers, node) }
    }
    let rest = node.members.filter { Int($0.key) == nil }
    if !rest.isEmpty { add(kind, fingers: nil, Node(.mapping(rest))) }
  }

  private mutating func add(_ kind: Gesture.Kind, fingers: Int?, _ node: Node) {
    let name = kind.rawValue + (fingers.map { " \($0)" } ?? "")
    if kind == .hold || kind == .tap { return add(kind, "", fingers, name, node) }
    if kind == .swipe, let fingers, let button = Self.draggedButton(node) {
      place += 1
      conversion.add(
        Conversion.Entry(
          place: place, gesture: Gesture(kind: .drag, fingers: fingers), apps: apps,
          action: "mouse \(button)"))
      return noteRest(of: node, name, but: Self.moments)
    }
    let isHeld = Self.moments.contains { node[$0].map(holds) ?? false }
    var rest: [Node.Member] = []
    for (word, node) in node.members {
      guard let (kind, way) = Self.motion(kind, word) else {
        rest.append((word, node))
        continue
      }
      if isHeld {
        place += 1
        note("\(name) \(word): a key that is held while fingers move has no counterpart")
      } else {
        add(kind, way, fingers, "\(name) \(word)", node)
      }
    }
    if kind == .swipe, !isHeld, !rest.isEmpty {
      // What is done whichever way the fingers go.
      add(.drag, "", fingers, name, Node(.mapping(rest)))
    } else {
      noteRest(of: Node(.mapping(rest)), name, but: [])
    }
  }

  private static func motion(
    _ kind: Gesture.Kind, _ way: String
  ) -> (Gesture.Kind, way: String)? {
    switch (kind, way) {
    case (.swipe, "left"), (.swipe, "right"), (.swipe, "up"), (.swipe, "down"), (.pinch, "in"),
      (.pinch, "out"):
      (kind, way)
    case (.rotate, "clockwise"): (kind, "right")
    case (.rotate, "counterclockwise"): (kind, "left")
    default: nil
    }
  }

  /// Whether a command presses what a later one releases.
  private func holds(_ node: Node) -> Bool {
    let command = node["command"]?.text ?? ""
    return ["keydown", "mousedown", "keyup", "mouseup"].contains { command.contains($0) }
  }

  /// The button that is held while the pointer moves; nil for another swipe.
  private static func draggedButton(_ node: Node) -> String? {
    func words(_ moment: String) -> [String]? {
      node[moment]?["command"]?.text.flatMap(ConvertedKeys.words)
    }
    guard let down = words("begin"), let up = words("end"), down.count == 3,
      down[..<2] == ["xdotool", "mousedown"], up == ["xdotool", "mouseup", down[2]],
      let command = node["update"]?["command"]?.text, command.contains("mousemove_relative"),
      command.contains("$move_x"), command.contains("$move_y")
    else { return nil }
    return ConvertedKeys.button(down[2])
  }

  private mutating func noteRest(of node: Node, _ name: String, but known: [String]) {
    for (key, _) in node.members where !known.contains(key) {
      switch key {
      case "threshold":
        let setting = ["s": "minimumDistance", "p": "minimumSpanChange"][name.first]
        note(
          "\(name) threshold: "
            + (setting.map { "for another distance, add \($0)=POINTS to the line" }
              ?? "no counterpart"))
      case "interval": note("\(name) interval: \(Self.reason(key))")
      case "keypress": note("\(name) keypress: gestures with a key held have no counterpart")
      default: note("\(name) \(key): no counterpart")
      }
    }
  }

  /// Adds a gesture. A line does one thing, so later parts of the same gesture become comments.
  private mutating func add(
    _ kind: Gesture.Kind, _ way: String, _ fingers: Int?, _ name: String, _ node: Node
  ) {
    place += 1
    let parts = ["update", "", "end", "begin"].compactMap { moment in
      let part = moment.isEmpty ? node : node[moment]
      return part.flatMap { part in
        Self.actions.contains { part[$0] != nil } ? (moment: moment, node: part) : nil
      }
    }
    noteRest(
      of: node, name, but: Self.moments + Self.actions + (kind == .hold ? ["threshold"] : []))
    for moment in Self.moments {
      if let part = node[moment] { noteRest(of: part, "\(name) \(moment)", but: Self.actions) }
    }
    let isHeld = parts.contains { holds($0.node) } && parts.count > 1
    for (index, part) in parts.enumerated() {
      let name = part.moment.isEmpty ? name : "\(name) \(part.moment)"
      if isHeld {
        note("\(name): a key held through a gesture has no counterpart")
      } else if index > 0 {
        note(
          "\(name): a gesture does one thing here, that of \(parts[0].moment.isEmpty ? "the gesture" : parts[0].moment)"
        )
      } else {
        var gesture = Gesture(kind: kind, way: way, fingers: fingers ?? 3)
        let moment = Self.moment(part.moment, &gesture)
        guard let action = action(part.node, gesture, name) else { continue }
        var entry = Conversion.Entry(
          place: place, gesture: gesture, apps: apps, moment: moment, action: action)
        if kind == .hold, part.moment.isEmpty {
          let threshold = node["threshold"]?.text.flatMap(Double.init) ?? holdThreshold
          if 0.01..<100 ~= threshold { entry.seconds = threshold * Self.holdSeconds }
        }
        if fingers == nil { conversion.addForAnyFingers(entry) } else { conversion.add(entry) }
      }
    }
  }

  /// When a line acts, in our words; swipes with steps become drags.
  private static func moment(_ moment: String, _ gesture: inout Gesture) -> String {
    switch (moment, gesture.kind) {
    case ("update", .swipe), ("update", .drag):
      gesture.kind = .drag
      return "every 5mm"
    case ("update", .pinch): return "every 10%"
    case ("update", .rotate): return "every 15°"
    case ("begin", _) where gesture.isContinuous: return "begin"
    case ("end", _) where gesture.isContinuous || gesture.kind == .hold: return "end"
    default: return ""
    }
  }

  // MARK: Actions

  private mutating func action(_ node: Node, _ gesture: Gesture, _ name: String) -> String? {
    guard let kind = Self.actions.first(where: { node[$0] != nil }), let value = node[kind] else {
      return nil
    }
    switch (kind, value.text) {
    case ("command", let command?) where !command.isEmpty:
      if ["$move_", "$zoom", "$rotate"].contains(where: { command.contains($0) }) {
        note(
          "\(name): variables of fusuma are not set here; {dx}, {dy}, {scale} and {angle} "
            + "say how far the fingers have gone")
      }
      return conversion.keys.action(command, for: gesture)
    case ("shortcut", let words?), ("sendkey", let words?):
      do {
        let keys =
          try kind == "sendkey"
          ? conversion.keys.keys(ofKernelNames: words)
          : conversion.keys.keys(ofKeysyms: words, capitalsNeedShift: true)
        return "key \(keys)"
      } catch {
        note("\(name) \(words): no key here is called \(error.name)")
      }
    case ("sendkey", nil): note("\(name) sendkey: keys one after the other have no counterpart")
    case ("window", _):
      if let action = Self.window(value) { return action }
      note("\(name) window: no action moves a window to another workspace")
    case ("workspace", let way?):
      let steps = [
        "next": "next-workspace", "prev": "previous-workspace", "right": "next-workspace",
        "left": "previous-workspace", "up": "workspace-up", "down": "workspace-down",
      ]
      if let step = steps[way] { return "do \(step)" }
      note("\(name) workspace \(way): no workspace of fusuma")
    default: note("\(name) \(kind): it does nothing")
    }
    return nil
  }

  /// The action for `window: fullscreen` and the like.
  private static func window(_ node: Node) -> String? {
    let state = node.text ?? node.members.first?.key ?? ""
    switch (state, node.members.first?.node.text ?? "toggle") {
    case ("close", _): return "do close-window"
    case ("fullscreen", "toggle"): return "do fullscreen-window"
    case ("maximized", "toggle"): return "do maximize-window"
    case ("fullscreen", let change) where change == "add" || change == "remove":
      return "run wmctrl -r :ACTIVE: -b \(change),fullscreen"
    case ("maximized", let change) where change == "add" || change == "remove":
      return "run wmctrl -r :ACTIVE: -b \(change),maximized_vert,maximized_horz"
    default: return nil
    }
  }
}
