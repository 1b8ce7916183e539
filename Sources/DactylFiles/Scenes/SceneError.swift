/// What is wrong with a scene, and where in the file.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place, as a JSON path such as `$.views[0].recognizers[2].kind`.
  public var path: String
  /// What is wrong there.
  public var reason: String

  /// An error at a place.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Place and reason in one line.
  public var description: String { "\(path): \(reason)" }
}
