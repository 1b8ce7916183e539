// What views are like: attributes, colours, fonts, texts.
extension InterfaceWriter {
  mutating func writeProperties(of element: XMLElement, _ v: String) {
    func set(_ property: String, _ value: String) { lines.append("  \(v).\(property) = \(value)") }
    func set(flags: [(attribute: String, property: String)]) {
      for (attribute, property) in flags {
        if let value = element[attribute] { set(property, value == "YES" ? "true" : "false") }
      }
    }
    func set(numbers: [String]) {
      for name in numbers { if let value = element[name] { set(name, value) } }
    }
    func set(colors: [String]) {
      for name in colors { if let color = color(element.value(name)) { set(name, color) } }
    }
    func scrolling() {
      set(flags: InterfaceWriter.scrollFlags)
      if let value = element["contentInsetAdjustmentBehavior"] {
        set("contentInsetAdjustmentBehavior", ".\(value)")
      }
      if let value = element["keyboardDismissMode"] { set("keyboardDismissMode", ".\(value)") }
      if let value = inset(element.value("contentInset")) { set("contentInset", value) }
      for guide in ["contentLayoutGuide", "frameLayoutGuide"] {
        if let id = element.value(guide)?["id"] { guides[id] = "\(v).\(guide)" }
      }
    }
    if InterfaceWriter.controls.contains(element.name) { set(flags: InterfaceWriter.controlFlags) }
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
    // A view with a fixed frame has no constraints; its mask places it.
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO", element["fixedFrame"] != "YES"
    {
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
    if let value = inset(element.value("layoutMargins"), ("top", "left", "bottom", "right")) {
      set("layoutMargins", value)
    }
    if let value = directionalInset(element.value("directionalLayoutMargins")) {
      set("directionalLayoutMargins", value)
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
        ["string", "mutableString"].contains($0.name) && $0.peek("key") == "text"
      }?.text
    switch element.name {
    case "label":
      set(flags: InterfaceWriter.textFlags)
      set(flags: [("enabled", "isEnabled"), ("highlighted", "isHighlighted")])
      set(numbers: ["minimumScaleFactor"])
      if let mode = element["lineBreakMode"].flatMap({ InterfaceWriter.lineBreaks[$0] }) {
        set("lineBreakMode", ".\(mode)")
      }
      if let color = color(element.value("highlightedColor")) { set("highlightedTextColor", color) }
      if let color = color(element.value("shadowColor")) { set("shadowColor", color) }
      if let offset = size(element.value("shadowOffset")) { set("shadowOffset", offset) }
      if let text { set("text", quoted(text)) }
      if let lines = element["numberOfLines"] { set("numberOfLines", lines) }
      alignment(of: element, v)
      if let color = color(element.value("textColor")) { set("textColor", color) }
    case "textField":
      set(flags: InterfaceWriter.textFlags + [("clearsOnBeginEditing", "clearsOnBeginEditing")])
      set(numbers: ["minimumFontSize"])
      if let mode = element["clearButtonMode"] { set("clearButtonMode", ".\(mode)") }
      if let color = color(element.value("textColor")) { set("textColor", color) }
      if let image = image(element, "background") { set("background", image) }
      writeTraits(of: element, v)
      if let text { set("text", quoted(text)) }
      if let placeholder = element["placeholder"] { set("placeholder", quoted(placeholder)) }
      if let border = element["borderStyle"] { set("borderStyle", ".\(border)") }
      alignment(of: element, v)
    case "textView":
      if let text { set("text", quoted(text)) }
      if element["editable"] == "NO" { set("isEditable", "false") }
      if element["selectable"] == "NO" { set("isSelectable", "false") }
      alignment(of: element, v)
      if let color = color(element.value("textColor")) { set("textColor", color) }
      writeTraits(of: element, v)
      scrolling()
    case "button":
      for (attribute, part) in [
        ("contentHorizontalAlignment", "Horizontal"), ("contentVerticalAlignment", "Vertical"),
      ] {
        if let value = element[attribute] { set("content\(part)Alignment", ".\(value)") }
      }
      if let mode = element["lineBreakMode"].flatMap({ InterfaceWriter.lineBreaks[$0] }) {
        set("titleLabel?.lineBreakMode", ".\(mode)")
      }
      for edges in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
        if let value = inset(element.value(edges)) { set(edges, value) }
      }
      for state in element.children where state.name == "state" {
        let key = state["key"] ?? "normal"
        if let title = state["title"] {
          lines.append("  \(v).setTitle(\(quoted(title)), for: .\(key))")
        }
        if let title = attributedText(state, "attributedTitle") {
          lines.append("  \(v).setAttributedTitle(\(title), for: .\(key))")
        }
        if let color = color(state.value("titleColor")) {
          lines.append("  \(v).setTitleColor(\(color), for: .\(key))")
        }
        if let image = image(state) {
          lines.append("  \(v).setImage(\(image), for: .\(key))")
        }
        if let look = symbolLook(state.value("preferredSymbolConfiguration")) {
          lines.append("  \(v).setPreferredSymbolConfiguration(\(look), forImageIn: .\(key))")
        }
        if let image = image(state, "backgroundImage") {
          lines.append("  \(v).setBackgroundImage(\(image), for: .\(key))")
        }
      }
      if let look = element.child("buttonConfiguration") { writeConfiguration(look, v) }
    case "imageView":
      set(flags: [("highlighted", "isHighlighted")])
      if let look = symbolLook(element.value("preferredSymbolConfiguration")) {
        set("preferredSymbolConfiguration", look)
      }
      if let image = image(element) { set("image", image) }
      if let image = image(element, "highlightedImage") { set("highlightedImage", image) }
    case "visualEffectView":
      let vibrancy = element.child("vibrancyEffect")
      guard let style = (vibrancy ?? element).child("blurEffect")?["style"] else { break }
      let blur = "UIBlurEffect(style: .\(style))"
      set("effect", vibrancy == nil ? blur : "UIVibrancyEffect(blurEffect: \(blur))")
    case "slider", "stepper":
      for (attribute, property) in [
        ("minValue", "minimumValue"), ("maxValue", "maximumValue"),
        ("minimumValue", "minimumValue"), ("maximumValue", "maximumValue"),
        ("stepValue", "stepValue"),
        ("value", "value"),
      ] {
        if let value = element[attribute] { set(property, value) }
      }
      if element.name == "slider" {
        for end in ["minimumValueImage", "maximumValueImage"] {
          if let image = image(element, end) { set(end, image) }
        }
        for tint in ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"] {
          if let color = color(element.value(tint)) { set(tint, color) }
        }
        set(flags: [("continuous", "isContinuous")])
      } else {
        set(flags: [("wraps", "wraps"), ("autorepeat", "autorepeat")])
      }
    case "datePicker":
      if let mode = element["datePickerMode"],
        ["time", "date", "dateAndTime", "countDownTimer"].contains(mode)
      {
        set("datePickerMode", ".\(mode)")
      }
      if let minutes = element["minuteInterval"] { set("minuteInterval", minutes) }
    case "activityIndicatorView":
      if element["animating"] == "YES" { lines.append("  \(v).startAnimating()") }
      set(flags: [("hidesWhenStopped", "hidesWhenStopped")])
      if let style = element["style"],
        ["large", "medium", "white", "gray", "whiteLarge"].contains(style)
      {
        set("style", ".\(style)")
      }
      if let color = color(element.value("color")) { set("color", color) }
    case "searchBar":
      if let text { set("text", quoted(text)) }
      if let placeholder = element["placeholder"] { set("placeholder", quoted(placeholder)) }
      set(flags: [("showsCancelButton", "showsCancelButton"), ("showsScopeBar", "showsScopeBar")])
      let scopes = element.child("scopeButtonTitles")?.children.map { quoted($0.text) } ?? []
      if !scopes.isEmpty { set("scopeButtonTitles", "[\(scopes.joined(separator: ", "))]") }
      writeTraits(of: element, v)
    case "navigationBar":
      writeLook(ofBar: element, v)
      writeItems(of: element, v)
    case "tabBar": writeLook(ofBar: element, v)
    case "toolbar":
      writeLook(ofBar: element, v)
      let items = element.child("items")?.children ?? []
      for item in items { writeBarButton(item) }
      let names = items.compactMap { $0["id"].map(variable) }
      if !names.isEmpty { set("items", "[\(names.joined(separator: ", "))]") }
    case "tableViewCell":
      if let kind = element["accessoryType"].flatMap({ InterfaceWriter.accessories[$0] }) {
        set("accessoryType", ".\(kind)")
      }
      if let kind = element["editingAccessoryType"].flatMap({ InterfaceWriter.accessories[$0] }) {
        set("editingAccessoryType", ".\(kind)")
      }
      if let style = element["selectionStyle"], ["none", "blue", "gray", "default"].contains(style)
      {
        set("selectionStyle", ".\(style)")
      }
      if let level = element["indentationLevel"] { set("indentationLevel", level) }
      if let width = element["indentationWidth"] { set("indentationWidth", width) }
    case "switch":
      if element["on"] == "YES" { set("isOn", "true") }
      for tint in ["onTintColor", "thumbTintColor"] {
        if let color = color(element.value(tint)) { set(tint, color) }
      }
    case "segmentedControl":
      let titles = element.child("segments")?.children.map { $0["title"] ?? "" } ?? []
      for (place, title) in titles.enumerated() {
        lines.append(
          "  \(v).insertSegment(withTitle: \(quoted(title)), at: \(place), animated: false)")
      }
      if let chosen = element["selectedSegmentIndex"] { set("selectedSegmentIndex", chosen) }
    case "collectionView":
      scrolling()
      writeFlowLayout(element.value("collectionViewLayout"), v)
    case "progressView":
      if let value = element["progress"] { set("progress", value) }
      set(colors: ["progressTintColor", "trackTintColor"])
    case "pageControl":
      set(numbers: ["numberOfPages", "currentPage"])
      set(flags: [("hidesForSinglePage", "hidesForSinglePage")])
      set(colors: ["pageIndicatorTintColor", "currentPageIndicatorTintColor"])
    case "stackView":
      set("axis", element["axis"] == "vertical" ? ".vertical" : ".horizontal")
      if let value = element["distribution"] { set("distribution", ".\(value)") }
      if let value = element["alignment"] { set("alignment", ".\(value)") }
      // Interface Builder's standard is 8 points.
      if let value = element["spacing"] ?? (element["spacingType"] == "standard" ? "8" : nil) {
        set("spacing", value)
      }
      set(flags: [
        ("layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement"),
        ("baselineRelativeArrangement", "isBaselineRelativeArrangement"),
      ])
    case "tableView":
      // Before Xcode 9, 44 stands for rows that decide for themselves.
      let styles = (element.child("prototypes")?.children ?? []).map {
        $0.peek("style") ?? "custom"
      }
      let decides =
        element["rowHeight"] == "44" && !styles.isEmpty
        && styles.allSatisfy { InterfaceWriter.cellStyles[$0] != nil }
      if !decides, let value = element["rowHeight"], let height = Double(value), height > 0 {
        set("rowHeight", value)
      }
      for (attribute, property) in [
        ("sectionHeaderHeight", "sectionHeaderHeight"),
        ("sectionFooterHeight", "sectionFooterHeight"),
      ] {
        if let value = element[attribute], let height = Double(value), height > 0, height != 28,
          height != 18
        {
          set(property, value)
        }
      }
      if let style = element["separatorStyle"], style == "none" { set("separatorStyle", ".none") }
      if let color = color(element.value("separatorColor")) { set("separatorColor", color) }
      set(flags: [
        ("allowsSelection", "allowsSelection"),
        ("allowsMultipleSelection", "allowsMultipleSelection"),
      ])
      scrolling()
    case "scrollView":
      for (attribute, property) in [
        ("minimumZoomScale", "minimumZoomScale"), ("maximumZoomScale", "maximumZoomScale"),
      ] {
        if let value = element[attribute] { set(property, value) }
      }
      scrolling()
    default: break
    }
    if let font = font(element.value("fontDescription")) {
      if ["label", "textField", "textView"].contains(element.name) { set("font", font) }
      if element.name == "button" { set("titleLabel?.font", font) }
    }
    if let fonts = element.fonts?.compactMap({ font($0) }), fonts.count == 4 {
      lines.append("  \(v).archive(fonts: [\(fonts.joined(separator: ", "))])")
      afterwards.append("  \(v).applyVariations()")
    }
    if ["label", "textField", "textView"].contains(element.name),
      let text = attributedText(element, "attributedText")
    {
      set("attributedText", text)
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
    set("subtitle", look["subtitle"].map(quoted))
    set("image", image(look.value("image") ?? look))
    set("imagePlacement", look["imagePlacement"].map { ".\($0)" })
    set("imagePadding", look["imagePadding"])
    set("titlePadding", look["titlePadding"])
    set(
      "preferredSymbolConfigurationForImage",
      symbolLook(look.value("preferredSymbolConfigurationForImage")))
    set("contentInsets", directionalInset(look.value("contentInsets")))
    if let behind = look.child("backgroundConfiguration") {
      set("background.backgroundColor", color(behind.value("backgroundColor")))
      set("background.cornerRadius", behind["cornerRadius"])
      set("background.strokeColor", color(behind.value("strokeColor")))
      set("background.strokeWidth", behind["strokeWidth"])
    }
    set("baseForegroundColor", color(look.value("baseForegroundColor")))
    set("baseBackgroundColor", color(look.value("baseBackgroundColor")))
    if let corners = look["cornerStyle"],
      ["dynamic", "small", "medium", "large", "capsule", "fixed"].contains(corners)
    {
      set("cornerStyle", ".\(corners)")
    }
    lines.append("  \(v).configuration = look_\(v)")
    if let font = font(look.value("titleFontDescription")) {
      lines.append("  \(v).titleLabel?.font = \(font)")
    }
    if let text = attributedText(look, "attributedTitle") {
      lines.append("  \(v).setAttributedTitle(\(text), for: .normal)")
    }
  }

