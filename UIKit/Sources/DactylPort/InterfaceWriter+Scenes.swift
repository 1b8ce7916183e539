// Scenes with their controllers, and ways from one to another.
extension InterfaceWriter {
  mutating func writeScene(_ controller: XMLElement, _ scene: XMLElement) {
    let id = controller["id"]!
    // What another scene has made is not there in this one's function.
    (classes, parts, guides) = ([:], [:], [:])
    controllerID = id
    owner = "c"
    let base = InterfaceWriter.controllers[controller.name] ?? "UIViewController"
    controllerClass = knownClass(controller["customClass"], or: base)
    classes[id] = controllerClass
    remember(scene)
    lines.append("@MainActor private func \(function(id))() -> UIViewController {")
    lines.append("  let c = (\(controllerClass)(coder: InterfaceCoder()) as \(controllerClass)?)!")
    if controllerClass == "UIPageViewController" || controller.name == "pageViewController" {
      // The style is final, and only an initialiser takes it.
      if controller["transitionStyle"] == "scroll", controllerClass == "UIPageViewController" {
        lines[lines.count - 1] =
          "  let c = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .\(controller["navigationOrientation"] ?? "horizontal"))"
      }
    }
    if controller["clearsSelectionOnViewWillAppear"] == "NO" {
      lines.append("  c.clearsSelectionOnViewWillAppear = false")
    }
    if let wanted = size(controller.value("contentSizeForViewInPopover")) {
      lines.append("  c.preferredContentSize = \(wanted)")
    }
    for style in ["modalPresentationStyle", "modalTransitionStyle"] {
      if let value = controller[style] { lines.append("  c.\(style) = .\(value)") }
    }
    if let title = controller["title"] { lines.append("  c.title = \(quoted(title))") }
    if let item = controller.value("tabBarItem") {
      let tag = item["tag"] ?? "0"
      if let system = item["systemItem"], InterfaceWriter.systemTabs.contains(system) {
        lines.append("  c.tabBarItem = UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))")
      } else {
        let title = item["title"].map(quoted) ?? "nil"
        lines.append(
          "  c.tabBarItem = UITabBarItem(title: \(title), image: \(image(item) ?? "nil"), tag: \(tag))"
        )
      }
      if let badge = item["badgeValue"] {
        lines.append("  c.tabBarItem.badgeValue = \(quoted(badge))")
      }
      if let color = color(item.value("badgeColor")) {
        lines.append("  c.tabBarItem.badgeColor = \(color)")
      }
      if let chosen = image(item, "selectedImage") {
        lines.append("  c.tabBarItem.selectedImage = \(chosen)")
      }
    }
    if controller.name == "tabBarController", let bar = controller.value("tabBar") {
      writeLook(ofBar: bar, "c.tabBar")
    }
    // Buttons of the item go ways of the relations.
    writeRelations(of: controller, in: scene)
    writeNavigationItem(controller.child("navigationItem"))
    writeToolbarItems(of: controller)
    let awake = index.types.contains(controllerClass) ? "  c.awakeFromNib()\n" : ""
    guard
      let view = controller.value("view") ?? controller.value("tableView")
        ?? controller.value("collectionView")
    else {
      lines.append("\(awake)  return c\n}\n")
      return
    }
    lines.append("  c.archiveView { [unowned c] _ in")
    let start = lines.count
    for guide in controller.all where guide.name == "viewControllerLayoutGuide" {
      if let id = guide["id"], let root = view["id"] {
        guides[id] = "\(variable(root)).safeAreaLayoutGuide|\(guide["type"] ?? "")"
      }
    }
    let beside = scene.children.filter { $0 !== controller && isObject($0) }
    for element in beside { writeObject(element) }
    writeView(view, in: nil)
    writeObjects(scene)
    writeConnections(of: controller, from: "c", controllerClass)
    lines += afterwards
    afterwards = []
    wake()
    for anchor in Set(scene.all.compactMap { $0.name == "segue" ? $0["popoverAnchorView"] : nil })
      .sorted()
    where classes[anchor] != nil {
      lines.append("  c.archiveAnchor(\(variable(anchor)), named: \(quoted(anchor)))")
    }
    if !beside.isEmpty {
      let names = beside.compactMap { $0["id"].map(variable) }
      lines.append("  c.archiveObjects([\(names.joined(separator: ", "))])")
    }
    lines.append("    return \(variable(view["id"]!))")
    for place in start..<lines.count where !lines[place].hasPrefix("    ") {
      lines[place] = "  " + lines[place]
    }
    lines.append("  }\n\(awake)  return c\n}\n")
  }

