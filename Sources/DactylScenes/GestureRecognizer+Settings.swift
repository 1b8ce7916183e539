import Dactyl

extension GestureRecognizer {
  /// The settings of this recogniser; those common to all if its kind is unknown to scenes.
  public var settings: [RecognizerSetting] {
    (RecognizerKind.of(self)?.settings ?? []) + RecognizerKind.commonSettings
  }

  /// Sets settings as a scene would; null means no limit.
  ///
  /// - Throws: `SceneError` with the name of a wrong setting; then nothing has changed.
  package func set(_ values: [String: JSONValue]) throws(SceneError) {
    let settings = settings
    let probe = RecognizerKind.of(self)?.make() ?? GestureRecognizer()
    var assignments: [(RecognizerSetting, SceneNode)] = []
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let setting = settings.first(where: { $0.name == name }) else {
        throw SceneError(
          path: name, reason: "no such setting" + suggestion(for: name, among: settings.map(\.name))
        )
      }
      var node = SceneNode(value: value, path: name)
      if case .null = value { node.value = .number(.infinity) }
      try setting.apply(probe, node)
      assignments.append((setting, node))
    }
    for (setting, node) in assignments { try setting.apply(self, node) }
  }
}
