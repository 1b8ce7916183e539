// What views are like: attributes, colours, fonts, texts.
extension InterfaceWriter {
  mutating func writeProperties(of element: XMLElement, _ v: String) {
    func set(_ property: String, _ value: String) { lines.append("  \(v).\(property) = \(value)") }
    if let mask = element.child("autoresizingMask") {
      let flags = [
        "flexibleMinX": "flexibleLeftMargin", "flexibleMaxX": "flexibleRightMargin",
        "flexibleMinY": "flexibleTopMargin", "flexibleMaxY": "flexibleBottomMargin",
        "widthSizable": "flexibleWidth", "heightSizable": "flexibleHeight",
      ]
      let names = mask.attributes.filter { $0.value == "YES" }.keys.compactMap { flags[$0] }
        .sorted()
      set("autoresizingMask", "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]")
    }
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      set("translatesAutoresizingMaskIntoConstraints", "false")
    }
    for (attribute, property) in InterfaceWriter.flags {
      if let value = element[attribute] { set(property, value == "YES" ? "true" : "false") }
    }
    // Archives turn this on by default; code does not.
    if element.name == "label" || element.name == "imageView",
      element["userInteractionEnabled"] == nil
    {
      set("isUserInteractionEnabled", "true")
    }
    if element["alpha"] != nil { set("alpha", element["alpha"]!) }
    if let tag = element["tag"] { set("tag", tag) }
    for (attribute, property) in InterfaceWriter.accessibility {
      if let words = element.child("accessibility")?[attribute] { set(property, quoted(words)) }
    }
    if let mode = element["contentMode"], InterfaceWriter.contentModes.contains(mode) {
      set("contentMode", ".\(mode)")
    }
    for (key, property) in [("backgroundColor", "backgroundColor"), ("tintColor", "tintColor")] {
      if let color = color(element.value(key)) { set(property, color) }
    }
    for (axis, key) in [("horizontal", "horizontal"), ("vertical", "vertical")] {
      if let value = element["\(key)HuggingPriority"] {
        lines.append("  \(v).setContentHuggingPriority(UILayoutPriority(\(value)), for: .\(axis))")
      }
      if let value = element["\(key)CompressionResistancePriority"] {
        lines.append(
          "  \(v).setContentCompressionResistancePriority(UILayoutPriority(\(value)), for: .\(axis))"
        )
      }
    }
    let text =
      element["text"]
      ?? element.children.first {
        ["string", "mutableString"].contains($0.name) && $0["key"] == "text"
      }?.text
    switch element.name {
    case "label":
      if let text { set("text", quoted(text)) }
      if let lines = element["numberOfLines"] { set("numberOfLines", lines) }
      alignment(of: element, v)
      if let color = color(element.value("textColor")) { set("textColor", color) }
    case "textField":
      if let text { set("text", quoted(text)) }
      if let placeholder = element["placeholder"] { set("placeholder", quoted(placeholder)) }
      if let border = element["borderStyle"] { set("borderStyle", ".\(border)") }
      alignment(of: element, v)
    case "textView":
      if let text { set("text", quoted(text)) }
      if element["editable"] == "NO" { set("isEditable", "false") }
    case "button":
      for state in element.children where state.name == "state" {
        let key = state["key"] ?? "normal"
        if let title = state["title"] {
          lines.append("  \(v).setTitle(\(quoted(title)), for: .\(key))")
        }
        if let color = color(state.value("titleColor")) {
          lines.append("  \(v).setTitleColor(\(color), for: .\(key))")
        }
        if let image = image(state) {
          lines.append("  \(v).setImage(\(image), for: .\(key))")
        }
        if let image = image(state, "backgroundImage") {
          lines.append("  \(v).setBackgroundImage(\(image), for: .\(key))")
        }
      }
      if let look = element.child("buttonConfiguration") { writeConfiguration(look, v) }
    case "imageView":
      if let image = image(element) { set("image", image) }
      if let image = image(element, "highlightedImage") { set("highlightedImage", image) }
    case "slider", "stepper":
      for (attribute, property) in [
        ("minValue", "minimumValue"), ("maxValue", "maximumValue"),
        ("minimumValue", "minimumValue"), ("maximumValue", "maximumValue"),
        ("stepValue", "stepValue"),
        ("value", "value"),
      ] {
        if let value = element[attribute] { set(property, value) }
      }
    case "switch": if element["on"] == "YES" { set("isOn", "true") }
    case "segmentedControl":
      let titles = element.child("segments")?.children.map { $0["title"] ?? "" } ?? []
      for (place, title) in titles.enumerated() {
        lines.append(
          "  \(v).insertSegment(withTitle: \(quoted(title)), at: \(place), animated: false)")
      }
      if let chosen = element["selectedSegmentIndex"] { set("selectedSegmentIndex", chosen) }
    case "progressView": if let value = element["progress"] { set("progress", value) }
    case "pageControl": if let value = element["numberOfPages"] { set("numberOfPages", value) }
    case "stackView":
      set("axis", element["axis"] == "vertical" ? ".vertical" : ".horizontal")
      if let value = element["distribution"] { set("distribution", ".\(value)") }
      if let value = element["alignment"] { set("alignment", ".\(value)") }
      if let value = element["spacing"] { set("spacing", value) }
    case "tableView":
      if let value = element["rowHeight"], let height = Double(value), height > 0 {
        set("rowHeight", value)
      }
    case "scrollView":
      for (attribute, property) in [
        ("minimumZoomScale", "minimumZoomScale"), ("maximumZoomScale", "maximumZoomScale"),
      ] {
        if let value = element[attribute] { set(property, value) }
      }
      if element["pagingEnabled"] == "YES" { set("isPagingEnabled", "true") }
    default: break
    }
    if let font = font(element.value("fontDescription")) {
      if ["label", "textField", "textView"].contains(element.name) { set("font", font) }
      if element.name == "button" { set("titleLabel?.font", font) }
    }
    for runtime in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      writeRuntime(runtime, v, classes[element["id"]!]!)
    }
  }

  /// Writes the look of a button as one value.
  mutating func writeConfiguration(_ look: XMLElement, _ v: String) {
    let style = look["style"].flatMap { ["tinted", "filled", "gray"].contains($0) ? $0 : nil }
    lines.append("  var look_\(v) = UIButton.Configuration.\(style ?? "plain")()")
    func set(_ property: String, _ value: String?) {
      if let value { lines.append("  look_\(v).\(property) = \(value)") }
    }
    set("title", look["title"].map(quoted))
    set("image", image(look))
    set("baseForegroundColor", color(look.value("baseForegroundColor")))
    set("baseBackgroundColor", color(look.value("baseBackgroundColor")))
    if let corners = look["cornerStyle"],
      ["dynamic", "small", "medium", "large", "capsule", "fixed"].contains(corners)
    {
      set("cornerStyle", ".\(corners)")
    }
    lines.append("  \(v).configuration = look_\(v)")
  }

  mutating func writeRuntime(_ attribute: XMLElement, _ v: String, _ type: String) {
    guard let path = attribute["keyPath"] else { return }
    var value: String?
    if let number = attribute.children.first(where: { $0.name == "real" || $0.name == "integer" }) {
      value = number["value"]
    } else if attribute["type"] == "boolean" {
      value = attribute["value"] == "YES" ? "true" : "false"
    } else if attribute["type"] == "string" {
      value = attribute["value"].map(quoted)
      // A number that was written as a text, with a comma in some countries.
      if path == "layer.cornerRadius" || path == "layer.borderWidth" {
        value = attribute["value"].flatMap { Double($0.replacing(",", with: ".")) }.map { "\($0)" }
      }
    } else if let found = color(attribute.children.first { $0.name == "color" }) {
      value = found
    }
    guard let value else { return }
    if ["layer.cornerRadius", "layer.borderWidth", "layer.masksToBounds"].contains(path)
      || index.types.contains(type) && !path.contains(".")
    {
      lines.append("  \(v).\(path) = \(value)")
    } else {
      notes.append("\(name): the value of \(path) is left out")
    }
  }

  mutating func alignment(of element: XMLElement, _ v: String) {
    if let value = element["textAlignment"],
      ["left", "center", "right", "natural", "justified"].contains(value)
    {
      lines.append("  \(v).textAlignment = .\(value)")
    }
  }
}
