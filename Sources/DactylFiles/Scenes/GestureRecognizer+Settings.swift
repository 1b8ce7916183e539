import Dactyl

extension GestureRecognizer {
  /// The settings of this recogniser; those common to all if its kind is unknown to scenes.
  public var settings: [RecognizerSetting] {
    (kindOfScenes?.settings ?? []) + RecognizerKind.commonSettings
  }

  /// Sets settings as a scene would; null means no limit.
  ///
  /// - Throws: `SceneError` with the name of a wrong setting; then nothing has changed.
  package func set(_ values: [String: JSONValue]) throws(SceneError) {
    let settings = settings
    let probe = kindOfScenes?.make() ?? GestureRecognizer()
    var assignments: [(RecognizerSetting, SceneNode)] = []
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let setting = settings.first(where: { $0.name == name }) else {
        throw SceneError(
          path: name, reason: "no such setting" + suggestion(for: name, among: settings.map(\.name))
        )
      }
      let node = SceneNode(value: value, path: name).limitless
      try setting.apply(probe, node)
      assignments.append((setting, node))
    }
    for (setting, node) in assignments { try setting.apply(self, node) }
  }
}

extension GestureRecognizer {
  private var kindOfScenes: RecognizerKind? {
    RecognizerKind.of(self) ?? RecognizerKind.learned.first { $0.includes(self) }
  }

  /// Sets a setting by its name, as a scene would.
  ///
  /// - Throws: `SceneError` that says what is wrong with the name or the value; then nothing has
  ///   changed.
  public func set(_ name: String, to value: SettingValue) throws(SceneError) {
    let node: JSONValue =
      switch value {
      case .number(let number): .number(number)
      case .flag(let flag): .bool(flag)
      case .word(let word): .string(word)
      case .words(let words): .array(words.map { .string($0) })
      }
    try set([name: node])
  }
}
