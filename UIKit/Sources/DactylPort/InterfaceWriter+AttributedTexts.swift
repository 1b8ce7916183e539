// Texts with attributes: fragments with fonts, colours, lines and alignments.
extension InterfaceWriter {
  /// A text with attributes, as an expression; nil without one.
  func attributedText(_ element: XMLElement, _ key: String) -> String? {
    guard let text = element.value(key), text.name == "attributedString" else { return nil }
    let parts = text.children.filter { $0.name == "fragment" }.map { fragment in
      let words = fragment["content"] ?? fragment.value("content")?.text ?? ""
      let attributes = fragment.child("attributes").map(attributeList) ?? []
      return attributes.isEmpty
        ? "NSAttributedString(string: \(quoted(words)))"
        : "NSAttributedString(string: \(quoted(words)), attributes: [\(attributes.joined(separator: ", "))])"
    }
    if parts.count == 1 { return parts[0] }
    let pieces = parts.map { "text.append(\($0))" }
    return
      "{ let text = NSMutableAttributedString(); \(pieces.joined(separator: "; ")); return text }()"
  }

  private func attributeList(_ element: XMLElement) -> [String] {
    var list: [String] = []
    for (key, name) in [
      ("NSColor", "foregroundColor"), ("NSBackgroundColor", "backgroundColor"),
    ] {
      guard let color = color(element.value(key)) else { continue }
      // Colours by name may be missing.
      list.append(".\(name): \(color)\(color.hasPrefix("UIColor(named") ? " as Any" : "")")
    }
    if let font = element.value("NSFont"), let size = font["size"] {
      if let name = font["name"] {
        let system = "UIFont.systemFont(ofSize: \(size))"
        list.append(".font: UIFont(name: \(quoted(name)), size: \(size)) ?? \(system)")
      } else {
        let isBold = font["metaFont"]?.lowercased().contains("bold") == true
        list.append(".font: UIFont.\(isBold ? "boldSystemFont" : "systemFont")(ofSize: \(size))")
      }
    }
    for (key, name) in [
      ("NSUnderline", "underlineStyle"), ("NSStrikethrough", "strikethroughStyle"),
    ] {
      if let value = element.value(key)?["value"] { list.append(".\(name): \(value)") }
    }
    if let kern = element.value("NSKern")?["value"] { list.append(".kern: \(kern)") }
    if let style = element.value("NSParagraphStyle") {
      var changes: [String] = []
      if let alignment = style["alignment"],
        ["left", "center", "right", "justified"].contains(alignment)
      {
        changes.append("style.alignment = .\(alignment)")
      }
      for name in [
        "lineSpacing", "paragraphSpacing", "lineHeightMultiple", "minimumLineHeight",
        "maximumLineHeight", "headIndent", "firstLineHeadIndent",
      ] {
        // In some files 0 or a huge number stands for none.
        if let value = style[name].flatMap(Double.init), value > 0, value < 10_000 {
          changes.append("style.\(name) = \(value)")
        }
      }
      if !changes.isEmpty {
        list.append(
          ".paragraphStyle: { let style = NSMutableParagraphStyle(); \(changes.joined(separator: "; ")); return style }()"
        )
      }
    }
    return list
  }
}
