/// Writes Swift code for a storyboard or xib: a function for each scene, or for the file.
///
/// What it cannot do stays out of the code, and is named.
struct InterfaceWriter {
  let name: String
  let index: SourceIndex
  private(set) var notes: [String] = []
  private let root: XMLElement
  private var lines: [String] = []
  /// The class of everything that was made, by its id.
  private var classes: [String: String] = [:]
  /// Which recognisers and bar items there are, by their ids.
  private var objects: [String: XMLElement] = [:]
  /// The ids of guides, and the code that stands for each.
  private var guides: [String: String] = [:]
  /// What is said once everything is made.
  private var afterwards: [String] = []
  private var controllerID = ""
  private var controllerClass = "UIViewController"
  /// What the controller is called where code is written at present.
  private var owner = "c"

  init?(name: String, text: String, index: SourceIndex) {
    guard let root = XMLElement.read(text) else { return nil }
    (self.name, self.index, self.root) = (name, index, root)
  }

  // MARK: Files

  /// The code of a storyboard: functions, and the expression of its archive.
  mutating func storyboard() -> (functions: String, archive: String) {
    var scenes: [String] = []
    var initial = "nil"
    for scene in root.all where scene.name == "scene" {
      guard let objects = scene.child("objects"),
        let controller = objects.children.first(where: {
          $0.name.hasSuffix("Controller") && $0["id"] != nil
        }), let id = controller["id"]
      else { continue }
      writeScene(controller, objects)
      if root["initialViewController"] == id { initial = "{ \(function(id))() }" }
      if let identifier = controller["storyboardIdentifier"] {
        scenes.append("\(quoted(identifier)): { \(function(id))() }")
      }
    }
    let list = scenes.isEmpty ? "[:]" : "[" + scenes.joined(separator: ", ") + "]"
    return (
      lines.joined(separator: "\n"), "StoryboardArchive(initial: \(initial), scenes: \(list))"
    )
  }

  /// The code of a xib: a function that makes what lies on top.
  mutating func nib() -> (functions: String, call: String) {
    guard let objects = root.child("objects") else { return ("", "{ _ in [] }") }
    let placeholder = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    controllerID = placeholder?["id"] ?? "-1"
    controllerClass = knownClass(placeholder?["customClass"], or: "NSObject")
    owner = "owner"
    let function = "nib_\(identifier(name))"
    lines.append("@MainActor private func \(function)(_ object: AnyObject?) -> [Any] {")
    lines.append("  let owner = object as? \(controllerClass)")
    let top = objects.children.filter { $0.name != "placeholder" }
    remember(objects)
    for element in top where isView(element) { writeView(element, in: nil) }
    writeObjects(objects)
    if let placeholder { writeConnections(of: placeholder, from: "owner", controllerClass) }
    lines += afterwards
    afterwards = []
    let made = top.filter { isView($0) }.compactMap { $0["id"].map(variable) }
    for view in made { lines.append("  \(view).awakeFromNib()") }
    lines.append("  return [\(made.joined(separator: ", "))]")
    lines.append("}\n")
    return (lines.joined(separator: "\n"), "{ \(function)($0) }")
  }

  // MARK: Scenes

