import Dactyl
import DactylScenes

/// What is set on the recognisers of a window, and how they are related, as was told last.
struct InspectedSettings {
  /// The settings of a recogniser, looked up once.
  private struct Entry {
    weak var recognizer: GestureRecognizer?
    var settings: [RecognizerSetting]
    var values: [SettingValue?]
  }

  private var entries: [Int: Entry] = [:]
  private var relations: [Int] = []
  private var names: [String?] = []

  /// Takes the recognisers in that have come, and forgets those that have gone.
  mutating func follow(_ tree: InspectedTree) {
    var present: [Int: Entry] = [:]
    present.reserveCapacity(tree.recognizers.count)
    for (_, reference) in tree.recognizers {
      let recognizer = reference.takeUnretainedValue()
      let number = recognizer.id.number
      if let entry = entries[number], entry.recognizer === recognizer {
        present[number] = entry
      } else {
        let settings = recognizer.settings
        present[number] = Entry(
          recognizer: recognizer, settings: settings, values: settings.map { $0.value(recognizer) })
      }
    }
    entries = present
  }

  /// Looks at some recognisers of the tree that was followed last; tells which of their settings
  /// are other than before.
  mutating func look(
    at places: Range<Int>, of tree: InspectedTree,
    changed: (GestureRecognizer, [(RecognizerSetting, SettingValue)]) -> Void
  ) {
    for place in places {
      let recognizer = tree.recognizers[place].recognizer.takeUnretainedValue()
      guard var entry = entries[recognizer.id.number] else { continue }
      var changes: [(RecognizerSetting, SettingValue)] = []
      for (index, setting) in entry.settings.enumerated() {
        let value = setting.value(recognizer)
        guard value != entry.values[index] else { continue }
        entry.values[index] = value
        if let value { changes.append((setting, value)) }
      }
      guard !changes.isEmpty else { continue }
      entries[recognizer.id.number] = entry
      changed(recognizer, changes)
    }
  }

  /// Whether names or relations are other than when this was last asked.
  mutating func haveRelationsChanged(in tree: InspectedTree) -> Bool {
    let former = (relations, names)
    relations.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    for (_, reference) in tree.recognizers {
      let recognizer = reference.takeUnretainedValue()
      relations.append(-1)
      relations.append(recognizer.id.number)
      for other in recognizer.failureRequirements { relations.append(other.id.number) }
      names.append(recognizer.name)
    }
    for (one, other) in Self.simultaneous(in: tree) { relations += [-2, one, other] }
    return former.0 != relations || former.1 != names
  }

  /// All settings of a recogniser with what they are.
  func values(of recognizer: GestureRecognizer) -> [(RecognizerSetting, SettingValue)] {
    guard let entry = entries[recognizer.id.number] else { return [] }
    return zip(entry.settings, entry.values).compactMap { setting, value in
      value.map { (setting, $0) }
    }
  }

  /// The pairs that may recognise at the same time, as far as that was said without a delegate.
  static func simultaneous(in tree: InspectedTree) -> [(Int, Int)] {
    let those = tree.recognizers.map { $0.recognizer.takeUnretainedValue() }
      .filter(\.saysWhomItIsBeside)
    var pairs: [(Int, Int)] = []
    for (index, one) in those.enumerated() {
      for other in those[(index + 1)...] where one.isSaidToRecognizeSimultaneously(with: other) {
        pairs.append((one.id.number, other.id.number))
      }
    }
    return pairs
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
