import ArgumentParser
import StrokeData

/// Measures the library of templates: accuracy, rejection, steadiness, speed.
struct Templates: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures the library of templates beside plain Protractor and plain $P.")

  @Option(help: "How many times templates are drawn by lot.")
  var draws = 3

  @Flag(help: "Measures the speed only.")
  var speed = false

  func run() throws {
    let recordings = RecordedStrokes()
    guard recordings.isAvailable else {
      print("skipped: no recordings at \(recordings.folder.path)")
      return
    }
    if !speed {
      let tables = TemplateTables(recordings: recordings, draws: draws)
      try tables.accuracy()
      try tables.rejection()
      try tables.steadiness()
    }
    try TemplateSpeed(recordings: recordings).print()
  }
}
