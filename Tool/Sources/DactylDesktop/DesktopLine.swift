import Dactyl
@_spi(Words) import DactylFiles
import Platform

/// A line of a gesture file, word by word.
struct DesktopLine {
  private let line: Substring
  private let path: String
  private let number: Int
  private let taught: TaughtDrawings
  private var place: Substring.Index
  /// Where the last word began.
  private var start: Substring.Index

  private static let longest = 4096

  init(_ line: Substring, path: String, number: Int, taught: TaughtDrawings) {
    (self.line, self.path, self.number, self.taught) = (line, path, number, taught)
    (place, start) = (line.startIndex, line.startIndex)
    skipSpace()
  }

  /// Refuses what no person writes.
  func check() throws(ToolError) {
    if line.utf8.count > Self.longest { throw error("more than \(Self.longest) bytes") }
    if let letter = line.unicodeScalars.firstIndex(where: { $0.value < 32 && $0 != "\t" }) {
      throw error("a control character", at: letter)
    }
  }

  private mutating func skipSpace() {
    while place < line.endIndex, line[place].isWhitespace { line.formIndex(after: &place) }
    if place < line.endIndex, line[place] == "#" { place = line.endIndex }
  }

  var isAtEnd: Bool { place == line.endIndex }

  private var next: Substring {
    line[place...].prefix { !$0.isWhitespace }
  }

  private mutating func word() -> String {
    let word = next
    start = place
    place = word.endIndex
    skipSpace()
    return word.lowercased()
  }

  mutating func takes(_ word: String) -> Bool {
    guard next.lowercased() == word else { return false }
    _ = self.word()
    return true
  }

  func error(_ words: String, at index: Substring.Index? = nil) -> ToolError {
    let column = line.distance(from: line.startIndex, to: index ?? start) + 1
    return ToolError(
      status: .usage, message: "\(path): line \(number), column \(column): \(words)")
  }

  /// The next word, which must be one of some.
  private mutating func word(of known: [String], _ what: String) throws(ToolError) -> String {
    let word = word()
    guard known.contains(word) else {
      let nearest = word.isEmpty ? nil : word.nearest(among: known)
      let list = "\(what): \(known.joined(separator: ", "))"
      // The word of the next part says that this one is missing.
      let isNumber = Int(word) != nil
      throw error(
        word.isEmpty || isNumber
          ? "expected \(list)"
          : "\"\(word)\" is no \(what)" + (nearest.map { "; did you mean \($0)?" } ?? "; \(list)"))
    }
    return word
  }

  // MARK: Parts of a line

  mutating func device() throws(ToolError) -> String {
    guard !isAtEnd else { throw error("which device? touchpad, touchscreen, any or a name") }
    let first = place
    let rest = line[place...].lowercased().trimming(" \t\r\"")
    place = line.endIndex
    let kinds = ["touchpad", "touchscreen"]
    if !kinds.contains(rest), rest.count > 5, let kind = rest.nearest(among: kinds) {
      throw error("\"\(rest)\" is no kind of device; did you mean \(kind)?", at: first)
    }
    return rest
  }

  mutating func binding() throws(ToolError) -> DesktopBinding {
    let motion = try motion()
    let fingers = try fingers()
    var binding = DesktopBinding(
      gesture: DesktopGesture(motion: motion, fingers: fingers), action: .run(""), line: number)
    try refuseUntaught(binding)
    switch motion {
    case .hold, .holdDrag:
      if DesktopSetting.number(next, units: ["s": 1, "ms": 0.001]) != nil {
        let words = word()
        try set("minimumPressDuration", words, of: &binding)
      }
    default: break
    }
    while try takesModifier(of: &binding) {}
    binding.action = try action()
    // Keys and buttons end before the line does.
    while try takesModifier(of: &binding) {}
    guard isAtEnd else {
      _ = word()
      throw error("nothing is expected here but in, with, begin, end, every and then")
    }
    let isContinuous = binding.gesture.isContinuous
    if case .mouse = binding.action, isContinuous, !binding.gesture.movesPointer {
      throw error("a button of the mouse goes with drag, tap, hold, swipe, edge and draw")
    }
    if case .hold = binding.action, !isContinuous, motion != .hold {
      throw error("keys are held while fingers drag, pinch, rotate or hold")
    }
    return binding
  }

