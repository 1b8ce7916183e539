/// Names of UIKit that are kept or do nothing here, so that a program learns where it uses them.
enum IdleNames {
  private static let all = Set(list.split(separator: "\n").map(String.init))
  /// Names that are set so often without being missed that telling them would hide the others.
  private static let harmless: Set<String> = [
    "isTranslucent", "barStyle", "shadowImage", "indicatorStyle", "autocorrectionType",
    "spellCheckingType", "keyboardAppearance", "isOpaque", "drawsAsynchronously",
    "shouldRasterize", "rasterizationScale", "clearsContextBeforeDrawing",
    "isAccessibilityElement", "accessibilityHint", "selectionChanged", "impactOccurred",
    "notificationOccurred", "isIdleTimerDisabled", "fromValue", "toValue", "byValue", "keyTimes",
    "timingFunction", "timingFunctions", "fillMode", "select", "cut", "paste", "attributes",
    "automatic", "encode", "locale", "selectionStyle", "NSTextContainer",
    "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator",
  ]

  /// A line for each such name that sources use and do not declare, with its first place.
  ///
  /// - Parameter sources: the names of files, and their texts.
  static func notes(of sources: [(name: String, text: String)]) -> [String] {
    var places: [String: String] = [:]
    var declared: Set<String> = []
    for (name, text) in sources {
      let characters = Array(text)
      let tokens = SourceTokenizer.tokens(of: characters)
      for (index, token) in tokens.enumerated() where token.kind == .word {
        let former = index > 0 ? tokens[index - 1].text : ""
        if keywords.contains(former) {
          declared.insert(token.text)
          continue
        }
        // A member after a dot, or a type.
        guard
          former == "." && !(index > 1 && tokens[index - 2].text == "super")
            || token.text.first?.isUppercase == true, all.contains(token.text),
          !harmless.contains(token.text), places[token.text] == nil
        else { continue }
        let line = characters[..<token.range.lowerBound].count { $0.isNewline } + 1
        places[token.text] = "\(name):\(line)"
      }
    }
    return places.filter { !declared.contains($0.key) }.map {
      "\($0.value): \($0.key) has no effect here"
    }.sorted()
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "case",
  ]
}
