// Objects beside the views: recognisers.
extension InterfaceWriter {
  mutating func remember(_ objects: XMLElement) {
    for element in objects.all {
      if let id = element.peek("id") { self.objects[id] = element }
    }
  }

  /// True for a view beside the root view, or an object of one of the program's classes.
  func isObject(_ element: XMLElement) -> Bool {
    guard element.peek("id") != nil, element.name != "placeholder" else { return false }
    if element.name == "customObject" {
      return element["customClass"].map(index.types.contains) ?? false
    }
    return isView(element)
  }

  mutating func writeObject(_ element: XMLElement) {
    guard element.name == "customObject" else { return writeView(element, in: nil) }
    let (id, type) = (element["id"]!, element["customClass"]!)
    classes[id] = type
    lines.append("  let \(variable(id)) = \(type)()")
    writeConnections(of: element, from: variable(id), type)
  }

  /// Writes recognisers, once their views exist.
  mutating func writeObjects(_ scene: XMLElement) {
    for element in scene.children {
      guard let id = element["id"], element.name.hasSuffix("GestureRecognizer") else { continue }
      // Xcode misspells long presses.
      let name =
        element.name == "pongPressGestureRecognizer" ? "longPressGestureRecognizer" : element.name
      let usual = "UI" + name.prefix(1).uppercased() + name.dropFirst()
      let base = InterfaceWriter.recognizers.contains(usual) ? usual : "UIGestureRecognizer"
      let type = knownClass(element["customClass"], or: base)
      classes[id] = type
      let r = variable(id)
      lines.append("  let \(r) = \(type)(target: nil, action: nil)")
      for (attribute, property) in InterfaceWriter.recognizerNumbers {
        if let value = element[attribute] { lines.append("  \(r).\(property) = \(value)") }
      }
      if usual == "UISwipeGestureRecognizer", let direction = element["direction"] {
        lines.append("  \(r).direction = .\(direction)")
      }
      if element["cancelsTouchesInView"] == "NO" {
        lines.append("  \(r).cancelsTouchesInView = false")
      }
      if element["delaysTouchesBegan"] == "YES" { lines.append("  \(r).delaysTouchesBegan = true") }
      if element["delaysTouchesEnded"] == "NO" { lines.append("  \(r).delaysTouchesEnded = false") }
      if element["enabled"] == "NO" { lines.append("  \(r).isEnabled = false") }
      if usual == "UIScreenEdgePanGestureRecognizer", let edges = element.value("edges") {
        let names = ["top", "left", "bottom", "right"].filter { edges[$0] == "YES" }
        lines.append("  \(r).edges = [\(names.map { ".\($0)" }.joined(separator: ", "))]")
      }
      for value in ["scale", "rotation"]
      where usual == (value == "scale" ? "UIPinch" : "UIRotation") + "GestureRecognizer" {
        if let number = element[value] { lines.append("  \(r).\(value) = \(number)") }
      }
      for view in scene.all {
        for link in view.child("connections")?.children ?? []
        where link.name == "outletCollection" && link.peek("property") == "gestureRecognizers"
          && link["destination"] == id
        {
          if let viewID = view["id"] {
            lines.append("  \(variable(viewID)).addGestureRecognizer(\(r))")
          }
        }
      }
      for link in element.child("connections")?.children ?? [] {
        switch link.name {
        case "action":
          if let call = call(link, sender: r) {
            afterwards.append(
              "  \(r).addAction { [unowned \(weakOwner), unowned \(r)] _ in \(call) }")
          }
        case "outlet" where link["property"] == "delegate":
          if let target = target(link["destination"]) {
            afterwards.append("  \(r).delegate = \(target) as? any UIGestureRecognizerDelegate")
          }
        case "segue":
          if let call = segue(link) {
            let call = call.replacing("sender: nil", with: "sender: \(r)")
            afterwards.append(
              "  \(r).addAction { [unowned \(weakOwner), unowned \(r)] _ in \(call) }")
          }
        default: break
        }
      }
    }
  }

  var weakOwner: String { owner == "c" ? "c" : "object" }
}