  private func refuseUntaught(_ binding: DesktopBinding) throws(ToolError) {
    if case .show(let name) = binding.gesture.motion {
      return try refuseUnseen(name, by: binding.gesture.fingers)
    }
    guard case .draw(let shape) = binding.gesture.motion, binding.gesture.ready == nil,
      !taught.names.contains(shape)
    else { return }
    let known = taught.names.sorted() + DesktopGesture.shapes.keys.sorted()
    throw error(
      "\(shape) is not taught yet: dactyl teach \(shape)"
        + (shape.nearest(among: known).map { "; did you mean \($0)?" } ?? ""))
  }

  private func refuseUnseen(_ name: String, by fingers: Int) throws(ToolError) {
    let numbers = taught.fingers
    guard let shown = numbers[name] else {
      throw error(
        "\(name) was not shown yet: dactyl teach \(name) --show"
          + (name.nearest(among: numbers.keys.sorted()).map { "; did you mean \($0)?" } ?? ""))
    }
    guard shown == fingers else {
      throw error("\(name) was shown with \(shown == 1 ? "1 finger" : "\(shown) fingers")")
    }
  }

  private mutating func motion() throws(ToolError) -> DesktopGesture.Motion {
    typealias Side = DesktopGesture.Side
    let kinds = [
      "tap", "double-tap", "triple-tap", "click", "hold", "hold-drag", "swipe", "edge", "pinch",
      "rotate", "drag", "draw", "show",
    ]
    switch try word(of: kinds, "gesture") {
    case "tap": return .tap(1)
    case "double-tap": return .tap(2)
    case "triple-tap": return .tap(3)
    case "click": return .click
    case "hold": return .hold
    case "hold-drag": return .holdDrag(side())
    case "swipe":
      let sides = (Side.directions + Side.diagonals).map(\.rawValue)
      return .swipe(Side(rawValue: try word(of: sides, "direction"))!)
    case "edge": return .edge(Side(rawValue: try word(of: Side.edges.map(\.rawValue), "edge"))!)
    case "pinch": return .pinch(isOut: try word(of: ["in", "out"], "way to pinch") == "out")
    case "rotate":
      return .rotate(isClockwise: try word(of: ["left", "right"], "way to rotate") == "right")
    case "drag": return .drag(side())
    case "show":
      guard !isAtEnd else { throw error("what was shown? a name of dactyl teach --show") }
      return .show(word())
    default:
      guard !isAtEnd else {
        _ = word()
        throw error("what is drawn? check-mark, circle, zig-zag, or what dactyl teach has learned")
      }
      return .draw(word())
    }
  }

  /// The direction that comes next, if any.
  private mutating func side() -> DesktopGesture.Side? {
    guard let side = DesktopGesture.Side(rawValue: next.lowercased()), side != .top, side != .bottom
    else { return nil }
    _ = word()
    return side
  }

  private mutating func fingers() throws(ToolError) -> Int {
    let word = word()
    guard let fingers = Int(word), 1...10 ~= fingers else {
      throw error("how many fingers? 1 to 10, such as 3")
    }
    return fingers
  }

  private func set(
    _ name: String, _ words: String, of binding: inout DesktopBinding
  ) throws(ToolError) {
    let recognizer = binding.gesture.makeRecognizer(taught)
    guard let present = recognizer.settings.first(where: { $0.name == name })?.value(recognizer)
    else {
      let known = recognizer.settings.map(\.name)
      throw error(
        "\(binding.gesture.words) has no \(name)"
          + (name.nearest(among: known).map { "; did you mean \($0)?" }
            ?? "; it has \(known.joined(separator: ", "))"))
    }
    guard let setting = DesktopSetting(name, words, present: present) else {
      throw error("\(name) takes \(DesktopSetting.example(of: name, present: present))")
    }
    do {
      try recognizer.set(name, to: setting.value)
    } catch {
      throw self.error("\(name): \(error.reason)")
    }
    binding.settings.append(setting)
  }

