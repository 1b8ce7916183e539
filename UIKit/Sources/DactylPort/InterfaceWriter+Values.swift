// Which values of a storyboard become code: numbers, and the names that UIKit has. Everything else
// of it is text, and written as text.
extension InterfaceWriter {
  /// Takes away what is not a value of its kind, and notes it.
  mutating func takeUnusableValues() {
    for (element, attribute, value) in root.strip(Self.isUsable) {
      let shown = value.count > 40 ? value.prefix(40) + "…" : value[...]
      notes.append(
        "\(name): the \(attribute) of \(element) is left out: \"\(shown)\" is no value of it")
    }
  }

  private static func isUsable(_ element: XMLElement, _ attribute: String, _ value: String) -> Bool
  {
    if let names = choices[attribute] {
      return names.contains(value)
        || names.contains(value.prefix(1).lowercased() + value.dropFirst())
    }
    switch attribute {
    case "style" where element.name == "blurEffect": return blurs.contains(value)
    case "symbolScale": return ["default", "small", "medium", "large"].contains(value)
    case "scale"
    where element.name == "preferredSymbolConfiguration"
      || element.name == "symbolConfiguration"
      || element.peek("key")?.hasPrefix("preferredSymbolConfiguration") == true:
      return ["default", "unspecified", "small", "medium", "large"].contains(value)
    case "top", "leading", "left", "bottom", "trailing", "right":
      // Edges are flags; all others are distances, whatever the element is called.
      return isNumber(value) || ["rectEdge", "popoverArrowDirection"].contains(element.name)
    case "keyPath":
      return value.wholeMatch(of: /[A-Za-z_][A-Za-z_0-9]*(\.[A-Za-z_][A-Za-z_0-9]*)*/) != nil
    case "key" where element.name == "state":
      return ["normal", "highlighted", "disabled", "selected", "focused"].contains(value)
    case "value" where element.name == "integer": return isWhole(value)
    case "value" where ["real", "slider", "stepper"].contains(element.name): return isNumber(value)
    default:
      if wholeNumbers.contains(attribute) { return isWhole(value) }
      return !numbers.contains(attribute) || isNumber(value)
    }
  }

  private static let blurs: Set<String> = {
    let materials = ["UltraThin", "Thin", "", "Thick", "Chrome"].flatMap { kind in
      ["", "Light", "Dark"].map { "system\(kind)Material\($0)" }
    }
    return Set(materials + ["extraLight", "light", "dark", "regular", "prominent"])
  }()

  private static func isWhole(_ text: String) -> Bool {
    text.wholeMatch(of: /-?[0-9]{1,18}/) != nil
  }

  private static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]{1,2}|[eE]-[0-9]{3})?/) != nil
  }

  private static let wholeNumbers: Set<String> = [
    "tag", "numberOfLines", "numberOfPages", "currentPage", "selectedSegmentIndex",
    "minuteInterval",
    "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches",
    "maximumNumberOfTouches", "indentationLevel",
  ]
  private static let numbers: Set<String> = [
    "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "red", "green", "blue", "white",
    "alpha", "pointSize", "size", "constant", "priority", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "minimumScaleFactor", "minimumFontSize", "rowHeight",
    "sectionHeaderHeight", "sectionFooterHeight", "minimumValue", "maximumValue", "minValue",
    "maxValue", "stepValue", "progress", "spacing", "minimumLineSpacing",
    "minimumInteritemSpacing", "minimumZoomScale", "maximumZoomScale", "minimumPressDuration",
    "allowableMovement", "indentationWidth", "imagePadding", "titlePadding", "cornerRadius",
    "strokeWidth", "scale", "rotation",
  ]
  private static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins", "notAnAttribute",
  ]
  /// The names that an attribute may have; Interface Builder begins some with a capital letter.
  private static let choices: [String: Set<String>] = [
    "firstAttribute": attributes, "secondAttribute": attributes,
    "relation": ["equal", "greaterThanOrEqual", "lessThanOrEqual"],
    "contentHorizontalAlignment": ["center", "left", "right", "fill", "leading", "trailing"],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
    "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "borderStyle": ["none", "line", "bezel", "roundedRect"],
    "distribution": [
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ],
    "alignment": [
      "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
      "left", "right", "justified", "natural",
    ],
    "direction": ["right", "left", "up", "down"],
    "weight": [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ],
    "imagePlacement": ["leading", "trailing", "top", "bottom"],
    "contentInsetAdjustmentBehavior": ["automatic", "scrollableAxes", "never", "always"],
    "keyboardDismissMode": ["none", "onDrag", "interactive"],
    "eventType": [
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
      "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
      "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
      "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
    ],
    "keyboardType": [
      "default", "alphabet", "asciiCapable", "numbersAndPunctuation", "URL",
      "numberPad", "phonePad", "namePhonePad", "emailAddress", "decimalPad", "twitter",
      "webSearch", "asciiCapableNumberPad",
    ],
    "keyboardAppearance": ["default", "alert", "dark", "light"],
    "returnKeyType": [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
      "emergencyCall", "continue",
    ],
    "autocapitalizationType": ["none", "words", "sentences", "allCharacters"],
    "autocorrectionType": ["default", "no", "yes"], "spellCheckingType": ["default", "no", "yes"],
    "modalTransitionStyle": ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"],
    "modalPresentationStyle": [
      "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
      "overCurrentContext", "popover", "none", "automatic",
    ],
    "navigationOrientation": ["horizontal", "vertical"],
  ]
}