  private mutating func writeScene(_ controller: XMLElement, _ scene: XMLElement) {
    let id = controller["id"]!
    controllerID = id
    owner = "c"
    let base = InterfaceWriter.controllers[controller.name] ?? "UIViewController"
    controllerClass = knownClass(controller["customClass"], or: base)
    classes[id] = controllerClass
    remember(scene)
    lines.append("@MainActor private func \(function(id))() -> UIViewController {")
    lines.append("  let c = \(controllerClass)(coder: InterfaceCoder())!")
    if let title = controller["title"] { lines.append("  c.title = \(quoted(title))") }
    if let item = controller.value("tabBarItem") {
      let title = item["title"].map(quoted) ?? "nil"
      lines.append("  c.tabBarItem = UITabBarItem(title: \(title), image: nil, tag: 0)")
    }
    writeNavigationItem(controller.child("navigationItem"))
    writeRelations(of: controller)
    guard
      let view = controller.value("view") ?? controller.value("tableView")
        ?? controller.value("collectionView")
    else {
      lines.append("  return c\n}\n")
      return
    }
    lines.append("  c.archiveView { [unowned c] _ in")
    let start = lines.count
    for guide in controller.all where guide.name == "viewControllerLayoutGuide" {
      if let id = guide["id"], let root = view["id"] {
        guides[id] = "\(variable(root)).safeAreaLayoutGuide|\(guide["type"] ?? "")"
      }
    }
    writeView(view, in: nil)
    writeObjects(scene)
    writeConnections(of: controller, from: "c", controllerClass)
    lines += afterwards
    afterwards = []
    lines.append("    return \(variable(view["id"]!))")
    for place in start..<lines.count where !lines[place].hasPrefix("    ") {
      lines[place] = "  " + lines[place]
    }
    lines.append("  }\n  return c\n}\n")
  }

  private mutating func writeNavigationItem(_ item: XMLElement?) {
    guard let item else { return }
    if let title = item["title"] { lines.append("  c.navigationItem.title = \(quoted(title))") }
    for (key, property) in [
      ("leftBarButtonItem", "leftBarButtonItems"), ("rightBarButtonItem", "rightBarButtonItems"),
    ] {
      let buttons =
        item.children.filter { $0["key"] == key }
        + (item.children.first { $0["key"] == property }?.children ?? [])
      guard !buttons.isEmpty else { continue }
      for button in buttons { writeBarButton(button) }
      let names = buttons.compactMap { $0["id"].map(variable) }
      lines.append("  c.navigationItem.\(property) = [\(names.joined(separator: ", "))]")
    }
  }

  private mutating func writeBarButton(_ button: XMLElement) {
    guard let id = button["id"] else { return }
    classes[id] = "UIBarButtonItem"
    let system = button["systemItem"].flatMap {
      InterfaceWriter.systemItems.contains($0) ? $0 : nil
    }
    if let system {
      lines.append(
        "  let \(variable(id)) = UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)"
      )
    } else {
      lines.append(
        "  let \(variable(id)) = UIBarButtonItem(title: \(quoted(button["title"] ?? "Item")), style: .plain, target: nil, action: nil)"
      )
    }
    for action in button.child("connections")?.children ?? [] {
      if action.name == "action", let call = call(action, sender: variable(id)) {
        lines.append(
          "  \(variable(id)).primaryAction = UIAction { [unowned c, unowned \(variable(id))] _ in \(call) }"
        )
      } else if action.name == "segue", let segue = segue(action) {
        lines.append(
          "  \(variable(id)).primaryAction = UIAction { [unowned c] _ in \(segue) }")
      }
    }
  }

  /// Controllers in a stack or behind tabs, and ways to other scenes.
  private mutating func writeRelations(of controller: XMLElement) {
    var inside: [String] = []
    for element in controller.all where element.name == "segue" {
      guard let destination = element["destination"] else { continue }
      if element["kind"] == "relationship" {
        inside.append("\(function(destination))()")
      } else if element["kind"] != "embed", element["kind"] != "unwind", let id = element["id"] {
        writeSegue(element, id, destination)
      }
    }
    guard !inside.isEmpty else { return }
    if controller.name == "navigationController" || controller.name == "tabBarController" {
      lines.append("  c.setViewControllers([\(inside.joined(separator: ", "))], animated: false)")
    } else {
      notes.append("\(name): the controllers inside of a \(controller.name) are left out")
    }
  }