  private mutating func takesModifier(of binding: inout DesktopBinding) throws(ToolError) -> Bool {
    if let equal = next.firstIndex(of: "=") {
      let (name, words) = (String(next[..<equal]), next[next.index(after: equal)...].lowercased())
      _ = word()
      try set(name, words, of: &binding)
    } else if takes("in") {
      guard !isAtEnd else { throw error("in which program? such as in firefox") }
      binding.apps = word().split(separator: ",").map(String.init)
    } else if takes("with") {
      for name in try nextNames("with which key held? such as with ctrl") {
        guard let modifier = DesktopModifier.all.first(where: { $0.name == name }) else {
          throw error("\"\(name)\" is no modifier: ctrl, shift, alt, super")
        }
        binding.modifiers.append(modifier)
      }
    } else if takes("begin") {
      binding.moment = .began
    } else if takes("end") {
      binding.moment = .ended
    } else if takes("every") {
      guard binding.gesture.isContinuous else {
        throw error("\(binding.gesture.words) has no steps; every goes with pinch, rotate and drag")
      }
      let step = next
      start = place
      let (units, example): ([String: Double], String) =
        switch binding.gesture.motion {
        case .pinch: (["%": 0.01], "10%")
        case .rotate: (["°": .pi / 180, "deg": .pi / 180], "15°")
        default: (["mm": DesktopSetting.pointsPerMillimetre, "pt": 1], "5mm")
        }
      guard let number = DesktopSetting.number(step, units: units) else {
        throw error("every how much? such as every \(example)")
      }
      _ = word()
      binding.moment = .every(number, words: String(step))
    } else {
      return false
    }
    return true
  }

  /// The names of the next word, which a plus joins.
  private mutating func nextNames(_ question: String) throws(ToolError) -> [String] {
    guard !isAtEnd else { throw error(question) }
    return word().split(separator: "+").map(String.init)
  }

  private mutating func action() throws(ToolError) -> DesktopAction {
    switch try word(of: ["run", "key", "hold", "do", "mouse"], "action") {
    case "run":
      let command = String(line[place...]).trimming(" \t\r")
      guard !command.isEmpty else { throw error("run which command?") }
      place = line.endIndex
      return .run(command)
    case "key":
      var (chords, words): ([[UInt16]], [String]) = ([], [])
      repeat {
        words.append(next.lowercased())
        chords.append(try chord())
      } while takes("then")
      return .keys(chords, words: words.joined(separator: " then "))
    case "do":
      let actions = WindowAction.allCases.map(\.rawValue)
      return .window(WindowAction(rawValue: try word(of: actions, "window action"))!)
    case "hold":
      let words = next.lowercased()
      return .hold(try chord(), words: words)
    default:
      let button = try word(of: ["left", "right", "middle"], "button")
      return .mouse(["left": 0x110, "right": 0x111, "middle": 0x112][button]!, words: button)
    }
  }

  /// Keys that go down together.
  private mutating func chord() throws(ToolError) -> [UInt16] {
    let words = word()
    var keys: [UInt16] = []
    // A plus at the end is a key itself.
    let isPlus = words.hasSuffix("++") || words == "+"
    let names = words.split(separator: "+").map(String.init) + (isPlus ? ["plus"] : [])
    for name in names {
      guard let codes = DesktopKeys.codes[name] else {
        let nearest = name.nearest(among: Array(DesktopKeys.codes.keys).sorted())
        throw error("there is no key \"\(name)\"" + (nearest.map { "; did you mean \($0)?" } ?? ""))
      }
      keys += codes.filter { !keys.contains($0) }
    }
    guard !keys.isEmpty else { throw error("which key? such as key ctrl+t") }
    return keys
  }
}

extension String {
  /// The text without some letters at its ends.
  fileprivate func trimming(_ letters: String) -> String {
    var text = self[...]
    while let last = text.last, letters.contains(last) { text.removeLast() }
    while let first = text.first, letters.contains(first) { text.removeFirst() }
    return String(text)
  }
}
