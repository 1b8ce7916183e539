import Dactyl

/// One property of a kind of recogniser that a scene can set.
public struct RecognizerSetting: Sendable {
  /// The property's Swift name, which is its name in scenes too.
  public let name: String
  /// What it takes, in words, such as `a number of at least 0`.
  public let takes: String
  /// Sets it, or throws what is wrong with the value.
  let apply: @Sendable (GestureRecognizer, SceneNode) throws(SceneError) -> Void

  static func number<R: GestureRecognizer>(
    _ name: String, _ path: any ReferenceWritableKeyPath<R, Double> & Sendable,
    atLeast minimum: Double = 0
  ) -> RecognizerSetting {
    RecognizerSetting(name: name, takes: "a number of at least \(minimum)") {
      (recognizer, node) throws(SceneError) in
      let value = try node.number()
      guard value >= minimum else { throw node.error("expected at least \(minimum)") }
      (recognizer as! R)[keyPath: path] = value
    }
  }

  static func count<R: GestureRecognizer>(
    _ name: String, _ path: any ReferenceWritableKeyPath<R, Int> & Sendable,
    atLeast minimum: Int = 1
  ) -> RecognizerSetting {
    RecognizerSetting(name: name, takes: "a whole number of at least \(minimum)") {
      (recognizer, node) throws(SceneError) in
      let value = try node.integer()
      guard value >= minimum else { throw node.error("expected at least \(minimum)") }
      (recognizer as! R)[keyPath: path] = value
    }
  }

  static func flag(
    _ name: String, _ path: any ReferenceWritableKeyPath<GestureRecognizer, Bool> & Sendable
  ) -> RecognizerSetting {
    RecognizerSetting(name: name, takes: "true or false") { (recognizer, node) throws(SceneError) in
      recognizer[keyPath: path] = try node.bool()
    }
  }
}
