/// Converts the configuration of touchegg, of versions 1 and 2.
struct TouchEggConversion {
  private var conversion: DesktopConversion
  /// Entries that undo their steps when the fingers go back.
  private var reversals: [(line: Int, gesture: DesktopGesture, apps: [String], setting: String)] =
    []
  /// True for version 1, in which touchpads tap, too.
  private let isFirstVersion: Bool

  static func convert(_ text: String, path: String) throws(ToolError) -> DesktopConversion {
    let root = try XMLElement.root(of: text, path: path)
    guard root.name == "touchégg" || root.name == "touchegg" else {
      throw ToolError(
        status: .usage,
        message: "\(path): line \(root.line): <\(root.name)> is no configuration of touchegg, "
          + "which begins with <touchégg>")
    }
    var conversion = Self(root, path: path)
    for application in root.children where application.name == "application" {
      let names = (application.attributes["name"] ?? "All").split(separator: ",").map(\.trimmed)
      let isForAll = names.isEmpty || names.contains("All")
      for gesture in application.children where gesture.name == "gesture" {
        conversion.add(gesture, apps: isForAll ? [] : names)
      }
    }
    conversion.noteReversals()
    return conversion.conversion
  }

  private init(_ root: XMLElement, path: String) {
    conversion = DesktopConversion(from: "touchegg", path: path)
    conversion.device = "any"
    let gestures = root.children.flatMap(\.children).filter { $0.name == "gesture" }
    isFirstVersion = gestures.contains {
      ["DRAG", "DOUBLE_TAP", "TAP_AND_HOLD"].contains($0.attributes["type"])
    }
    for property in root.child("settings")?.children ?? [] {
      let name = property.attributes["name"] ?? property.name
      guard name == "action_execute_threshold" else { continue }
      conversion.note(
        property.line,
        "\(name): a distance goes with each swipe here, as in "
          + "`swipe left 3 minimumDistance=80 run ...`")
    }
  }

  /// A gesture under conversion.
  private struct Source {
    var line: Int
    var name: String
    var action: XMLElement
    var kind: String
    var apps: [String]

    func setting(_ name: String) -> String { action.child(name)?.text ?? "" }

    /// A value of version 1: `BUTTON=3` among others, or the whole text.
    func oldSetting(_ name: String) -> String {
      let parts = action.text.split(separator: ":").map(String.init)
      let named = parts.first { $0.hasPrefix("\(name)=") }
      return named.map { String($0.dropFirst(name.count + 1)) } ?? action.text
    }
  }

  private mutating func add(_ element: XMLElement, apps: [String]) {
    let type = (element.attributes["type"] ?? "").uppercased()
    let way = (element.attributes["direction"] ?? "").uppercased()
    let count = element.attributes["fingers"] ?? ""
    let name = [type, way, count].filter { !$0.isEmpty }.joined(separator: " ").lowercased()
    guard let action = element.child("action") else {
      conversion.note(element.line, "\(name): it has no action")
      return
    }
    let source = Source(
      line: element.line, name: name, action: action,
      kind: (action.attributes["type"] ?? "").uppercased(), apps: apps)
    guard let fingers = Int(count), 1...10 ~= fingers else {
      conversion.note(source.line, "\(name) \(source.kind): it has no number of fingers")
      return
    }
    if type == "DRAG", source.kind == "DRAG_AND_DROP" {
      let button = ConvertedCommand.button(source.oldSetting("BUTTON")) ?? "left"
      add(source, DesktopGesture(motion: .drag(nil), fingers: fingers), "mouse \(button)")
      return
    }
    let motions = Self.motions(type, way)
    if motions.isEmpty {
      conversion.note(source.line, "\(name) \(source.kind): \(Self.reason(type, way))")
    }
    for motion in motions { add(source, DesktopGesture(motion: motion, fingers: fingers)) }
  }