  /// Writes the function of a scene that another storyboard, or another scene of this one, has.
  mutating func writeReference(_ reference: XMLElement) {
    let storyboard =
      "UIStoryboard(name: \(quoted(reference["storyboardName"] ?? name)), bundle: nil)"
    let scene =
      reference["referencedIdentifier"].map {
        "instantiateViewController(withIdentifier: \(quoted($0)))"
      } ?? "instantiateInitialViewController() ?? UIViewController()"
    lines.append(
      """
      @MainActor private func \(function(reference["id"]!))() -> UIViewController {
        \(storyboard).\(scene)
      }

      """)
  }

  /// Writes the controller's items of the toolbar, and a stack's bars.
  mutating func writeToolbarItems(of controller: XMLElement) {
    let items = controller.child("toolbarItems")?.children ?? []
    for item in items { writeBarButton(item) }
    let names = items.compactMap { $0["id"].map(variable) }
    if !names.isEmpty { lines.append("  c.toolbarItems = [\(names.joined(separator: ", "))]") }
    guard controller.name == "navigationController" else {
      if controller["hidesBottomBarWhenPushed"] == "YES" {
        lines.append("  c.hidesBottomBarWhenPushed = true")
      }
      return
    }
    if controller["toolbarHidden"] == "NO" { lines.append("  c.isToolbarHidden = false") }
    if controller["navigationBarHidden"] == "YES" {
      lines.append("  c.isNavigationBarHidden = true")
    }
    for bar in ["navigationBar", "toolbar"] {
      guard let element = controller.value(bar) else { continue }
      writeLook(ofBar: element, "c.\(bar)")
    }
  }

