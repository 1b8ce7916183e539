import Dactyl

/// One property of a kind of recogniser that a scene can set.
public struct RecognizerSetting: Sendable {
  /// The property's Swift name, which is its name in scenes too.
  public let name: String
  /// Sets the property, or throws what is wrong with the value.
  let apply: @Sendable (GestureRecognizer, SceneNode) throws(SceneError) -> Void
  /// The present value; nil if a recogniser lacks the setting.
  public let value: @Sendable (GestureRecognizer) -> SettingValue?

  init(
    name: String,
    apply: @escaping @Sendable (GestureRecognizer, SceneNode) throws(SceneError) -> Void,
    value: @escaping @Sendable (GestureRecognizer) -> SettingValue?
  ) {
    self.name = name
    self.apply = apply
    self.value = value
  }

  static func number<R: GestureRecognizer>(
    _ name: String, _ path: any ReferenceWritableKeyPath<R, Double> & Sendable,
    atLeast minimum: Double = 0
  ) -> RecognizerSetting {
    RecognizerSetting(name: name) {
      (recognizer, node) throws(SceneError) in
      let value = try node.number()
      guard value >= minimum else { throw node.error("expected at least \(minimum)") }
      (recognizer as! R)[keyPath: path] = value
    } value: {
      ($0 as? R).map { .number($0[keyPath: path]) }
    }
  }

  static func count<R: GestureRecognizer>(
    _ name: String, _ path: any ReferenceWritableKeyPath<R, Int> & Sendable,
    atLeast minimum: Int = 1
  ) -> RecognizerSetting {
    RecognizerSetting(name: name) {
      (recognizer, node) throws(SceneError) in
      let value = node.isInfinite ? Int.max : try node.integer()
      guard value >= minimum else { throw node.error("expected at least \(minimum)") }
      (recognizer as! R)[keyPath: path] = value
    } value: {
      ($0 as? R).map {
        let count = $0[keyPath: path]
        return .number(count == .max ? .infinity : Double(count))
      }
    }
  }

  static func flag<R: GestureRecognizer>(
    _ name: String, _ path: any ReferenceWritableKeyPath<R, Bool> & Sendable
  ) -> RecognizerSetting {
    RecognizerSetting(name: name) { (recognizer, node) throws(SceneError) in
      (recognizer as! R)[keyPath: path] = try node.bool()
    } value: {
      ($0 as? R).map { .flag($0[keyPath: path]) }
    }
  }

  /// A set of named elements, written as an array of names.
  static func names<R: GestureRecognizer, Set: SetAlgebra>(
    _ name: String, _ path: any ReferenceWritableKeyPath<R, Set> & Sendable,
    among known: [(name: String, element: Set)]
  ) -> RecognizerSetting where Set: Sendable {
    let words = known.map(\.name)
    return RecognizerSetting(name: name) {
      (recognizer, node) throws(SceneError) in
      var set: Set = []
      for item in try node.array() {
        let word = try item.string()
        guard let match = known.first(where: { $0.name == word }) else {
          throw item.error("\"\(word)\" is none of them" + suggestion(for: word, among: words))
        }
        set.formUnion(match.element)
      }
      (recognizer as! R)[keyPath: path] = set
    } value: {
      ($0 as? R).map { recognizer in
        let set = recognizer[keyPath: path]
        return .words(known.filter { set.isSuperset(of: $0.element) }.map(\.name))
      }
    }
  }

  /// One of several named values, written as its name.
  static func choice<R: GestureRecognizer, Choice>(
    _ name: String, _ path: any ReferenceWritableKeyPath<R, Choice> & Sendable,
    among known: [(name: String, choice: Choice)]
  ) -> RecognizerSetting where Choice: Sendable & Equatable {
    let words = known.map(\.name)
    return RecognizerSetting(name: name) {
      (recognizer, node) throws(SceneError) in
      let word = try node.string()
      guard let match = known.first(where: { $0.name == word }) else {
        throw node.error("\"\(word)\" is none of them" + suggestion(for: word, among: words))
      }
      (recognizer as! R)[keyPath: path] = match.choice
    } value: {
      ($0 as? R).flatMap { recognizer in
        let choice = recognizer[keyPath: path]
        return known.first { $0.choice == choice }.map { .word($0.name) }
      }
    }
  }
}
