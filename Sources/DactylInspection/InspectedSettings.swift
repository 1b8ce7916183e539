import Dactyl
import DactylScenes

/// What is set on the recognisers of a window, and how they are related, as was told last.
struct InspectedSettings {
  /// The settings of a recogniser, looked up once.
  private struct Entry {
    var settings: [RecognizerSetting]
    var values: [SettingValue?]
    /// The numbers of those that must fail first, and its name.
    var awaited: [Int]
    var name: String?
  }

  /// By the numbers of recognisers, which are never given twice.
  private var entries: [Int: Entry] = [:]
  private var pairs: [Int] = []

  /// Takes the recognisers in that have come, and forgets those that have gone.
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
          awaited: recognizer.failureRequirements.map(\.id.number), name: recognizer.name)
      }
    }
    entries = present
  }

  /// Looks at some recognisers of the tree that was followed last; tells which of their settings
  /// are other than before.
  ///
  /// - Returns: whether the name or the requirements of one are other than before.
  mutating func look(
    at places: Range<Int>, of tree: InspectedTree,
    changed: (GestureRecognizer, [(RecognizerSetting, SettingValue)]) -> Void
  ) -> Bool {
    var areOtherwise = false
    for place in places {
      let recognizer = tree.recognizers[place].recognizer.takeUnretainedValue()
      let number = recognizer.id.number
      guard var entry = entries[number] else { continue }
      let awaited = recognizer.failureRequirements.map(\.id.number)
      if awaited != entry.awaited || recognizer.name != entry.name {
        areOtherwise = true
        (entry.awaited, entry.name) = (awaited, recognizer.name)
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

  /// The name of a recogniser of the tree that was followed last; nil where it is not there, and
  /// nil inside where it has none.
  func name(ofNumber number: Int) -> String?? { entries[number].map(\.name) }

  /// Whether others may recognise at the same time than when this was last asked.
  mutating func havePairsChanged(in tree: InspectedTree, besides others: [(Int, Int)]) -> Bool {
    let former = pairs
    pairs = Self.simultaneous(in: tree, besides: others).flatMap { [$0, $1] }
    return former != pairs
  }

  /// All settings of a recogniser with what they are.
  func values(of recognizer: GestureRecognizer) -> [(RecognizerSetting, SettingValue)] {
    guard let entry = entries[recognizer.id.number] else { return [] }
    return zip(entry.settings, entry.values).compactMap { setting, value in
      value.map { (setting, $0) }
    }
  }

  /// The pairs that may recognise at the same time, as far as that was said without a delegate.
  ///
  /// - Parameter others: pairs that the program knows beside them; the order does not matter.
  static func simultaneous(in tree: InspectedTree, besides others: [(Int, Int)]) -> [(Int, Int)] {
    var those: [GestureRecognizer] = []
    for (_, reference) in tree.recognizers {
      let recognizer = reference.takeUnretainedValue()
      if recognizer.saysWhomItIsBeside { those.append(recognizer) }
    }
    var pairs: [(Int, Int)] = []
    for (index, one) in those.enumerated() {
      for other in those[(index + 1)...] where one.isSaidToRecognizeSimultaneously(with: other) {
        pairs.append((one.id.number, other.id.number))
      }
    }
    guard !others.isEmpty else { return pairs }
    let numbers = tree.recognizers.map { $0.recognizer.takeUnretainedValue().id.number }
    let places = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    var inOrder: [[Int]] = (pairs + others).compactMap { one, other in
      guard let one = places[one], let other = places[other] else { return nil }
      return [min(one, other), max(one, other)]
    }
    inOrder.sort { $0.lexicographicallyPrecedes($1) }
    return inOrder.indices.filter { $0 == 0 || inOrder[$0] != inOrder[$0 - 1] }
      .map { (numbers[inOrder[$0][0]], numbers[inOrder[$0][1]]) }
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