  /// The gestures of ours for one of touchegg's; none if there is none.
  private static func motions(_ type: String, _ way: String) -> [DesktopGesture.Motion] {
    switch (type, way) {
    case ("SWIPE", _), ("DRAG", _):
      DesktopGesture.Side(rawValue: way.lowercased()).flatMap {
        DesktopGesture.Side.directions.contains($0) ? [.swipe($0)] : nil
      } ?? []
    case ("PINCH", "IN"): [.pinch(isOut: false)]
    case ("PINCH", "OUT"): [.pinch(isOut: true)]
    case ("PINCH", "ALL"): [.pinch(isOut: false), .pinch(isOut: true)]
    case ("ROTATE", "LEFT"): [.rotate(isClockwise: false)]
    case ("ROTATE", "RIGHT"): [.rotate(isClockwise: true)]
    case ("ROTATE", "ALL"): [.rotate(isClockwise: false), .rotate(isClockwise: true)]
    case ("TAP", _): [.tap(1)]
    case ("DOUBLE_TAP", _): [.tap(2)]
    default: []
    }
  }

  private static func reason(_ type: String, _ way: String) -> String {
    switch type {
    case "DRAG", "SWIPE": "swipes go left, right, up or down here; a drag any way has `drag`"
    case "PINCH": "pinches go in or out"
    case "ROTATE": "rotations go left or right"
    case "TAP_AND_HOLD": "a tap before a hold has no counterpart; `hold` is without the tap"
    default: "no gesture of touchegg"
    }
  }

  private mutating func add(_ source: Source, _ gesture: DesktopGesture) {
    switch source.kind {
    case "RUN_COMMAND":
      let command =
        isFirstVersion && source.action.children.isEmpty
        ? source.action.text : source.setting("command")
      guard !command.isEmpty else {
        conversion.note(source.line, "\(source.name) RUN_COMMAND: it has no command")
        return
      }
      if command.contains("TOUCHEGG_") {
        conversion.note(source.line, "\(source.name): variables of touchegg are not set here")
      }
      add(source, gesture, ConvertedCommand.action(command, for: gesture))
    case "SEND_KEYS":
      let words =
        isFirstVersion && source.action.children.isEmpty
        ? source.action.text
        : [source.setting("modifiers"), source.setting("keys")]
          .filter { !$0.isEmpty }.joined(separator: "+")
      addKeys(source, gesture, words)
    case "MOUSE_CLICK":
      let isOld = source.action.children.isEmpty
      let number = isOld ? source.oldSetting("BUTTON") : source.setting("button")
      guard let button = ConvertedCommand.button(number.isEmpty ? "1" : number) else {
        conversion.note(
          source.line,
          "\(source.name) MOUSE_CLICK \(number): the buttons here are left, right and "
            + "middle; try key alt+left for back and alt+right for forward")
        return
      }
      if source.setting("on") == "begin-and-end", gesture.motion != .tap(1) {
        conversion.note(
          source.line,
          "\(source.name) MOUSE_CLICK begin-and-end: a button is held by a drag any "
            + "way, which moves the pointer, too: drag \(gesture.fingers) mouse \(button)")
        return
      }
      add(source, gesture, "mouse \(button)")
    case "CHANGE_DESKTOP" where Self.goesRound(source) != nil:
      add(source, gesture, Self.goesRound(source) ?? "")
    default:
      let near = Self.near(source, isOld: isFirstVersion).map { "; try \($0)" } ?? ""
      conversion.note(
        source.line, "\(source.name) \(source.kind): no plain command does the same\(near)")
    }
  }

