import DactylStrokeFiles
import DactylStrokes

/// Drawings with their labels and people turned into numbers.
struct StrokeSamples {
  /// The labels, by the number of their class.
  let names: [String]
  /// The people, by their number.
  let people: [String]
  let samples: [StrokeSample]

  /// Numbers the labels in the order of their names; those outside `known`, if given, are no
  /// gesture.
  init(_ drawings: [RecordedDrawing], known: [String]? = nil) {
    let names = known ?? Array(Set(drawings.map(\.label))).sorted()
    let people = Array(Set(drawings.map { $0.subject ?? "" })).sorted()
    self.names = names
    self.people = people
    samples = drawings.map { drawing in
      StrokeSample(
        drawing.strokes, class: names.firstIndex(of: drawing.label),
        person: people.firstIndex(of: drawing.subject ?? "") ?? 0)
    }
  }
}
