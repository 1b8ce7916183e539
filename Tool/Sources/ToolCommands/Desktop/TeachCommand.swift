import ArgumentParser
import DactylDesktop
import DactylFiles
import DactylInput
@_spi(JSON) import DactylRecordings
import DactylStrokes
import Platform

/// `dactyl teach`: learns a drawn gesture from a few drawings.
struct TeachCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "teach",
    abstract: "Learn a gesture that you draw three times.",
    discussion: """
      Draws what it saw, says which gestures are too alike, and keeps the drawings beside the \
      gesture file, in drawings.jsonl, and the library made of them in drawings.json. A line \
      `draw star 2 run …` in the gesture file then uses it. A gesture that is taught again is \
      learned anew; --forget removes one.

      With --show it learns what each finger does, such as three that spread, and keeps it in \
      shown.json; a line `show spread 3 run …` uses it.

      Exit status: 0; 64 for a wrong command line; 66 for a device that cannot be opened; 73 if \
      the drawings cannot be written.
      """)

  @Argument(help: "What the gesture is called, in one word.")
  var name: String

  @Argument(help: "A device, as for `dactyl live`. Default: the first touchpad, or touch screen.")
  var device: String?

  @Option(
    help: """
      How many fingers draw. Default: 2 on a touchpad, where one moves the pointer, else 1; of lines \
      on the standard input as many as draw each time.
      """)
  var fingers: Int?

  @Option(help: "How often it is drawn.")
  var times = 3

  @Option(
    name: .customLong("file"),
    help: "The gesture file beside which the drawings lie. Default: ~/.config/dactyl/gestures.conf")
  var file: String?

  @Flag(help: "Learn what each finger does, not what they draw.")
  var show = false

  @Flag(help: "Remove the gesture.")
  var forget = false

  @OptionGroup var reading: ReadingArguments

  func validate() throws {
    guard (1...20).contains(times) else { throw ValidationError("--times must be 1 to 20") }
    guard (1...10).contains(fingers ?? 1) else {
      throw ValidationError("--fingers must be 1 to 10")
    }
    guard !name.isEmpty, !name.contains(where: \.isWhitespace), name == name.lowercased(),
      name == name.printable
    else { throw ValidationError("call it by one word in small letters, such as star") }
    guard !name.hasPrefix("#") else {
      throw ValidationError("# begins a comment in gesture files; take another name")
    }
    guard name.count <= 100 else { throw ValidationError("call it by at most 100 letters") }
    guard show || DesktopGesture.shapes[name] == nil else {
      throw ValidationError("\(name) is known already; take another name")
    }
  }

  func run() throws {
    do throws(ToolError) {
      if show { try teachShown() } else { try teach() }
    } catch {
      throw error.report()
    }
  }

  private func teach() throws(ToolError) {
    let path = file ?? DesktopFile.usualPath
    let library = TaughtDrawings.path(beside: path)
    let drawings = library + "l"
    var known = try Self.drawings(in: drawings)
    let others = known.filter { $0.label != name }
    if forget, others.count == known.count {
      throw ToolError(status: .usage, message: "\(name) is not taught yet")
    }
    known = others
    if !forget {
      let source = try openSource()
      Interruption.begin()
      let drawn = try DrawingLesson(name: name, times: times, fingers: fingers)
        .drawings(from: source, isRecording: device == "-") { Interruption.hasCome }
      known += drawn.map { RecordedDrawing(label: name, strokes: [$0]) }
      for words in Self.likenesses(of: drawn, to: others) { StandardOutput.print(words) }
    }
    Self.makeFolder(of: library)
    try OutputFile(drawings).write(Data(known.map(Self.line).joined().utf8))
    try OutputFile(library).write(StrokeLibraryFile.encode(Self.library(of: known)))
    let names = Set(known.map(\.label)).sorted().joined(separator: ", ")
    StandardOutput.print(
      !forget ? "\(library): \(names)" : names.isEmpty ? "nothing is taught now" : "left: \(names)")
  }

  /// Learns what each finger does.
  private func teachShown() throws(ToolError) {
    let path = TaughtDrawings.shownPath(beside: file ?? DesktopFile.usualPath)
    var library = try TaughtDrawings.shown(at: path, runs: false) ?? DemonstrationLibrary()
    let former = library.classes.first { "\($0.name)" == name }
    if forget, former == nil {
      throw ToolError(status: .usage, message: "\(name) was not shown yet")
    }
    if let former { library.remove(class: former.id) }
    if !forget {
      let source = try openSource()
      Interruption.begin()
      let shown = try ShowingLesson(name: name, times: times, fingers: fingers)
        .demonstrations(from: source) { Interruption.hasCome }
      for (other, count) in Self.likenesses(of: shown, in: library) {
        StandardOutput.print(
          "too alike: \(count) of \(shown.count) could be \(other); show something else")
      }
      let id = (library.classes.map(\.id).max() ?? 0) + 1
      library.define(DemonstrationClass(id: id, name: name))
      for one in shown { library.add(one, class: id) }
    }
    Self.makeFolder(of: path)
    try OutputFile(path).write(DemonstrationLibraryFile.encode(library))
    let names = library.classes.map { "\($0.name)" }.sorted().joined(separator: ", ")
    let hands = library.demonstrations.last?.demonstration.mostFingers ?? 0
    StandardOutput.print(
      !forget
        ? "\(path): \(names)\nin the gesture file: show \(name) \(hands) run …"
        : names.isEmpty ? "nothing is shown now" : "left: \(names)")
  }

  private static func likenesses(
    of shown: [Demonstration], in library: DemonstrationLibrary
  ) -> [(String, Int)] {
    var counts: [String: Int] = [:]
    for one in shown {
      guard let nearest = library.recognize(one).recognition,
        let known = library.classes.first(where: { $0.id == nearest.classID })
      else { continue }
      counts["\(known.name)", default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func makeFolder(of path: String) {
    guard let end = path.lastIndex(of: "/") else { return }
    try? FileManager.default.createDirectory(
      atPath: String(path[..<end]), withIntermediateDirectories: true)
  }

  /// The device that is named, or the first touchpad or touch screen.
  private func openSource() throws(ToolError) -> any InputSource {
    if let device { return try openLiveSource(device, number: 0, options: reading.options) }
    let devices = ConnectedTouchDevice.all().filter {
      $0.header.kind == .direct || $0.header.kind == .indirect
    }
    guard let first = devices.first(where: { $0.header.kind == .indirect }) ?? devices.first else {
      throw ToolError(
        status: .noInput,
        message: "no touch device that may be read: sudo usermod -aG input $USER, "
          + "then log in anew")
    }
    return try openLiveSource(first.path, number: 0, options: reading.options)
  }

  // MARK: Keeping

  private static func drawings(in path: String) throws(ToolError) -> [RecordedDrawing] {
    guard access(path, F_OK) == 0 else { return [] }
    do {
      return try DrawingLines.read(contents(of: path))
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError(
        status: .data,
        message: "\(path): \(error); delete that line, then teach its gesture again")
    }
  }

  private static func library(of drawings: [RecordedDrawing]) -> StrokeLibrary {
    let samples = StrokeSamples(drawings)
    let classes = samples.names.enumerated().map { StrokeClass(id: $0, name: $1) }
    return StrokeTrainer().train(
      samples.samples, classes: classes, rejection: .learned(generosity: 1)
    ).library
  }

  /// Which gestures the drawings of one could be taken for, in words.
  private static func likenesses(
    of drawn: [Stroke], to others: [RecordedDrawing]
  ) -> [String] {
    var counts: [String: Int] = [:]
    let library = library(of: others)
    for stroke in drawn {
      if case .recognized(let nearest) = library.recognize([stroke]),
        let found = library.classes.first(where: { $0.id == nearest.classID })
      {
        counts["\(found.name)", default: 0] += 1
      }
      let shapes = [
        ("check-mark", CheckMarkCriteria().examine(stroke).refusal == nil),
        ("circle", CircleCriteria().examine(stroke).refusal == nil),
        ("zig-zag", ScratchOutCriteria().examine(stroke).refusal == nil),
      ]
      for (name, fits) in shapes where fits { counts[name, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
      "too alike: \(count) of \(drawn.count) drawings could be \(name); give one another shape"
    }
  }

  private static func line(_ drawing: RecordedDrawing) -> String {
    let strokes = drawing.strokes.map { stroke in
      let points = stroke.points.indices.map { index in
        let place = "\(decimal(stroke.points[index].x)),\(decimal(stroke.points[index].y))"
        guard let start = stroke.times.first else { return "[\(place)]" }
        return "[\(place),\(decimal((stroke.times[index] - start) * 1000))]"
      }
      return "[\(points.joined(separator: ","))]"
    }
    var label: [UInt8] = []
    label.appendQuoted(drawing.label)
    return "{\"label\":\(String(decoding: label, as: UTF8.self)),"
      + "\"strokes\":[\(strokes.joined(separator: ","))]}\n"
  }
}
