import Dactyl
import DactylFiles

/// The settings and relations of a window's recognisers, as last reported.
struct InspectedSettings {
  /// The settings of one recogniser, looked up once.
  private struct Entry {
    var settings: [RecognizerSetting]
    var values: [SettingValue?]
    /// For each relation, the numbers of the recognisers declared in it; nil stands for all.
    var partners: [[Int]?]
    var name: String?
  }

  /// By recogniser number; numbers are never reused.
  private var entries: [Int: Entry] = [:]

  /// Adds new recognisers and forgets those that have gone.
  mutating func follow(_ tree: InspectedTree) {
    var present: [Int: Entry] = [:]
    present.reserveCapacity(tree.recognizers.count)
    for (_, reference) in tree.recognizers {
      let recognizer = reference.takeUnretainedValue()
      let number = recognizer.id.number
      if let entry = entries[number] {
        present[number] = entry
      } else {
        let settings = recognizer.settings
        present[number] = Entry(
          settings: settings, values: settings.map { $0.value(recognizer) },
          partners: recognizer.declaredPartners, name: recognizer.name)
      }
    }
    entries = present
  }

  /// Checks some recognisers of the last tree, and reports the settings that changed.
  ///
  /// - Returns: true if the name or relations of one changed.
  mutating func look(
    at places: Range<Int>, of tree: InspectedTree,
    changed: (GestureRecognizer, [(RecognizerSetting, SettingValue)]) -> Void
  ) -> Bool {
    var areOtherwise = false
    for place in places {
      let recognizer = tree.recognizers[place].recognizer.takeUnretainedValue()
      let number = recognizer.id.number
      guard var entry = entries[number] else { continue }
      let partners = recognizer.declaredPartners
      if partners != entry.partners || recognizer.name != entry.name {
        areOtherwise = true
        (entry.partners, entry.name) = (partners, recognizer.name)
        entries[number] = entry
      }
      var changes: [(RecognizerSetting, SettingValue)] = []
      for (index, setting) in entry.settings.enumerated() {
        let value = setting.value(recognizer)
        guard value != entry.values[index] else { continue }
        entry.values[index] = value
        if let value { changes.append((setting, value)) }
      }
      guard !changes.isEmpty else { continue }
      entries[number] = entry
      changed(recognizer, changes)
    }
    return areOtherwise
  }

  /// A recogniser's name; the outer nil means it is not in the tree, the inner that it has no name.
  func name(ofNumber number: Int) -> String?? { entries[number].map(\.name) }

  func values(of recognizer: GestureRecognizer) -> [(RecognizerSetting, SettingValue)] {
    guard let entry = entries[recognizer.id.number] else { return [] }
    return zip(entry.settings, entry.values).compactMap { setting, value in
      value.map { (setting, $0) }
    }
  }
}

extension GestureRecognizer {
  /// For each relation, the numbers of the recognisers declared in it; nil stands for all.
  fileprivate var declaredPartners: [[Int]?] {
    GestureRelation.allCases.map { declared($0)?.map(\.id.number) }
  }
}

extension InspectedTree {
  /// Each recogniser's partners in a relation, by number, in the order of the tree.
  func partners(by relation: GestureRelation) -> [Int: [Int]] {
    let numbers = recognizers.map { $0.recognizer.takeUnretainedValue().id.number }
    let places = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    var partners: [Int: Set<Int>] = [:]
    for (place, (_, reference)) in recognizers.enumerated() {
      let others = reference.takeUnretainedValue().declared(relation)
      for other in others?.compactMap({ places[$0.id.number] }) ?? Array(numbers.indices)
      where other != place {
        partners[place, default: []].insert(other)
        if relation.isMutual { partners[other, default: []].insert(place) }
      }
    }
    let pairs = partners.map { (numbers[$0], $1.sorted().map { numbers[$0] }) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

extension LineWriter {
  mutating func add(
    _ key: StaticString, settings: [(setting: RecognizerSetting, value: SettingValue)]
  ) {
    add(
      key,
      object: { writer in
        for (setting, value) in settings {
          writer.add(named: setting.name) { writer in
            switch value {
            case .number(let number): writer.append(exactly: number)
            case .flag(let flag): writer.append(flag)
            case .word(let word): writer.append(word)
            case .words(let words): writer.append(rows: words) { $0.append($1) }
            }
          }
        }
      })
  }
}