  /// Writes the colours of a bar, and how its titles look.
  mutating func writeLook(ofBar element: XMLElement, _ bar: String) {
    func set(_ property: String, _ value: String?) {
      if let value { lines.append("  \(bar).\(property) = \(value)") }
    }
    set("barTintColor", color(element.value("barTintColor")))
    set("tintColor", color(element.value("tintColor") ?? element.value("selectedImageTintColor")))
    set("backgroundColor", color(element.value("backgroundColor")))
    if element.name == "tabBar" {
      set("unselectedItemTintColor", color(element.value("unselectedItemTintColor")))
    }
    if element["barStyle"]?.hasPrefix("black") == true { set("barStyle", ".black") }
    if element["translucent"] == "NO" { set("isTranslucent", "false") }
    guard element.name == "navigationBar" else { return }
    if element["largeTitles"] == "YES" { set("prefersLargeTitles", "true") }
    for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
      guard let words = element.value(key) else { continue }
      var parts: [String] = []
      if let color = color(words.value("textColor")) { parts.append(".foregroundColor: \(color)") }
      if let font = font(words.child("fontDescription")) { parts.append(".font: \(font)") }
      if !parts.isEmpty { set(key, "[\(parts.joined(separator: ", "))]") }
    }
  }

  /// Writes the items of a bar that stands by itself.
  mutating func writeItems(of bar: XMLElement, _ v: String) {
    var made: [String] = []
    for item in bar.child("items")?.children ?? [] {
      guard item.name == "navigationItem", let id = item["id"] else { continue }
      lines.append(
        "  let \(variable(id)) = UINavigationItem(title: \(quoted(item["title"] ?? "")))")
      writeNavigationItem(item, as: variable(id))
      made.append(variable(id))
    }
    if !made.isEmpty { lines.append("  \(v).items = [\(made.joined(separator: ", "))]") }
  }

  mutating func writeNavigationItem(_ item: XMLElement?, as place: String = "c.navigationItem") {
    guard let item else { return }
    if let id = item["id"] {
      classes[id] = "UINavigationItem"
      if place == "c.navigationItem" { lines.append("  let \(variable(id)) = c.navigationItem") }
    }
    if let title = item["title"] { lines.append("  \(place).title = \(quoted(title))") }
    if let mode = item["largeTitleDisplayMode"], ["always", "never", "automatic"].contains(mode) {
      lines.append("  \(place).largeTitleDisplayMode = .\(mode)")
    }
    if let words = item["backButtonTitle"] {
      lines.append("  \(place).backButtonTitle = \(quoted(words))")
    }
    if let prompt = item["prompt"] { lines.append("  \(place).prompt = \(quoted(prompt))") }
    if let back = item.children.first(where: { $0.peek("key") == "backBarButtonItem" }) {
      writeBarButton(back)
      if let id = back["id"] {
        lines.append("  \(place).backBarButtonItem = \(variable(id))")
      }
    }
    if item["leftItemsSupplementBackButton"] == "YES" {
      lines.append("  \(place).leftItemsSupplementBackButton = true")
    }
    if let view = item.value("titleView"), let id = view["id"], isView(view) {
      writeView(view, in: nil)
      lines.append("  \(place).titleView = \(variable(id))")
    }
    for (key, property) in [
      ("leftBarButtonItem", "leftBarButtonItems"), ("rightBarButtonItem", "rightBarButtonItems"),
    ] {
      let buttons =
        item.children.filter { $0.peek("key") == key }
        + ((item.value(property) ?? item.child(property))?.children ?? [])
      guard !buttons.isEmpty else { continue }
      for button in buttons { writeBarButton(button) }
      let names = buttons.compactMap { $0["id"].map(variable) }
      lines.append("  \(place).\(property) = [\(names.joined(separator: ", "))]")
    }
  }

  mutating func writeBarButton(_ button: XMLElement) {
    guard let id = button["id"] else { return }
    classes[id] = "UIBarButtonItem"
    let system = button["systemItem"].flatMap {
      InterfaceWriter.systemItems.contains($0) ? $0 : nil
    }
    if let system {
      lines.append(
        "  let \(variable(id)) = UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)"
      )
    } else if let custom = button.children.first(where: { isView($0) }), let view = custom["id"] {
      writeView(custom, in: nil)
      lines.append("  let \(variable(id)) = UIBarButtonItem(customView: \(variable(view)))")
    } else if let image = image(button) {
      lines.append(
        "  let \(variable(id)) = UIBarButtonItem(image: \(image), style: .plain, target: nil, action: nil)"
      )
    } else {
      lines.append(
        "  let \(variable(id)) = UIBarButtonItem(title: \(quoted(button["title"] ?? "Item")), style: .plain, target: nil, action: nil)"
      )
    }
    if let width = button["width"] { lines.append("  \(variable(id)).width = \(width)") }
    if let tag = button["tag"] { lines.append("  \(variable(id)).tag = \(tag)") }
    if button["enabled"] == "NO" { lines.append("  \(variable(id)).isEnabled = false") }
    if let color = color(button.value("tintColor")) {
      lines.append("  \(variable(id)).tintColor = \(color)")
    }
    if button["style"] == "done" { lines.append("  \(variable(id)).style = .done") }
    for action in button.child("connections")?.children ?? [] {
      if action.name == "action", let call = call(action, sender: variable(id)) {
        lines.append(
          "  \(variable(id)).primaryAction = UIAction { [unowned c, unowned \(variable(id))] _ in \(call) }"
        )
      } else if action.name == "segue", let segue = segue(action) {
        lines.append("  \(variable(id)).primaryAction = UIAction { [unowned c] _ in \(segue) }")
      }
    }
  }

  /// Controllers in a stack or behind tabs, and ways to other scenes.
  mutating func writeRelations(of controller: XMLElement, in scene: XMLElement) {
    var inside: [String] = []
    // Views and recognisers stand beside the controller, and may lead elsewhere, too.
    for element in scene.all where element.name == "segue" {
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
    } else if controller.name == "splitViewController" {
      lines.append("  c.viewControllers = [\(inside.joined(separator: ", "))]")
    } else {
      notes.append("\(name): the controllers inside of a \(controller.name) are left out")
    }
  }

  mutating func writeSegue(_ element: XMLElement, _ id: String, _ destination: String) {
    var kind = ".show"
    switch element["kind"] ?? "show" {
    case "show", "push": kind = ".show"
    case "showDetail": kind = ".detail"
    case "presentation", "modal", "popoverPresentation", "popover": kind = ".present"
    case "custom":
      let type = element["customClass"] ?? ""
      if index.types.contains(type) { kind = ".custom(\(type).self)" }
    default: notes.append("\(name): a segue of the kind \(element["kind"] ?? "") shows its scene")
    }
    let isPopover = element["kind"]?.hasPrefix("popover") == true
    let style =
      isPopover ? ".popover" : element["modalPresentationStyle"].map { ".\($0)" } ?? "nil"
    let anchor = element["popoverAnchorView"].map { ", anchor: \(quoted($0))" } ?? ""
    lines.append(
      "  let segue_\(identifier(id)) = SegueArchive(identifier: \(element["identifier"].map(quoted) ?? "nil"), kind: \(kind), style: \(style)\(anchor)) { \(function(destination))() }"
    )
    lines.append("  c.archiveSegue(segue_\(identifier(id)))")
  }
}
