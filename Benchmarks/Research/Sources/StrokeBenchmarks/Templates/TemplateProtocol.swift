import DactylStrokes
import StrokeData

/// A set of recorded gestures with ten templates a class, taken only from people other than the one
/// scored.
struct TemplateProtocol {
  /// The rows that may be scored.
  let rows: [RecordedStroke]
  /// The classes; a class's number is its place.
  let labels: [String]
  /// The people, in the order of their names.
  let people: [String]
  private let samples: [StrokeSample]

  init(_ set: RecordedSet, in recordings: RecordedStrokes) throws {
    rows = try recordings.scoredRows(of: set)
    labels = Set(rows.map(\.label)).sorted()
    people = Set(rows.map(\.person)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(labels, labels.indices))
    let persons = Dictionary(uniqueKeysWithValues: zip(people, people.indices))
    samples = rows.map {
      StrokeSample($0.strokes, class: numbers[$0.label], person: persons[$0.person] ?? 0)
    }
  }

  func classes(_ invariance: StrokeInvariance) -> [StrokeClass] {
    labels.enumerated().map { StrokeClass(id: $0.offset, name: $0.element, invariance: invariance) }
  }

  /// The rows of one person with the numbers of their classes.
  func scored(_ person: String) -> [(row: RecordedStroke, label: Int)] {
    zip(rows, samples).filter { $0.0.person == person }.map { ($0.0, $0.1.classID ?? 0) }
  }

  /// Templates chosen as representatives from all other people.
  func trained(without person: String, invariance: StrokeInvariance) -> StrokeLibrary {
    let own = people.firstIndex(of: person)
    return StrokeTrainer().train(
      samples.filter { $0.person != own }, classes: classes(invariance)
    ).library
  }

  /// Templates drawn by lot from all other people, as rows and their classes.
  func drawn(without person: String, seed: UInt64, count: Int = 10) -> [(RecordedStroke, Int)] {
    var generator = SeededGenerator(seed: seed)
    return labels.indices.flatMap { label in
      zip(rows, samples).filter { $0.0.person != person && $0.1.classID == label }
        .shuffled(using: &generator).prefix(count).map { ($0.0, label) }
    }
  }

  /// A library of templates drawn by lot.
  func library(of templates: [(RecordedStroke, Int)], invariance: StrokeInvariance) -> StrokeLibrary
  {
    var library = StrokeLibrary(rejection: .fixed(path: 1, cloud: 1))
    for strokeClass in classes(invariance) { library.define(strokeClass) }
    for (row, label) in templates { _ = try? library.add(row.strokes, class: label) }
    library.rejection = .learned(generosity: 1)
    return library
  }
}
