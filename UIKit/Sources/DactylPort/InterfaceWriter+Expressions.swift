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

  func rect(_ element: XMLElement) -> String {
    guard let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" })
    else {
      return ".zero"
    }
    func number(_ key: String) -> String { rect[key] ?? "0" }
    return
      "CGRect(x: \(number("x")), y: \(number("y")), width: \(number("width")), height: \(number("height")))"
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
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      let name = system.hasSuffix("Color") ? String(system.dropLast(5)) : system
      return InterfaceWriter.systemColors.contains(name) ? "UIColor.\(name)" : nil
    }
    if let name = element["name"] { return "UIColor(named: \(quoted(name)))" }
    return nil
  }

  func font(_ element: XMLElement?) -> String? {
    if let style = element?["style"].flatMap({ InterfaceWriter.textStyles[$0] }) {
      return "UIFont.preferredFont(forTextStyle: .\(style))"
    }
    guard let element, let size = element["pointSize"] else { return nil }
    if let name = element["name"] {
      return "UIFont(name: \(quoted(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))"
    }
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    default: return "UIFont.systemFont(ofSize: \(size))"
    }
  }

  func quoted(_ text: String) -> String { text.literal }

  func identifier(_ id: String) -> String {
    String(id.map { $0.isLetter && $0.isASCII || $0.isNumber && $0.isASCII ? $0 : "_" })
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
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