  mutating func writeRuntime(_ attribute: XMLElement, _ v: String, _ type: String) {
    guard let path = attribute["keyPath"] else { return }
    var value: String?
    if let number = attribute.children.first(where: { $0.name == "real" || $0.name == "integer" }) {
      value = number["value"]
    } else if attribute["type"] == "boolean" {
      value = attribute["value"] == "YES" ? "true" : "false"
    } else if let point = attribute.child("point") {
      value = "CGPoint(x: \(point["x"] ?? "0"), y: \(point["y"] ?? "0"))"
    } else if let extent = size(attribute.child("size")) {
      value = extent
    } else if let area = attribute.child("rect") {
      let sides = ["x", "y", "width", "height"].map { "\($0): \(area[$0] ?? "0")" }
      value = "CGRect(\(sides.joined(separator: ", ")))"
    } else if attribute["type"] == "image" {
      value = attribute["value"].map { "UIImage(named: \(quoted($0))) ?? UIImage()" }
    } else if attribute["type"] == "string" || attribute["type"] == "localizedString" {
      value = attribute["value"].map(quoted)
      // A number that was written as a text, with a comma in some countries.
      if path == "layer.cornerRadius" || path == "layer.borderWidth" {
        value = attribute["value"].flatMap { Double($0.replacing(",", with: ".")) }.map { "\($0)" }
      }
    } else if let found = color(attribute.children.first { $0.name == "color" }) {
      // The property may be optional, or not.
      value = found.hasPrefix("UIColor(named") ? "(\(found) ?? .clear)" : found
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

  /// Writes the properties of `UITextInputTraits`.
  mutating func writeTraits(of element: XMLElement, _ v: String) {
    guard let traits = element.child("textInputTraits") else { return }
    for (attribute, property) in [
      ("autocapitalizationType", "autocapitalizationType"),
      ("autocorrectionType", "autocorrectionType"), ("spellCheckingType", "spellCheckingType"),
      ("keyboardType", "keyboardType"), ("keyboardAppearance", "keyboardAppearance"),
      ("returnKeyType", "returnKeyType"),
    ] {
      guard let value = traits[attribute], element.name != "searchBar" else { continue }
      // Interface Builder starts some with a capital letter.
      let name =
        value == "URL"
        ? value
        : value == "alphabet" ? "asciiCapable" : value.prefix(1).lowercased() + value.dropFirst()
      lines.append("  \(v).\(property) = .\(name)")
    }
    for (attribute, property) in [
      ("secureTextEntry", "isSecureTextEntry"),
      ("enablesReturnKeyAutomatically", "enablesReturnKeyAutomatically"),
    ] {
      if let value = traits[attribute], element.name != "searchBar" {
        lines.append("  \(v).\(property) = \(value == "YES" ? "true" : "false")")
      }
    }
  }

  /// Writes the sizes of a flow layout.
  mutating func writeFlowLayout(_ layout: XMLElement?, _ v: String) {
    guard let layout, layout.name == "collectionViewFlowLayout" else { return }
    let flow = "flow_\(v)"
    lines.append("  let \(flow) = UICollectionViewFlowLayout()")
    if layout["scrollDirection"] == "horizontal" {
      lines.append("  \(flow).scrollDirection = .horizontal")
    }
    for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      if let value = layout[name] { lines.append("  \(flow).\(name) = \(value)") }
    }
    if layout["automaticEstimatedItemSize"] == "YES" {
      lines.append("  \(flow).estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
    }
    for name in ["itemSize", "headerReferenceSize", "footerReferenceSize", "estimatedItemSize"] {
      if let value = size(layout.value(name)) { lines.append("  \(flow).\(name) = \(value)") }
    }
    if let value = inset(layout.value("sectionInset")) {
      lines.append("  \(flow).sectionInset = \(value)")
    }
    lines.append("  \(v).collectionViewLayout = \(flow)")
  }

  func size(_ element: XMLElement?) -> String? {
    guard let element, let width = element["width"], let height = element["height"] else {
      return nil
    }
    return "CGSize(width: \(width), height: \(height))"
  }

  func directionalInset(_ element: XMLElement?) -> String? {
    guard let element else { return nil }
    let sides = ["top", "leading", "bottom", "trailing"].map { "\($0): \(element[$0] ?? "0")" }
    return "NSDirectionalEdgeInsets(\(sides.joined(separator: ", ")))"
  }

  /// Insets by the names of the attributes for the four sides.
  func inset(
    _ element: XMLElement?,
    _ names: (String, String, String, String) = ("minY", "minX", "maxY", "maxX")
  ) -> String? {
    guard let element else { return nil }
    let sides = [
      ("top", names.0), ("left", names.1), ("bottom", names.2), ("right", names.3),
    ]
    return "UIEdgeInsets("
      + sides.map { "\($0.0): \(element[$0.1] ?? "0")" }.joined(separator: ", ") + ")"
  }

  mutating func alignment(of element: XMLElement, _ v: String) {
    if let value = element["textAlignment"],
      ["left", "center", "right", "natural", "justified"].contains(value)
    {
      lines.append("  \(v).textAlignment = .\(value)")
    }
  }
}
