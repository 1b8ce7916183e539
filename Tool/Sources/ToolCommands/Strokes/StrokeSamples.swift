import DactylFiles
import DactylStrokes

/// Drawings with labels and people as numbers.
struct StrokeSamples {
  /// The labels, by class number.
  let names: [String]
  /// The people, by number.
  let people: [String]
  let samples: [StrokeSample]

  /// Numbers the labels alphabetically; labels outside `known`, if given, are not gestures.
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
