import DactylFiles

/// Converts the configuration of touchegg, of versions 1 and 2.
struct TouchEggConversion {
  private typealias Gesture = Conversion.Gesture
  private var conversion: Conversion
  /// Entries that undo their steps when the fingers go back.
  private var reversals: [(entry: Conversion.Entry, setting: String)] = []
  /// True for version 1, in which touchpads tap, too.
  private let isFirstVersion: Bool

  static func convert(
    _ text: String, into conversion: inout Conversion
  ) throws(ConversionError) {
    let root: ConfigurationElement
    do throws(DrawingFileError) {
      root = try ConfigurationElement(text)
    } catch {
      throw conversion.error("\(error)")
    }
    guard root.name == "touchégg" || root.name == "touchegg" else {
      throw conversion.error(
        "<\(root.name.prefix(100))> is no configuration of touchegg, which begins with <touchégg>",
        line: root.line)
    }
    var converter = Self(root, conversion)
    for application in root.children where application.name == "application" {
      let names = (application.attributes["name"] ?? "All").split(separator: ",").map(\.trimmed)
      let isForAll = names.isEmpty || names.contains("All")
      for gesture in application.children where gesture.name == "gesture" {
        converter.add(gesture, apps: isForAll ? [] : names)
      }
    }
    converter.noteReversals()
    conversion = converter.conversion
  }

  private init(_ root: ConfigurationElement, _ conversion: Conversion) {
    self.conversion = conversion
    self.conversion.program = "touchegg"
    self.conversion.device = "any"
    let gestures = root.children.flatMap(\.children).filter { $0.name == "gesture" }
    isFirstVersion = gestures.contains {
      ["DRAG", "DOUBLE_TAP", "TAP_AND_HOLD"].contains($0.attributes["type"])
    }
    for property in root.child("settings")?.children ?? [] {
      let name = property.attributes["name"] ?? property.name
      guard name == "action_execute_threshold" else { continue }
      self.conversion.note(
        property.line,
        "\(name): a distance goes with each swipe here, as in "
          + "`swipe left 3 minimumDistance=80 run ...`")
    }
  }

  /// A gesture under conversion.
  private struct Source {
    var line: Int
    var name: String
    var action: ConfigurationElement
    var kind: String
    var apps: [String]

    func setting(_ name: String) -> String { action.child(name)?.text ?? "" }

    /// A setting, or its value in version 1: `BUTTON=3` among others, or the whole text.
    func value(_ name: String) -> String {
      guard action.children.isEmpty else { return setting(name) }
      let parts = action.text.split(separator: ":").map(String.init)
      let named = parts.first { $0.lowercased().hasPrefix("\(name)=") }
      return named.map { String($0.dropFirst(name.count + 1)) } ?? action.text
    }
  }

  private mutating func add(_ element: ConfigurationElement, apps: [String]) {
    let type = (element.attributes["type"] ?? "").uppercased()
    let way = (element.attributes["direction"] ?? "").lowercased()
    let count = element.attributes["fingers"] ?? ""
    let name = [type.lowercased(), way, count].filter { !$0.isEmpty }.joined(separator: " ")
    guard let action = element.child("action") else {
      return conversion.note(element.line, "\(name): it has no action")
    }
    let source = Source(
      line: element.line, name: name, action: action,
      kind: (action.attributes["type"] ?? "").uppercased(), apps: apps)
    guard let fingers = Int(count) else {
      return conversion.note(source.line, "\(name) \(source.kind): it has no number of fingers")
    }
    if type == "DRAG", source.kind == "DRAG_AND_DROP" {
      let button = ConvertedKeys.button(source.value("button")) ?? "left"
      return add(source, Gesture(kind: .drag, fingers: fingers), "mouse \(button)")
    }
    let gestures = Self.gestures(type, way, fingers)
    if gestures.isEmpty {
      conversion.note(source.line, "\(name) \(source.kind): \(Self.reason(type))")
    }
    for gesture in gestures { add(source, gesture) }
  }

  /// The gestures of ours for one of touchegg's; none if there is none.
  private static func gestures(_ type: String, _ way: String, _ fingers: Int) -> [Gesture] {
    let (kind, known): (Gesture.Kind, [String]) =
      switch type {
      case "SWIPE", "DRAG": (.swipe, Gesture.sides)
      case "PINCH": (.pinch, ["in", "out"])
      case "ROTATE": (.rotate, ["left", "right"])
      case "TAP": (.tap, [""])
      case "DOUBLE_TAP": (.doubleTap, [""])
      default: (.tap, [])
      }
    let isAll = way == "all" && kind != .swipe || known == [""]
    return known.filter { isAll || $0 == way }.map {
      Gesture(kind: kind, way: $0, fingers: fingers)
    }
  }

  private static func reason(_ type: String) -> String {
    switch type {
    case "DRAG", "SWIPE": "swipes go left, right, up or down here; a drag any way has `drag`"
    case "PINCH": "pinches go in or out"
    case "ROTATE": "rotations go left or right"
    case "TAP_AND_HOLD": "a tap before a hold has no counterpart; `hold` is without the tap"
    default: "no gesture of touchegg"
    }
  }

