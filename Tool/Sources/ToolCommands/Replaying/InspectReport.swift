import Dactyl
import DactylFiles
import DactylInspection
import DactylRecordings
import Narration

/// Prints a replay as the inspector's lines (Docs/inspector.md).
struct InspectReport: ReplayReport {
  private let output: FileOutput
  private let place: RecordingPlace
  private var inspection: Inspection?

  init(_ output: FileOutput, place: RecordingPlace) {
    self.output = output
    self.place = place
  }

  var explain: Bool { false }

  /// Returns false: an `Inspection` writes the transitions.
  func wants(_ transition: Transition) -> Bool { false }

  mutating func look(at stage: Stage) {
    let output = output
    let inspection = Inspection(
      of: stage.window, program: place.name ?? place.file,
      nameView: { $0 is Window ? nil : stage.name(of: $0) }
    ) { lines, _ in output.write(lines) }
    inspection.begin()
    output.write(inspection.opening())
    self.inspection = inspection
  }

  mutating func begin(_ header: RecordingHeader, notes: [String]) {}

  mutating func add(_ entry: ReplayEntry) {}

  mutating func end(notes: [String]) { inspection?.end() }
}
