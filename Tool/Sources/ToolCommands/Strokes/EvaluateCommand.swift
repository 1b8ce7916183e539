import ArgumentParser
import Dactyl
import DactylRecordings
import DactylStrokes
import Platform

/// `dactyl evaluate`: measures how well a library classifies drawings.
struct EvaluateCommand: ParsableCommand {
  /// The drawings and the library to measure them with.
  enum Measuring: String, ExpressibleByArgument, CaseIterable {
    /// All drawings with the given library.
    case library
    /// Each person with a library made from the others' drawings.
    case leaveOnePersonOut = "leave-one-person-out"
  }

  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Say how well a library tells drawings apart.",
    discussion: """
      Drawings with a label that the library does not know count as no gesture: the library should \
      refuse them. With --protocol leave-one-person-out, templates are chosen anew for each \
      person, from the drawings of all others. So no person is measured with drawings of their \
      own. Of the library, only the gestures and their options count then.
      """)

  @Argument(help: "The library.")
  var library: String

  @OptionGroup var files: DrawingFiles

  @Option(name: .customLong("protocol"), help: "library, or leave-one-person-out.")
  var measuring = Measuring.library

  @Option(help: "How many templates a gesture gets with leave-one-person-out.")
  var templates = 10

  @Option(help: ArgumentHelp("Also draw the ROC curve into this .svg or .png.", valueName: "file"))
  var roc: String?

  func run() throws {
    let progress = Progress()
    do throws(ToolError) {
      let picture = try roc.map(PictureFile.init)
      let library: StrokeLibrary
      switch try readGestureLibrary(self.library) {
      case .drawn(let drawn): library = drawn
      case .shown(let shown): return try measure(shown, progress)
      }
      let drawings = try files.read(progress)
      let names = library.classes.map(\.name)
      let numbered = StrokeSamples(drawings, known: names)
      let samples = numbered.samples.map { sample in
        StrokeSample(
          sample.drawing, class: sample.classID.map { library.classes[$0].id },
          person: sample.person)
      }
      let evaluation: StrokeEvaluation
      switch measuring {
      case .library:
        evaluation = StrokeEvaluation.measure(library, on: samples) {
          progress.show($0, of: samples.count, "measuring")
        }
      case .leaveOnePersonOut:
        guard numbered.people.count > 1 else {
          throw ToolError(
            status: .data, message: "all drawings are by one person, so nobody can be left out")
        }
        evaluation = StrokeEvaluation.leavingOnePersonOut(
          samples, classes: library.classes,
          trainer: StrokeTrainer(templatesPerClass: max(templates, 1)),
          rejection: library.rejection
        ) { progress.show($0, of: samples.count, "measuring") }
      }
      progress.finish()
      let report = EvaluationReport(evaluation, names: names, people: numbered.people)
      StandardOutput.print(report.text, terminator: "")
      try picture?.write(report.rocPicture)
    } catch {
      progress.finish()
      throw error.report()
    }
  }

  /// Gestures of several fingers: how often each is recognised, and as what.
  private func measure(_ library: DemonstrationLibrary, _ progress: Progress) throws(ToolError) {
    guard measuring == .library, roc == nil else {
      throw ToolError(
        status: .usage, message: "gestures of several fingers are measured with the library alone")
    }
    let answers = try files.readShown(progress).map { sample in
      (meant: sample.label, answer: library.recognize(sample.demonstration))
    }
    StandardOutput.print(ShownReport(answers, names: library.names).text, terminator: "")
  }
}

extension DemonstrationLibrary {
  fileprivate var names: [Int: String] {
    Dictionary(uniqueKeysWithValues: classes.map { ($0.id, "\($0.name)") })
  }
}
