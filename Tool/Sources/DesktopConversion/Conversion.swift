import Platform

/// What became of the entries of another program's configuration.
struct Conversion {
  /// A gesture as a gesture file names it.
  struct Gesture: Hashable {
    enum Kind: String {
      case tap, hold, swipe, pinch, rotate, drag
      case doubleTap = "double-tap"
    }

    var kind: Kind
    /// `left`, `up-left`, `in` and the like; empty for any.
    var way = ""
    var fingers: Int

    /// True if it goes on for a while, with steps.
    var isContinuous: Bool { kind == .pinch || kind == .rotate || kind == .drag }

    var words: String { kind.rawValue + (way.isEmpty ? "" : " \(way)") + " \(fingers)" }

    static let sides = ["left", "right", "up", "down"]

    /// The usual numbers of fingers, where the other program does not say one.
    var usualFingers: [Int] { kind == .pinch || kind == .rotate ? [2, 3, 4] : [3, 4] }
  }

  /// A line of the gesture file.
  struct Entry {
    /// Where it comes from: a line, or a number that grows with each gesture.
    var place: Int
    var gesture: Gesture
    /// How long a hold takes; nil for the usual time.
    var seconds: Double?
    var apps: [String] = []
    /// `begin`, `end`, `every 10%`, or empty.
    var moment = ""
    /// `run ...`, `key ...`, `mouse ...` or `do ...`.
    var action: String
    /// True if touchpads do not make it in the other program.
    var isForScreens = false
    /// True if the other program has it for any number of fingers; it yields to one with a number.
    var isGeneral = false

    fileprivate var head: String {
      var duration = seconds.map { " \(($0 * 1000).rounded() / 1000)s" } ?? ""
      if duration.hasSuffix(".0s") { duration = "\(duration.dropLast(3))s" }
      let place = apps.isEmpty ? "" : " in \(apps.joined(separator: ","))"
      return gesture.words + duration + place + (moment.isEmpty ? "" : " \(moment)")
    }

    /// Why no gesture file can have it; nil if one can.
    fileprivate var refusal: String? {
      if !(1...10 ~= gesture.fingers) { return "a gesture has 1 to 10 fingers" }
      if action.contains(where: \.isNewline) {
        return "its command has several lines; run a script with them"
      }
      // A gesture file's lines have at most 4096 bytes.
      if head.utf8.count + action.utf8.count > 4000 {
        return "its line would be longer than 4096 bytes; run a script with it"
      }
      if action != action.printable { return "its command has control characters" }
      if action.trimmed == "run" || action.hasPrefix("run #") { return "it has no command" }
      if action.hasPrefix("mouse "), gesture.isContinuous,
        gesture.kind != .drag || gesture.way != ""
      {
        return "a button of the mouse goes with drag, tap, hold and swipe"
      }
      return nil
    }
  }

  /// The program whose configuration it is.
  var program = ""
  let path: String
  let keys: ConvertedKeys
  /// The device of all entries but those for screens.
  var device = "touchpad"
  /// Whether places are lines.
  var hasLines = true
  /// A remark at the head of the file.
  var remark: String?
  private(set) var entries: [Entry] = []
  private var notes: [(place: Int, words: String)] = []
  private var known: Set<String> = []

  init(path: String, keys: ConvertedKeys) { (self.path, self.keys) = (path, keys) }

  func error(_ words: String, line: Int? = nil) -> ConversionError {
    ConversionError(message: path + (line.map { ": line \($0)" } ?? "") + ": " + words)
  }

  /// Adds a comment on an entry, as long as a person reads.
  mutating func note(_ place: Int, _ words: String) {
    let all = words.printable.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let words = String(all.prefix(500)) + (all.count > 500 ? "…" : "")
    let note = hasLines ? "line \(place): \(words)" : words
    if known.insert(note).inserted { notes.append((place, note)) }
  }

  /// Adds an entry; of those for one gesture the last holds.
  mutating func add(_ entry: Entry) {
    var entry = entry
    // Each line repeats the programs, so many of them would make a long file of a short one.
    let (short, all) = (entry.apps.prefix(100).filter { $0.utf8.count <= 100 }, entry.apps)
    guard short.count == all.count else {
      return note(
        entry.place, "\(entry.gesture.words): in more than 100 programs, or in one of a long name")
    }
    var apps: Set<String> = []
    entry.apps = short.compactMap { app in
      var name = app.lowercased().printable
      if name.contains(where: \.isWhitespace) {
        // Most of a window's class is in its longest word.
        let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
        name = words.max { $0.count < $1.count } ?? ""
        note(entry.place, "in \"\(app)\": a program's name is one word here; \(name) is taken")
      }
      name = String(name.filter { $0 != "," }.drop { $0 == "#" })
      return !name.isEmpty && apps.insert(name).inserted ? name : nil
    }
    entries.append(entry)
  }

