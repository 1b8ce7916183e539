import ArgumentParser
import DactylFiles
import DactylStrokes
import DactylTesting
import Platform

/// `dactyl train`: makes a library of gestures from drawings.
struct TrainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "train",
    abstract: "Make a library from drawings, or from what several fingers do.",
    discussion: """
      Recordings in which fingers are down together show gestures of several fingers: every time \
      that all lift ends one. Three of each are enough for most.

      For each label, the drawings that stand best for all others become templates. The library \
      also knows what gestures and other strokes are like, and refuses strokes that are no \
      gesture. --others adds your own examples of such strokes.
      """)

  @OptionGroup var files: DrawingFiles

  @Option(name: .shortAndLong, help: "The library to write.")
  var output: String

  @Option(name: .customLong("templates"), help: "How many templates a gesture gets at most.")
  var templatesPerClass = 10

  @Option(
    help: "How generous to be with strokes that are no gesture: below 1 stricter, above 1 less.")
  var generosity = 1.0

  @Option(
    help: ArgumentHelp(
      "What to forgive, for all gestures: size, rotation, proportions, direction, start; of "
        + "several fingers size, rotation, speed. By default the size of drawings.",
      valueName: "list"))
  var forgive: String?

  @Flag(
    help: "Let gestures of several fingers that travel begin under way, and follow the fingers.")
  var continuous = false

  @Option(
    help: ArgumentHelp(
      "Drawings that are no gesture, such as words or drags; may be given several times.",
      valueName: "strokes"))
  var others: [String] = []

  @Option(
    help: ArgumentHelp(
      "How often a simulated hand draws each drawing once more, for gestures drawn a few times.",
      valueName: "times"))
  var redraw = 0

  func validate() throws {
    guard (0...100).contains(redraw) else { throw ValidationError("--redraw must be 0 to 100") }
    guard templatesPerClass >= 1 else { throw ValidationError("--templates must be at least 1") }
    guard generosity > 0, generosity.isFinite else {
      throw ValidationError("--generosity must be above 0")
    }
    _ = try invariance(orElse: "")
  }

  func run() throws {
    let progress = Progress()
    do throws(ToolError) {
      switch try files.readSamples(progress) {
      case .drawn(let drawings):
        if continuous { throw unfit("--continuous is for recordings of several fingers") }
        try train(on: drawings, progress)
      case .shown(let shown):
        if !others.isEmpty || redraw > 0 {
          throw unfit("--others and --redraw are for drawings of one finger")
        }
        try write(shown)
      }
    } catch {
      progress.finish()
      throw error.report()
    }
  }

  private func unfit(_ words: String) -> ToolError { ToolError(status: .usage, message: words) }

  /// A library of what several fingers did, all of it.
  private func write(_ shown: [ShownSample]) throws(ToolError) {
    var library = DemonstrationLibrary(generosity: generosity)
    var names: [String] = []
    for (label, demonstration) in shown {
      if !names.contains(label) {
        names.append(label)
        library.define(
          DemonstrationClass(
            id: names.count - 1, name: label, forgives: (try? invariance(orElse: "")) ?? [],
            isContinuous: continuous))
      }
      library.add(demonstration, class: names.firstIndex(of: label) ?? 0)
    }
    try OutputFile(output).write(DemonstrationLibraryFile.encode(library))
    StandardOutput.print(
      "\(output): \(names.count) gestures of several fingers, shown \(shown.count) times; a scene has them "
        + "as {\"kind\": \"shown\", \"library\": \"\(output)\"}")
  }

  private func train(
    on drawings: [RecordedDrawing], _ progress: Progress
  ) throws(ToolError) {
    let samples = StrokeSamples(drawings)
    let forgiven = (try? invariance(orElse: "size")) ?? .standard
    let classes = samples.names.enumerated().map {
      StrokeClass(id: $0, name: $1, invariance: forgiven)
    }
    let training = StrokeTrainer(templatesPerClass: templatesPerClass).train(
      redrawn(samples.samples), classes: classes, rejection: .learned(generosity: generosity)
    ) { progress.show($0, of: classes.count, "training") }
    progress.finish()
    var library = training.library
    if !others.isEmpty, let files = try? DrawingFiles.parse(others) {
      library.others = typical(of: try files.read(progress))
    }
    let learned = Set(training.library.templates.map(\.classID))
    let rest = classes.filter { !learned.contains($0.id) }.map(\.name)
    let why = ": nothing was learned, because each drawing of it holds too little"
    guard !learned.isEmpty else {
      throw ToolError(
        status: .data, message: rest.joined(separator: ", ") + why + "; no library is written")
    }
    try OutputFile(output).write(StrokeLibraryFile.encode(library))
    var line =
      "\(output): \(classes.count) gestures, \(training.library.templates.count) templates "
      + "of \(drawings.count) drawings"
    if training.unusable > 0 { line += "; \(training.unusable) held too little to be used" }
    StandardOutput.print(line)
    guard rest.isEmpty else {
      throw ToolError(
        status: .data,
        message: rest.joined(separator: ", ") + why + "; the library never recognises it")
    }
  }

  /// The samples, and the requested number of redrawings of each by a simulated hand.
  private func redrawn(_ samples: [StrokeSample]) -> [StrokeSample] {
    var hand = SimulatedHand(seed: 1)
    return samples.flatMap { sample in
      [sample]
        + (0..<redraw).map { _ in
          StrokeSample(
            sample.drawing.map { hand.redraw($0) }, class: sample.classID, person: sample.person)
        }
    }
  }

  /// The few strokes that represent all best.
  private func typical(of drawings: [RecordedDrawing]) -> [StrokeOutline] {
    let strokes = drawings.flatMap { drawing in
      drawing.strokes.map { StrokeSample([$0], class: 0) }
    }
    let training = StrokeTrainer(templatesPerClass: 16).train(
      strokes, classes: [StrokeClass(id: 0, name: "others")])
    return training.library.templates.map(\.outline)
  }

  private func invariance(orElse usual: String) throws -> StrokeInvariance {
    let known: [(String, StrokeInvariance)] = [
      ("size", .size), ("rotation", .rotation), ("proportions", .proportions),
      ("direction", .direction), ("start", .start), ("speed", .speed),
    ]
    var result: StrokeInvariance = []
    for word in (forgive ?? usual).split(whereSeparator: { $0 == "," || $0 == " " }).map(
      String.init)
    {
      guard let match = known.first(where: { $0.0 == word }) else {
        throw ValidationError(
          "--forgive knows no \"\(word)\"; it takes \(known.map(\.0).joined(separator: ", "))")
      }
      result.formUnion(match.1)
    }
    return result
  }
}