  private mutating func addKeys(_ source: Source, _ gesture: DesktopGesture, _ words: String) {
    do {
      let keys = try ConvertedKeys.keys(ofKeysyms: words, capitalsNeedShift: false)
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

  private mutating func add(_ source: Source, _ gesture: DesktopGesture, _ action: String) {
    var entry = DesktopConversion.Entry(
      line: source.line, gesture: gesture, apps: source.apps, action: action)
    if !isFirstVersion {
      switch gesture.motion {
      case .tap: entry.isForScreens = true
      case .swipe: entry.isForScreens = gesture.fingers == 2
      default: break
      }
    }
    if source.setting("repeat") == "true" {
      switch gesture.motion {
      case .pinch: entry.moment = "every 10%"
      case .rotate: entry.moment = "every 15°"
      case .swipe(let side):
        entry.gesture.motion = .drag(side)
        entry.moment = "every 5mm"
      default: break
      }
      for setting in ["decreaseKeys", "decreaseCommand"] where !source.setting(setting).isEmpty {
        reversals.append((source.line, entry.gesture, source.apps, setting))
      }
    } else if source.setting("on") == "begin-and-end", !action.hasPrefix("mouse ") {
      conversion.note(
        source.line,
        "\(source.name) \(source.kind) begin-and-end: a line acts once here; take "
          + "begin or end")
      return
    } else if gesture.isContinuous, source.setting("on") == "end" {
      entry.moment = "end"
    }
    conversion.add(entry)
  }

  /// Says what is lost where fingers that go back have no line of their own.
  private mutating func noteReversals() {
    for (line, gesture, apps, setting) in reversals {
      let way: DesktopGesture.Motion? =
        switch gesture.motion {
        case .pinch(let isOut): .pinch(isOut: !isOut)
        case .rotate(let isClockwise): .rotate(isClockwise: !isClockwise)
        case .drag(.left): .drag(.right)
        case .drag(.right): .drag(.left)
        case .drag(.up): .drag(.down)
        case .drag(.down): .drag(.up)
        default: nil
        }
      let names = Set(apps.map { $0.lowercased() })
      guard let way,
        !conversion.entries.contains(where: {
          $0.gesture == DesktopGesture(motion: way, fingers: gesture.fingers)
            && (names.isEmpty ? $0.apps.isEmpty : !names.isDisjoint(with: $0.apps))
        })
      else { continue }
      conversion.note(
        line,
        "\(gesture.words) \(setting): fingers that go back do nothing; a line for "
          + "\(DesktopGesture(motion: way, fingers: gesture.fingers).words) can")
    }
  }

  /// The command for a change of desktop that goes from the last to the first; nil for another.
  private static func goesRound(_ source: Source) -> String? {
    guard source.setting("cyclic") == "true" else { return nil }
    let step = ["next": "1", "previous": "-1"][source.setting("direction").lowercased()]
    return step.map { "run xdotool set_desktop --relative -- \($0)" }
  }

  /// An action that nearly does what one of touchegg's own does.
  private static func near(_ source: Source, isOld: Bool) -> String? {
    let active = "for the active window, not the one under the pointer"
    switch source.kind {
    case "MAXIMIZE_RESTORE_WINDOW":
      return "run wmctrl -r :ACTIVE: -b toggle,maximized_vert,maximized_horz, \(active)"
    case "MINIMIZE_WINDOW": return "run xdotool getactivewindow windowminimize, \(active)"
    case "FULLSCREEN_WINDOW": return "run wmctrl -r :ACTIVE: -b toggle,fullscreen, \(active)"
    case "CLOSE_WINDOW": return "run wmctrl -c :ACTIVE:, \(active)"
    case "SHOW_DESKTOP": return "run wmctrl -k on, which does not bring the windows back"
    case "TILE_WINDOW":
      let side = source.setting("direction").lowercased()
      return side.isEmpty ? nil : "key super+\(side), if your desktop tiles by it"
    case "CHANGE_DESKTOP":
      let way = (isOld ? source.action.text : source.setting("direction")).lowercased()
      let step = ["next": "1", "right": "1", "previous": "-1", "left": "-1"][way]
      return step.map { "run xdotool set_desktop --relative -- \($0), which goes round" }
        ?? "your desktop's own keys"
    default: return nil
    }
  }
}