  private mutating func writeSegue(_ element: XMLElement, _ id: String, _ destination: String) {
    var kind = ".show"
    switch element["kind"] ?? "show" {
    case "show", "push", "showDetail": kind = ".show"
    case "presentation", "modal", "popoverPresentation", "popover": kind = ".present"
    case "custom":
      let type = element["customClass"] ?? ""
      if index.types.contains(type) { kind = ".custom(\(type).self)" }
    default: notes.append("\(name): a segue of the kind \(element["kind"] ?? "") shows its scene")
    }
    let style = element["modalPresentationStyle"].map { ".\($0)" } ?? "nil"
    lines.append(
      "  let segue_\(identifier(id)) = SegueArchive(identifier: \(element["identifier"].map(quoted) ?? "nil"), kind: \(kind), style: \(style)) { \(function(destination))() }"
    )
    lines.append("  c.archiveSegue(segue_\(identifier(id)))")
  }

  // MARK: Objects beside views

  private mutating func remember(_ objects: XMLElement) {
    for element in objects.all {
      if let id = element["id"] { self.objects[id] = element }
    }
  }

  /// Recognisers, once the views are there.
  private mutating func writeObjects(_ scene: XMLElement) {
    for element in scene.children {
      guard let id = element["id"], element.name.hasSuffix("GestureRecognizer") else { continue }
      let usual = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
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
      if element["enabled"] == "NO" { lines.append("  \(r).isEnabled = false") }
      for view in scene.all {
        for link in view.child("connections")?.children ?? []
        where link.name == "outletCollection" && link["property"] == "gestureRecognizers"
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
            afterwards.append("  \(r).addAction { [unowned \(weakOwner)] _ in \(call) }")
          }
        default: break
        }
      }
    }
  }

  private var weakOwner: String { owner == "c" ? "c" : "object" }

  // MARK: Connections

  private func target(_ id: String?) -> String? {
    guard let id else { return nil }
    if id == controllerID { return owner }
    return classes[id] == nil ? nil : variable(id)
  }

  private mutating func writeConnections(
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
          afterwards.append("  \(path).\(property) = \(made)")
        }
      }
    }
    let path = source == "owner" ? "owner?" : source
    for (property, made) in collections.sorted(by: { $0.key < $1.key }) {
      afterwards.append("  \(path).\(property) = [\(made.joined(separator: ", "))]")
    }
  }

  /// The call that an action stands for; nil, and a note, where there is no such method.
  private mutating func call(_ link: XMLElement, sender: String) -> String? {
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

  private mutating func segue(_ link: XMLElement) -> String? {
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

  // MARK: Views

  private func isView(_ element: XMLElement) -> Bool {
    InterfaceWriter.views[element.name] != nil || element.child("rect") != nil
      || element["customClass"] != nil && element["contentMode"] != nil
  }

  private mutating func writeView(_ element: XMLElement, in parent: XMLElement?) {
    guard let id = element["id"] else { return }
    var base = InterfaceWriter.views[element.name]
    if base == nil {
      notes.append("\(name): a \(element.name) is a plain view")
      base = "UIView"
    }
    let type = knownClass(element["customClass"], or: base!)
    classes[id] = type
    let v = variable(id)
    var coder = "frame: \(rect(element))"
    if let reuse = element["reuseIdentifier"] { coder += ", reuseIdentifier: \(quoted(reuse))" }
    if element.name == "tableViewCell",
      let style = InterfaceWriter.cellStyles[element["style"] ?? ""]
    {
      coder += ", cellStyle: .\(style)"
    }
    if element.name == "tableView" {
      let style = element["style"] ?? "plain"
      coder +=
        ", tableStyle: .\(["plain", "grouped", "insetGrouped"].contains(style) ? style : "plain")"
    }
    if element.name == "button",
      element["buttonType"] == "system" || element["buttonType"] == "roundedRect"
    {
      coder += ", buttonType: .system"
    }
    lines.append("  let \(v) = \(type)(coder: InterfaceCoder(\(coder)))!")
    writeProperties(of: element, v)
    if let guide = element.all.first(where: {
      $0["key"] == "safeArea" && $0.name == "viewLayoutGuide"
    }),
      element.value("safeArea") != nil, let guideID = guide["id"]
    {
      guides[guideID] = "\(v).safeAreaLayoutGuide"
    }
    let isCell = element.name == "tableViewCell" || element.name == "collectionViewCell"
    let content =
      element.value("contentView")
      ?? element.children.first {
        $0.name == "tableViewCellContentView" || $0.name == "collectionViewCellContentView"
      }
    if isCell || element.name == "visualEffectView", let content, let contentID = content["id"] {
      classes[contentID] = "UIView"
      lines.append("  let \(variable(contentID)) = \(v).contentView")
      writeSubviews(of: content, into: variable(contentID))
      writeConstraints(of: content)
    } else if isCell {
      writeSubviews(of: element, into: "\(v).contentView")
    }
    if !isCell { writeSubviews(of: element, into: v) }
    writePrototypes(of: element, v)
    writeConstraints(of: element)
    writeConnections(of: element, from: v, classes[id]!)
    writeActions(of: element, v)
  }

  private mutating func writeSubviews(of element: XMLElement, into v: String) {
    let add = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
    for child in element.child("subviews")?.children ?? [] {
      writeView(child, in: element)
      if let id = child["id"] { lines.append("  \(v).\(add)(\(variable(id)))") }
      for link in child.child("connections")?.children ?? []
      where link.name == "segue" && link["kind"] == "embed" {
        if let destination = link["destination"], let id = child["id"] {
          lines.append(
            "  c.archiveSegue(SegueArchive(identifier: \(link["identifier"].map(quoted) ?? "nil"), kind: .embed(\(variable(id)))) { \(function(destination))() })"
          )
        }
      }
    }
  }

  private mutating func writePrototypes(of element: XMLElement, _ v: String) {
    if element.name == "tableView",
      element["dataMode"] == "static" || element.child("sections") != nil
    {
      notes.append("\(name): the rows of a static table are left out")
    }
    let cells =
      (element.child("prototypes")?.children ?? [])
      + (element.child("cells")?.children ?? [])
    for cell in cells {
      guard let reuse = cell["reuseIdentifier"], let id = cell["id"] else { continue }
      let start = lines.count
      let kept = afterwards
      afterwards = []
      writeView(cell, in: nil)
      for link in cell.child("connections")?.children ?? [] where link.name == "segue" {
        if let call = segue(link), cell.name == "tableViewCell" {
          let sender = call.replacing("sender: nil", with: "sender: \(variable(id))")
          lines.append(
            "  \(variable(id)).storyboardSelection = { [unowned c, unowned \(variable(id))] in \(sender) }"
          )
        }
      }
      lines += afterwards
      afterwards = kept
      let body = lines[start...].map { "  " + $0 }
      lines.removeSubrange(start...)
      let kind = cell.name == "tableViewCell" ? "UITableViewCell" : "UICollectionViewCell"
      let label =
        cell.name == "tableViewCell" ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
      lines.append("  \(v).register({ () -> \(kind) in")
      lines += body
      lines.append("    \(variable(id)).awakeFromNib()")
      lines.append("    return \(variable(id))")
      lines.append("  }, \(label): \(quoted(reuse)))")
    }
  }

  private mutating func writeActions(of element: XMLElement, _ v: String) {
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

  private mutating func writeProperties(of element: XMLElement, _ v: String) {
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
    // What is on by itself in archives though not in code.
    if element["alpha"] != nil { set("alpha", element["alpha"]!) }
    if let tag = element["tag"] { set("tag", tag) }
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
      element["text"] ?? element.children.first { $0.name == "string" && $0["key"] == "text" }?.text
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
        if let image = state["image"], state["catalog"] == nil {
          lines.append("  \(v).setImage(UIImage(named: \(quoted(image))), for: .\(key))")
        }
      }
      if let title = element.child("buttonConfiguration")?["title"] {
        lines.append("  \(v).setTitle(\(quoted(title)), for: .normal)")
      }
    case "imageView":
      if let image = element["image"] {
        let kind = element["catalog"] == "system" ? "systemName" : "named"
        set("image", "UIImage(\(kind): \(quoted(image)))")
      }
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

  private mutating func writeRuntime(_ attribute: XMLElement, _ v: String, _ type: String) {
    guard let path = attribute["keyPath"] else { return }
    var value: String?
    if let number = attribute.children.first(where: { $0.name == "real" || $0.name == "integer" }) {
      value = number["value"]
    } else if attribute["type"] == "boolean" {
      value = attribute["value"] == "YES" ? "true" : "false"
    } else if attribute["type"] == "string" {
      value = attribute["value"].map(quoted)
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

  private mutating func alignment(of element: XMLElement, _ v: String) {
    if let value = element["textAlignment"],
      ["left", "center", "right", "natural", "justified"].contains(value)
    {
      lines.append("  \(v).textAlignment = .\(value)")
    }
  }

  private mutating func writeConstraints(of element: XMLElement) {
    guard let own = element["id"] else { return }
    for constraint in element.child("constraints")?.children ?? [] {
      guard let id = constraint["id"], constraint["placeholder"] != "YES" else { continue }
      let first = constraint["firstItem"] ?? own
      guard let firstAttribute = constraint["firstAttribute"],
        let from = item(first, firstAttribute)
      else {
        notes.append("\(name): a constraint is left out: its view was not made")
        continue
      }
      var to = ("nil", ".notAnAttribute")
      if let second = constraint["secondItem"], let attribute = constraint["secondAttribute"] {
        guard let found = item(second, attribute) else {
          notes.append("\(name): a constraint is left out: its view was not made")
          continue
        }
        to = found
      }
      let relation = constraint["relation"] ?? "equal"
      classes[id] = "NSLayoutConstraint"
      let v = variable(id)
      afterwards.insert(
        """
          let \(v) = NSLayoutConstraint(item: \(from.0), attribute: \(from.1), relatedBy: .\(relation), toItem: \(to.0), attribute: \(to.1), multiplier: \(multiplier(constraint["multiplier"])), constant: \(constraint["constant"] ?? "0"))
        """, at: 0)
      var place = 1
      if let priority = constraint["priority"] {
        afterwards.insert("  \(v).priority = UILayoutPriority(\(priority))", at: place)
        place += 1
      }
      afterwards.insert("  \(v).isActive = true", at: place)
    }
  }

  private func item(_ id: String, _ attribute: String) -> (String, String)? {
    if let guide = guides[id] {
      let parts = guide.split(separator: "|")
      guard parts.count == 2 else { return (guide, ".\(attribute)") }
      // The old guides are lines: the lower edge of the upper one is the safe area's upper edge.
      let side = parts[1] == "top" ? "top" : "bottom"
      return (String(parts[0]), ".\(side)")
    }
    guard classes[id] != nil || objects[id] != nil, classes[id] != nil else { return nil }
    return (variable(id), ".\(attribute)")
  }

  // MARK: Words

  private func multiplier(_ text: String?) -> String {
    guard let text else { return "1" }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    return parts.count == 2 ? "\(parts[0] / parts[1])" : text
  }

  private func knownClass(_ custom: String?, or base: String) -> String {
    guard let custom else { return base }
    return index.types.contains(custom) || InterfaceWriter.views.values.contains(custom)
      ? custom : base
  }

  private func rect(_ element: XMLElement) -> String {
    guard let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" })
    else {
      return ".zero"
    }
    func number(_ key: String) -> String { rect[key] ?? "0" }
    return
      "CGRect(x: \(number("x")), y: \(number("y")), width: \(number("width")), height: \(number("height")))"
  }

  private func color(_ element: XMLElement?) -> String? {
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

  private func font(_ element: XMLElement?) -> String? {
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

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r", "\u{2028}": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  private func identifier(_ id: String) -> String {
    String(id.map { $0.isLetter && $0.isASCII || $0.isNumber && $0.isASCII ? $0 : "_" })
  }

  private func variable(_ id: String) -> String { "v_\(identifier(id))" }

  private func function(_ id: String) -> String { "scene_\(identifier(name))_\(identifier(id))" }
}