  /// Adds an entry that the other program has for any number of fingers.
  mutating func addForAnyFingers(_ entry: Entry) {
    var entry = entry
    entry.isGeneral = true
    for count in entry.gesture.usualFingers {
      entry.gesture.fingers = count
      add(entry)
    }
  }

  /// The gesture file.
  ///
  /// - Throws: `ConversionError` if there is no gesture in it.
  consuming func text() throws(ConversionError) -> String {
    leaveOutWhatCannotBeRead()
    turnSwipesBesideDragsIntoDrags()
    leaveOutWhatIsReplaced()
    guard !entries.isEmpty else {
      let first = notes.min { $0.place < $1.place }
      throw error("no gesture in it that can be converted" + (first.map { "; \($0.words)" } ?? ""))
    }
    let name = path.printable.map { $0.isNewline ? " " : String($0) }.joined()
    var lines = ["# From \(name), a configuration of \(program)."]
    if entries.contains(where: { $0.action.hasPrefix("key ") }) {
      lines.append("# Keys are named by their places on a keyboard of the US.")
    }
    if let remark { lines.append("# \(remark)") }
    let screens = entries.count(where: \.isForScreens)
    if screens == 0 {
      lines += section(deviceName, entries, hasNotes: true)
    } else if screens == entries.count {
      lines += section("touchscreen", entries, hasNotes: true)
    } else {
      lines += section("touchpad", entries.filter { !$0.isForScreens }, hasNotes: true)
      lines += section("touchscreen", entries, hasNotes: false)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func leaveOutWhatCannotBeRead() {
    for entry in entries {
      if let refusal = entry.refusal { note(entry.place, "\(entry.head): \(refusal)") }
    }
    entries.removeAll { $0.refusal != nil }
  }

  /// A drag begins before a swipe of as many fingers is complete, so swipes become drags that act
  /// once.
  private mutating func turnSwipesBesideDragsIntoDrags() {
    let drags = entries.filter { $0.gesture.kind == .drag && !$0.gesture.way.isEmpty }
    let fingers = Set(drags.map(\.gesture.fingers))
    for index in entries.indices where entries[index].gesture.kind == .swipe {
      let gesture = entries[index].gesture
      if fingers.contains(gesture.fingers), Gesture.sides.contains(gesture.way) {
        entries[index].gesture.kind = .drag
      }
    }
  }

  /// All three programs take the last of two entries for a gesture in a program.
  private mutating func leaveOutWhatIsReplaced() {
    struct Claim: Hashable {
      var gesture: Gesture
      var app: String
    }
    func claims(_ entry: Entry) -> [Claim] {
      (entry.apps.isEmpty ? [""] : entry.apps).map { Claim(gesture: entry.gesture, app: $0) }
    }
    var owners: [Claim: Int] = [:]
    for isGeneral in [true, false] {
      for (index, entry) in entries.enumerated() where entry.isGeneral == isGeneral {
        for claim in claims(entry) { owners[claim] = index }
      }
    }
    var kept: [Entry] = []
    for (index, entry) in entries.enumerated() {
      let all = claims(entry)
      let own = all.filter { owners[$0] == index }
      if own.isEmpty {
        guard !entry.isGeneral, let owner = all.first.flatMap({ owners[$0] }) else { continue }
        let later = hasLines ? "line \(entries[owner].place)" : "a later entry"
        note(entry.place, "\(entry.head): \(later) has the same gesture, and replaces it")
      } else {
        var entry = entry
        if !entry.apps.isEmpty { entry.apps = own.map(\.app) }
        kept.append(entry)
      }
    }
    entries = kept
  }

  /// The device in one line of the file.
  private var deviceName: String {
    let letters = device.printable.lowercased().map { $0.isNewline ? " " : String($0) }
    let name = letters.joined().drop { $0.isWhitespace || $0 == "#" || $0 == "\"" }.trimmed
    return name.isEmpty ? "touchpad" : name
  }

  private func section(_ device: String, _ entries: [Entry], hasNotes: Bool) -> [String] {
    let heads = entries.map(\.head)
    let width = heads.map(\.count).max() ?? 0
    var lines = zip(entries, heads).map { entry, head in
      let space = String(repeating: " ", count: min(width, 60) - min(head.count, 60, width) + 2)
      return (place: entry.place, text: head + space + entry.action)
    }
    if hasNotes { lines += notes.map { ($0.place, "# \($0.words)") } }
    let places = lines.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return ["", "device \(device)"] + places.map(\.element.text)
  }
}
