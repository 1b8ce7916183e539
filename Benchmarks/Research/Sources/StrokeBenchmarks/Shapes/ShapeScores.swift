import DactylStrokes
import StrokeData

/// How a set of rows was answered, by kind and by person.
struct ShapeScores {
  private(set) var kinds: [ShapeFitting.Kind: PeopleTally] = [:]
  /// Own rows by collection.
  private(set) var collections: [String: PeopleTally] = [:]
  /// Own rows by device.
  private(set) var devices: [RecordedSet.Device: PeopleTally] = [:]
  /// Classes that were answered wrongly with yes.
  private(set) var fired: [String: Int] = [:]

  mutating func add(_ row: RecordedStroke, _ kind: ShapeFitting.Kind, fires: Bool) {
    kinds[kind, default: PeopleTally()].add(row.person, hit: fires)
    switch kind {
    case .own:
      collections[row.set.collection, default: PeopleTally()].add(row.person, hit: fires)
      devices[row.set.device, default: PeopleTally()].add(row.person, hit: fires)
    case .twin, .other, .word, .drawing: if fires { fired[row.label, default: 0] += 1 }
    }
  }

  subscript(_ kind: ShapeFitting.Kind) -> PeopleTally { kinds[kind] ?? PeopleTally() }
}
