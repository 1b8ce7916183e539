import ArgumentParser
import StrokeData

/// Measures the library of templates: accuracy, rejection, steadiness, speed.
struct Templates: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures the library of templates beside four published matchers.")

  @Option(help: "How many times templates are drawn by lot.")
  var draws = 3

  @Option(help: "Which tables, of accuracy, rejection, steadiness and speed; all unless told.")
  var only: [String] = []

  func run() throws {
    let recordings = RecordedStrokes()
    guard recordings.isAvailable else {
      print("skipped: no recordings at \(recordings.folder.path)")
      return
    }
    let tables = TemplateTables(recordings: recordings, draws: draws)
    func wants(_ table: String) -> Bool { only.isEmpty || only.contains(table) }
    if wants("accuracy") { try tables.accuracy() }
    if wants("rejection") { try tables.rejection() }
    if wants("steadiness") { try tables.steadiness() }
    if wants("speed") { try TemplateSpeed(recordings: recordings).print() }
  }
}