  private mutating func add(_ source: Source, _ gesture: Gesture) {
    switch source.kind {
    case "RUN_COMMAND":
      let command = source.value("command")
      guard !command.isEmpty else {
        return conversion.note(source.line, "\(source.name) RUN_COMMAND: it has no command")
      }
      if command.contains("TOUCHEGG_") {
        conversion.note(source.line, "\(source.name): variables of touchegg are not set here")
      }
      add(source, gesture, conversion.keys.action(command, for: gesture))
    case "SEND_KEYS":
      let words = [source.setting("modifiers"), source.value("keys")]
      addKeys(source, gesture, words.filter { !$0.isEmpty }.joined(separator: "+"))
    case "MOUSE_CLICK":
      let number = source.value("button")
      guard let button = ConvertedKeys.button(number.isEmpty ? "1" : number) else {
        return conversion.note(
          source.line,
          "\(source.name) MOUSE_CLICK \(number): the buttons here are left, right and "
            + "middle; try key alt+left for back and alt+right for forward")
      }
      if source.setting("on") == "begin-and-end", gesture.kind != .tap {
        return conversion.note(
          source.line,
          "\(source.name) MOUSE_CLICK begin-and-end: a button is held by a drag any "
            + "way, which moves the pointer, too: drag \(gesture.fingers) mouse \(button)")
      }
      add(source, gesture, "mouse \(button)")
    default:
      if let action = windowAction(source, gesture) {
        add(source, gesture, "do \(action)")
      } else {
        conversion.note(source.line, "\(source.name) \(source.kind): it has no counterpart")
      }
    }
  }

  /// What a gesture does to windows and workspaces; nil if touchegg has no such action.
  private mutating func windowAction(_ source: Source, _ gesture: Gesture) -> String? {
    let way = source.value("direction").lowercased()
    let windows = [
      "CLOSE_WINDOW": "close-window", "MINIMIZE_WINDOW": "minimize-window",
      "MAXIMIZE_RESTORE_WINDOW": "maximize-window", "FULLSCREEN_WINDOW": "fullscreen-window",
      "TILE_WINDOW": ["left": "tile-left", "right": "tile-right"][way],
    ]
    if let action = windows[source.kind] {
      conversion.remark =
        "Windows are the active ones here; touchegg takes those under the pointer."
      return action
    }
    switch source.kind {
    case "SHOW_DESKTOP": return "show-desktop"
    case "GNOME_SHELL":
      let words = source.action.children.map(\.text) + [source.action.text]
      let names = ["overview": "overview", "app_grid": "show-apps", "apps": "show-apps"]
      return words.compactMap { names[$0.lowercased()] }.first
    case "CHANGE_DESKTOP":
      if way == "auto" {
        conversion.note(
          source.line,
          "\(source.name) CHANGE_DESKTOP auto: as if the desktops moved with the fingers")
      }
      let steps = [
        "next": "next-workspace", "previous": "previous-workspace", "right": "next-workspace",
        "left": "previous-workspace", "up": "workspace-up", "down": "workspace-down",
      ]
      let opposite = ["left": "right", "right": "left", "up": "down", "down": "up"]
      return steps[way == "auto" ? opposite[gesture.way] ?? "next" : way]
    default: return nil
    }
  }

  private mutating func addKeys(_ source: Source, _ gesture: Gesture, _ words: String) {
    do {
      let keys = try conversion.keys.keys(ofKeysyms: words, capitalsNeedShift: false)
      if source.setting("repeat") == "true", keys.hasSuffix("tab"),
        keys.contains("alt") || keys.contains("super")
      {
        conversion.note(
          source.line,
          "\(source.name): \(keys) is pressed and released at each step, so that a "
            + "switcher of windows does not stay open")
      }
      add(source, gesture, "key \(keys)")
    } catch {
      conversion.note(
        source.line, "\(source.name) SEND_KEYS \(words): no key here is called \(error.name)")
    }
  }

  private mutating func add(_ source: Source, _ gesture: Gesture, _ action: String) {
    var entry = Conversion.Entry(
      place: source.line, gesture: gesture, apps: source.apps, action: action)
    entry.isForScreens =
      !isFirstVersion && (gesture.kind == .tap || gesture.kind == .swipe && gesture.fingers == 2)
    if source.setting("repeat") == "true" {
      switch gesture.kind {
      case .pinch: entry.moment = "every 10%"
      case .rotate: entry.moment = "every 15°"
      case .swipe:
        entry.gesture.kind = .drag
        entry.moment = "every 5mm"
      case .tap, .doubleTap, .hold, .drag: break
      }
      for setting in ["decreaseKeys", "decreaseCommand"] where !source.setting(setting).isEmpty {
        reversals.append((entry, setting))
      }
    } else if source.setting("on") == "begin-and-end", !action.hasPrefix("mouse ") {
      return conversion.note(
        source.line,
        "\(source.name) \(source.kind) begin-and-end: a line acts once here; take begin or end")
    } else if gesture.isContinuous, source.setting("on") == "end" {
      entry.moment = "end"
    }
    conversion.add(entry)
  }

  /// Says what is lost where fingers that go back have no line of their own.
  private mutating func noteReversals() {
    let opposites = [
      "left": "right", "right": "left", "up": "down", "down": "up", "in": "out", "out": "in",
    ]
    var places: [Gesture: Set<String>] = [:]
    for entry in conversion.entries {
      places[entry.gesture, default: []].formUnion(entry.apps.isEmpty ? [""] : entry.apps)
    }
    for (entry, setting) in reversals {
      guard let way = opposites[entry.gesture.way] else { continue }
      var back = entry.gesture
      back.way = way
      let apps = entry.apps.isEmpty ? [""] : entry.apps.map { $0.lowercased() }
      guard places[back, default: []].isDisjoint(with: apps) else { continue }
      conversion.note(
        entry.place,
        "\(entry.gesture.words) \(setting): fingers that go back do nothing; a line for "
          + "\(back.words) can")
    }
  }
}
