import ArgumentParser
import DactylStrokeFiles
import DactylStrokes
import Foundation

/// `dactyl train`: makes a library of gestures from drawings.
struct TrainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "train",
    abstract: "Make a library of gestures from drawings.",
    discussion: """
      Of each label the drawings that stand best for all others become templates. From which distance on \
      a stroke is no gesture is learnt from the templates themselves.
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
      "What to forgive, for all gestures: size, rotation, proportions, direction, start.",
      valueName: "list"))
  var forgive = "size"

  func validate() throws {
    guard templatesPerClass >= 1 else { throw ValidationError("--templates must be at least 1") }
    guard generosity > 0, generosity.isFinite else {
      throw ValidationError("--generosity must be above 0")
    }
    _ = try invariance()
  }

  func run() throws {
    let progress = Progress()
    do throws(ToolError) {
      let drawings = try files.read(progress)
      let samples = StrokeSamples(drawings)
      let forgiven = (try? invariance()) ?? .standard
      let classes = samples.names.enumerated().map {
        StrokeClass(id: $0, name: $1, invariance: forgiven)
      }
      let training = StrokeTrainer(templatesPerClass: templatesPerClass).train(
        samples.samples, classes: classes, rejection: .learned(generosity: generosity)
      ) { progress.show($0, of: classes.count, "training") }
      progress.finish()
      try OutputFile(output).write(StrokeLibraryFile.encode(training.library))
      var line =
        "\(output): \(classes.count) gestures, \(training.library.templates.count) templates "
        + "of \(drawings.count) drawings"
      if training.unusable > 0 { line += "; \(training.unusable) held too little to be used" }
      StandardOutput.print(line)
    } catch {
      progress.finish()
      throw error.report()
    }
  }

  private func invariance() throws -> StrokeInvariance {
    let known: [(String, StrokeInvariance)] = [
      ("size", .size), ("rotation", .rotation), ("proportions", .proportions),
      ("direction", .direction), ("start", .start),
    ]
    var result: StrokeInvariance = []
    for word in forgive.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      guard let match = known.first(where: { $0.0 == word }) else {
        throw ValidationError("--forgive knows no \"\(word)\"")
      }
      result.formUnion(match.1)
    }
    return result
  }
}
