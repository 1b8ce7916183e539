// Outlets, actions and segues.
extension InterfaceWriter {
  func target(_ id: String?) -> String? {
    guard let id else { return nil }
    if id == controllerID { return owner }
    return classes[id] == nil ? nil : variable(id)
  }

  mutating func writeConnections(
    of element: XMLElement, from source: String, _ type: String
  ) {
    var collections: [String: [String]] = [:]
    for link in element.child("connections")?.children ?? [] {
      guard let property = link["property"], let destination = link["destination"] else { continue }
      guard link.name == "outlet" || link.name == "outletCollection" else { continue }
      guard let made = target(destination) else {
        if link.name == "outlet", property != "view" {
          notes.append(
            "\(name): the outlet \(property) of \(type) is left out: nothing was made for it")
        }
        continue
      }
      let path = source == "owner" ? "owner?" : source
      switch property {
      case "view" where source == "owner": lines.append("  owner?.view = \(made)")
      case "view", "gestureRecognizers": break
      case "delegate", "dataSource":
        if source != "c" && source != "owner" {
          let kind = InterfaceWriter.delegates["\(property) \(type)"]
          afterwards.append(
            "  \(source).\(property) = \(made)\(kind.map { " as? any \($0)" } ?? "")")
        }
      default:
        guard index.hasOutlet(property, in: type) else {
          notes.append("\(name): \(type) has no outlet \(property)")
          continue
        }
        if link.name == "outletCollection" {
          collections[property, default: []].append(made)
        } else {
          // A storyboard may connect an object of another class than the outlet declares. On a phone nothing
          // checks it, so the code must compile here, too.
          let declared = index.outletType(property, in: type)
          let cast = declared.flatMap { $0 == classes[destination] ? nil : " as? \($0)" }
          afterwards.append("  \(path).\(property) = \(made)\(cast ?? "")")
        }
      }
    }
    let path = source == "owner" ? "owner?" : source
    for (property, made) in collections.sorted(by: { $0.key < $1.key }) {
      afterwards.append("  \(path).\(property) = [\(made.joined(separator: ", "))]")
    }
  }

  /// The call that an action stands for; nil, and a note, where there is no such method.
  mutating func call(_ link: XMLElement, sender: String) -> String? {
    guard let selector = link["selector"], let destination = link["destination"] else { return nil }
    var receiver = owner
    var type = controllerClass
    if destination != controllerID {
      guard let own = classes[destination] else {
        notes.append("\(name): the action \(selector) is left out: its receiver is not known here")
        return nil
      }
      (receiver, type) = (variable(destination), own)
    }
    guard let action = index.action(selector, in: type) else {
      notes.append("\(name): \(type) has no action \(selector)")
      return nil
    }
    if receiver == "owner" { receiver = "(object as? \(type))?" }
    guard let parameter = action.sender else { return "\(receiver).\(action.name)()" }
    let cast =
      ["Any", "AnyObject", "Any?", "AnyObject?"].contains(parameter.type)
      ? sender : "\(sender) as! \(parameter.type)"
    let label = parameter.label.map { "\($0): " } ?? ""
    guard !action.takesEvent else {
      notes.append("\(name): the action \(selector) is left out: it takes the event")
      return nil
    }
    return "\(receiver).\(action.name)(\(label)\(cast))"
  }

  mutating func segue(_ link: XMLElement) -> String? {
    guard let id = link["id"] else { return nil }
    guard link["kind"] == "unwind" else {
      return link["kind"] == "embed" || owner != "c"
        ? nil : "c.goSegue(segue_\(identifier(id)), sender: nil)"
    }
    guard let selector = link["unwindAction"], let (type, action) = index.unwindClass(selector)
    else {
      notes.append("\(name): no class has the action \(link["unwindAction"] ?? "") to go back to")
      return nil
    }
    let label = action.sender?.label.map { "\($0): " } ?? ""
    let argument = action.sender == nil ? "" : "\(label)way"
    return
      "c.unwind(identifier: \(link["identifier"].map(quoted) ?? "nil"), sender: nil) { to, way in guard let to = to as? \(type) else { return false }; to.\(action.name)(\(argument)); return true }"
  }

  mutating func writeActions(of element: XMLElement, _ v: String) {
    // Nothing sends actions in place of a view that is unknown here.
    guard InterfaceWriter.views[element.name] != nil || element["customClass"] != nil else {
      return
    }
    for link in element.child("connections")?.children ?? [] {
      if link.name == "action" {
        let event = link["eventType"] ?? "primaryActionTriggered"
        guard let call = call(link, sender: v) else { continue }
        afterwards.append(
          "  \(v).addAction(UIAction { [unowned \(weakOwner), unowned \(v)] _ in \(call) }, for: .\(event))"
        )
      } else if link.name == "segue", let call = segue(link), element.name == "button" {
        let sender = call.replacing("sender: nil", with: "sender: \(v)")
        afterwards.append(
          "  \(v).addAction(UIAction { [unowned c, unowned \(v)] _ in \(sender) }, for: .touchUpInside)"
        )
      }
    }
  }
}
