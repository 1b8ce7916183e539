// Pieces of code for values.
extension InterfaceWriter {
  func multiplier(_ text: String?) -> String {
    guard let text else { return "1" }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    if parts.count == 2 { return "\(parts[0] / parts[1])" }
    if text.hasSuffix("%"), let part = Double(text.dropLast()) { return "\(part / 100)" }
    return Double(text) == nil ? "1" : text
  }

  func knownClass(_ custom: String?, or base: String) -> String {
    guard let custom else { return base }
    return index.types.contains(custom) || InterfaceWriter.views.values.contains(custom)
      ? custom : base
  }

  func rect(_ element: XMLElement, in parent: XMLElement?) -> String {
    guard let rect = element.value("frame") ?? element.value("frameInset") else { return ".zero" }
    if rect["key"] == "frame" {
      return
        "CGRect(x: \(rect["x"] ?? "0"), y: \(rect["y"] ?? "0"), width: \(rect["width"] ?? "0"), height: \(rect["height"] ?? "0"))"
    }
    // Xcode 8 writes distances from the parent's edges.
    let around = parent?.value("frame")
    func side(_ least: String, _ most: String, _ size: String, _ usual: Double) -> (Double, Double)
    {
      let whole = around?[size].flatMap(Double.init) ?? usual
      let length = rect[size].flatMap(Double.init)
      let end = rect[most].flatMap(Double.init)
      let start =
        rect[least].flatMap(Double.init)
        ?? length.flatMap { length in end.map { whole - $0 - length } }
      return (start ?? 0, length ?? max(whole - (start ?? 0) - (end ?? 0), 0))
    }
    let (x, width) = side("minX", "maxX", "width", 375)
    let (y, height) = side("minY", "maxY", "height", 667)
    return "CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
  }

  func color(_ element: XMLElement?) -> String? {
    guard let element, element.name == "color" else { return nil }
    if let red = element["red"], let green = element["green"], let blue = element["blue"] {
      return
        "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(element["alpha"] ?? "1"))"
    }
    if let white = element["white"] {
      return "UIColor(white: \(white), alpha: \(element["alpha"] ?? "1"))"
    }
    let isOfSystem = element["catalog"] == "System"
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"]
      ?? (isOfSystem ? element["name"] : nil)
    {
      let name = system.hasSuffix("Color") ? String(system.dropLast(5)) : system
      if InterfaceWriter.systemColors.contains(name) { return "UIColor.\(name)" }
      // The file says what others looked like when it was saved.
      let kept = root.child("resources")?.children.first {
        $0.name == "systemColor" && $0.peek("name") == system
      }
      return color(kept?.child("color"))
    }
    if let name = element["name"] { return "UIColor(named: \(quoted(name)))" }
    return nil
  }

  /// The size and weight of a symbol; nil without one.
  func symbolLook(_ element: XMLElement?) -> String? {
    guard let element else { return nil }
    if let font = font(element.child("fontDescription")) {
      return "UIImage.SymbolConfiguration(font: \(font))"
    }
    var parts: [String] = []
    if let size = element["pointSize"] { parts.append("pointSize: \(size)") }
    if let weight = element["weight"] { parts.append("weight: .\(weight)") }
    if let scale = element["scale"], parts.isEmpty || element["pointSize"] != nil {
      parts.append("scale: .\(scale)")
    }
    if parts.first?.hasPrefix("weight") == true { parts = [parts[0]] }
    return parts.isEmpty
      ? nil : "UIImage.SymbolConfiguration(\(parts.joined(separator: ", ")))"
  }

  /// The image that an attribute names; nil without one.
  func image(_ element: XMLElement, _ attribute: String = "image") -> String? {
    // A reference says more of a symbol, such as its scale.
    let reference = element.value(attribute)
    guard let name = element[attribute] ?? reference?["image"] else { return nil }
    let isSymbol = (reference ?? element)["catalog"] == "system"
    let image = "UIImage(\(isSymbol ? "systemName" : "named"): \(quoted(name)))"
    guard let scale = reference?["symbolScale"] else { return image }
    return "\(image)?.withConfiguration(UIImage.SymbolConfiguration(scale: .\(scale)))"
  }

  func font(_ element: XMLElement?) -> String? {
    if let style = element?["style"].flatMap({ InterfaceWriter.textStyles[$0] }) {
      return "UIFont.preferredFont(forTextStyle: .\(style))"
    }
    guard let element, let size = element["pointSize"] else { return nil }
    if let name = element["name"] {
      return "UIFont(name: \(quoted(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))"
    }
    if let weight = element["weight"] {
      return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
    }
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    default: return "UIFont.systemFont(ofSize: \(size))"
    }
  }

  func quoted(_ text: String) -> String { text.literal }

  /// A name that no other id has.
  func identifier(_ id: String) -> String {
    id.map { character in
      if character.isASCII, character.isLetter || character.isNumber { return String(character) }
      return character == "-"
        ? "_"
        : "_\(character.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "_"))_"
    }.joined()
  }

  func variable(_ id: String) -> String { "v_\(identifier(id))" }

  func function(_ id: String) -> String { "scene_\(identifier(name))_\(identifier(id))" }
}

extension String {
  /// The text as a literal of Swift.
  var literal: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n", "\u{2028}": result += "\\n"
      case "\r": result += "\\r"
      case _ where scalar.isInvisible: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// True for what a source file must not have, or what would make it read otherwise than it is.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: value != 0x200D
    default: false
    }
  }
}
