import Platform

/// Makes a gesture file of a configuration of touchegg, fusuma or libinput-gestures.
///
/// The content says which of them it is. Entries without a counterpart become comments.
///
/// - Parameter path: where the text comes from, for messages.
/// - Throws: `ToolError` if the text belongs to another program, cannot be read, or has no gesture
///   that Dactyl can make.
func convertedGestureFile(_ text: String, path: String) throws(ToolError) -> String {
  let text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  if text.first(where: { !$0.isWhitespace }) == "<" {
    return try TouchEggConversion.convert(text, path: path).text()
  }
  if lines.contains(where: LibinputGesturesConversion.isGesture) {
    return try LibinputGesturesConversion.convert(lines, path: path).text()
  }
  if lines.contains(where: FusumaConversion.isKey) {
    return try FusumaConversion.convert(lines, path: path).text()
  }
  throw ToolError(
    status: .usage,
    message: "\(path): no configuration of a program that dactyl knows; "
      + "give touchegg.conf, fusuma's config.yml or libinput-gestures.conf")
}

/// What became of the entries of another program's configuration.
struct DesktopConversion {
  /// A line of the gesture file.
  struct Entry {
    /// The line it comes from.
    var line: Int
    var gesture: DesktopGesture
    /// How long a hold takes; nil for the usual time.
    var seconds: Double?
    var apps: [String] = []
    /// `begin`, `end`, `every 10%`, or empty.
    var moment = ""
    /// `run ...`, `key ...` or `mouse ...`.
    var action: String
    /// True if touchpads do not make it in the other program.
    var isForScreens = false

    fileprivate var head: String {
      let duration = seconds.map { " \(decimal($0))s" } ?? ""
      let place = apps.isEmpty ? "" : " in \(apps.joined(separator: ","))"
      return gesture.words + duration + place + (moment.isEmpty ? "" : " \(moment)")
    }
  }

  /// The program whose configuration it was.
  let program: String
  let path: String
  /// The device of all entries but those for screens.
  var device = "touchpad"
  private(set) var entries: [Entry] = []
  private var notes: [(line: Int, words: String)] = []

  init(from program: String, path: String) {
    (self.program, self.path) = (program, path)
  }

  /// Adds a comment on an entry.
  mutating func note(_ line: Int, _ words: String) {
    let letters = words.map { letter in
      letter.isNewline || letter.unicodeScalars.contains { $0.value < 32 } ? " " : letter
    }
    let note = (line: line, words: String(letters))
    if !notes.contains(where: { $0 == note }) { notes.append(note) }
  }

  /// Adds an entry.
  ///
  /// It replaces an earlier one for the same gesture, because all three programs take the last.
  mutating func add(_ entry: Entry) {
    var entry = entry
    var apps: [String] = []
    for app in entry.apps {
      var name = app.lowercased()
      if name.contains(where: \.isWhitespace) {
        // Most of a window's class is in its longest word.
        let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
        name = words.max { $0.count < $1.count } ?? ""
        note(entry.line, "in \"\(app)\": a program's name is one word here; \(name) is taken")
      }
      name = String(name.filter { $0 != "," }.drop { $0 == "#" })
      if !name.isEmpty, !apps.contains(name) { apps.append(name) }
    }
    entry.apps = apps
    for index in entries.indices.reversed() where entries[index].gesture == entry.gesture {
      let earlier = entries[index]
      guard earlier.apps.isEmpty == apps.isEmpty else { continue }
      entries[index].apps.removeAll { apps.contains($0) }
      if entries[index].apps.isEmpty {
        entries.remove(at: index)
        note(
          earlier.line, "\(earlier.head): line \(entry.line) has the same gesture, and replaces it")
      }
    }
    entries.append(entry)
  }

  /// Adds an entry that the other program has for any number of fingers, where no entry names the
  /// number.
  mutating func add(_ entry: Entry, forFingers fingers: [Int]) {
    for count in fingers {
      var entry = entry
      entry.gesture.fingers = count
      let isTaken = entries.contains {
        $0.gesture == entry.gesture && $0.apps == entry.apps.map { $0.lowercased() }
      }
      if !isTaken { add(entry) }
    }
  }

  /// The gesture file.
  ///
  /// - Throws: `ToolError` if there is no gesture in it.
  consuming func text() throws(ToolError) -> String {
    turnSwipesBesideDragsIntoDrags()
    leaveOutWhatCannotBeRead()
    guard !entries.isEmpty else {
      let first = notes.min { $0.line < $1.line }
      throw ToolError(
        status: .usage,
        message: "\(path): no gesture in it that can be converted"
          + (first.map { "; line \($0.line): \($0.words)" } ?? ""))
    }
    let name = path.map { $0.isNewline ? " " : String($0) }.joined()
    var lines = ["# From \(name), a configuration of \(program)."]
    if entries.contains(where: { $0.action.hasPrefix("key ") }) {
      lines.append("# Keys are named by their places on a keyboard of the US.")
    }
    let screens = entries.filter(\.isForScreens)
    if screens.isEmpty {
      lines += section(device, entries, hasNotes: true)
    } else if screens.count == entries.count {
      lines += section("touchscreen", entries, hasNotes: true)
    } else {
      lines += section("touchpad", entries.filter { !$0.isForScreens }, hasNotes: true)
      lines += section("touchscreen", entries, hasNotes: false)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A drag begins before a swipe of as many fingers is complete, so swipes become drags that act
  /// once.
  private mutating func turnSwipesBesideDragsIntoDrags() {
    let fingers = Set(
      entries.compactMap { entry in
        if case .drag(.some) = entry.gesture.motion { entry.gesture.fingers } else { nil }
      })
    for index in entries.indices {
      if case .swipe(let side) = entries[index].gesture.motion,
        fingers.contains(entries[index].gesture.fingers)
      {
        entries[index].gesture.motion = .drag(side)
      }
    }
  }

  private mutating func leaveOutWhatCannotBeRead() {
    var isReadable: [Bool] = []
    for entry in entries {
      guard !entry.action.contains(where: \.isNewline) else {
        note(entry.line, "\(entry.head): its command has several lines; run a script with them")
        isReadable.append(false)
        continue
      }
      do {
        _ = try DesktopFile("\(entry.head) \(entry.action)", path: "")
        isReadable.append(true)
      } catch {
        // Without the place, which is in the converted line.
        let reason = error.message.split(separator: ": ").dropFirst().joined(separator: ": ")
        note(entry.line, "\(entry.head) \(entry.action): \(reason)")
        isReadable.append(false)
      }
    }
    entries = zip(entries, isReadable).filter(\.1).map(\.0)
  }

  private func section(_ device: String, _ entries: [Entry], hasNotes: Bool) -> [String] {
    let width = entries.map(\.head.count).max() ?? 0
    var lines = entries.map { entry in
      let space = String(repeating: " ", count: width - entry.head.count + 2)
      return (line: entry.line, text: entry.head + space + entry.action)
    }
    if hasNotes { lines += notes.map { ($0.line, "# line \($0.line): \($0.words)") } }
    let places = lines.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    return ["", "device \(device)"] + places.map(\.element.text)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
