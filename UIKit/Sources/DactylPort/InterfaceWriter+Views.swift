// Views and what lies on them.
extension InterfaceWriter {
  func isView(_ element: XMLElement) -> Bool {
    InterfaceWriter.views[element.name] != nil || element.child("rect") != nil
      || element.child("frame") != nil
      || element.peek("customClass") != nil && element.peek("contentMode") != nil
  }

  mutating func writeView(_ element: XMLElement, in parent: XMLElement?) {
    guard let id = element["id"] else { return }
    var base = InterfaceWriter.views[element.name]
    if base == nil {
      notes.append("\(name): a \(element.name) is a plain view")
      base = "UIView"
    }
    let type = knownClass(element["customClass"], or: base!)
    classes[id] = type
    let v = variable(id)
    var coder = "frame: \(rect(element, in: parent))"
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
    // By way of an optional, because some classes have an initialiser that does not fail.
    let made = "\(type)(coder: InterfaceCoder(\(coder)))"
    lines.append(
      index.types.contains(type) || type == "UIStackView"
        ? "  let \(v) = (\(made) as \(type)?)!" : "  let \(v) = \(made)!")
    if index.types.contains(type) { sleeping.append(v) }
    writeProperties(of: element, v)
    if let guide = element.value("safeArea"), let guideID = guide["id"] {
      guides[guideID] = "\(v).safeAreaLayoutGuide"
    }
    for part in ["textLabel", "detailTextLabel", "imageView"] {
      if element.name == "tableViewCell", let id = element[part] { parts[id] = "\(v).\(part)" }
    }
    let isCell = element.name == "tableViewCell" || element.name == "collectionViewCell"
    let content =
      element.value("contentView")
      ?? element.children.first {
        $0.name == "tableViewCellContentView" || $0.name == "collectionViewCellContentView"
      }
    if isCell || element.name == "visualEffectView", let content {
      // Before Xcode 11 it had no name.
      if let contentID = content["id"] {
        classes[contentID] = "UIView"
        lines.append("  let \(variable(contentID)) = \(v).contentView")
      }
      if let color = color(content.value("backgroundColor")) {
        lines.append("  \(v).contentView.backgroundColor = \(color)")
      }
      writeSubviews(of: content, into: "\(v).contentView")
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

  mutating func writeSubviews(of element: XMLElement, into v: String) {
    let add = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
    for child in element.child("subviews")?.children ?? [] {
      if let id = child["id"], let part = parts[id] {
        // The cell makes it, and places it.
        classes[id] = part.hasSuffix("mageView") ? "UIImageView" : "UILabel"
        lines.append("  let \(variable(id)) = \(part)!")
        writeProperties(of: child.asPart, variable(id))
        continue
      }
      writeView(child, in: element)
      if let id = child["id"], child.sizes == XMLElement.allSizes {
        lines.append("  \(v).\(add)(\(variable(id)))")
      }
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

  mutating func writePrototypes(of element: XMLElement, _ v: String) {
    writeSections(of: element, v)
    for key in ["tableHeaderView", "tableFooterView"] {
      if let view = element.value(key), let id = view["id"] {
        writeView(view, in: element)
        lines.append("  \(v).\(key) = \(variable(id))")
      }
    }
    for (key, kind) in [("sectionHeaderView", "Header"), ("sectionFooterView", "Footer")] {
      guard let view = element.value(key), let id = view["id"], let reuse = view["reuseIdentifier"]
      else { continue }
      let body = apart { $0.writeView(view, in: nil) }
      lines.append(
        "  \(v).register({ () -> UICollectionReusableView in\n\(body.joined(separator: "\n"))\n"
          + "    return \(variable(id))\n"
          + "  }, forSupplementaryViewOfKind: UICollectionView.elementKindSection\(kind), withReuseIdentifier: \(quoted(reuse)))"
      )
    }
    let cells =
      (element.child("prototypes")?.children ?? [])
      + (element.child("cells")?.children ?? [])
    for cell in cells {
      guard let reuse = cell["reuseIdentifier"], let id = cell["id"] else { continue }
      let body = apart {
        $0.writeView(cell, in: nil)
        $0.writeSegue(of: cell, $0.variable(id))
      }
      let kind = cell.name == "tableViewCell" ? "UITableViewCell" : "UICollectionViewCell"
      let label =
        cell.name == "tableViewCell" ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
      lines.append("  \(v).register({ () -> \(kind) in")
      lines += body
      lines.append("    return \(variable(id))")
      lines.append("  }, \(label): \(quoted(reuse)))")
    }
  }

  /// The lines that a closure writes, with what runs once the objects exist.
  private mutating func apart(_ write: (inout InterfaceWriter) -> Void) -> [String] {
    let start = lines.count
    let kept = (afterwards, sleeping)
    (afterwards, sleeping) = ([], [])
    write(&self)
    lines += afterwards
    wake()
    (afterwards, sleeping) = kept
    let body = lines[start...].map { "  " + $0 }
    lines.removeSubrange(start...)
    return body
  }

  /// What choosing a row does.
  mutating func writeSegue(of cell: XMLElement, _ v: String) {
    for link in cell.child("connections")?.children ?? [] where link.name == "segue" {
      guard let call = segue(link), cell.name == "tableViewCell" else { continue }
      let sender = call.replacing("sender: nil", with: "sender: \(v)")
      let cause =
        link["trigger"] == "accessoryAction" ? "storyboardAccessory" : "storyboardSelection"
      lines.append("  \(v).\(cause) = { [unowned c, unowned \(v)] in \(sender) }")
    }
  }

  /// The rows that a storyboard holds itself.
  mutating func writeSections(of table: XMLElement, _ v: String) {
    guard let sections = table.child("sections") else { return }
    var made: [String] = []
    for section in sections.children where section.name == "tableViewSection" {
      var rows: [String] = []
      for cell in section.child("cells")?.children ?? [] {
        guard let id = cell["id"] else { continue }
        writeView(cell, in: nil)
        writeSegue(of: cell, variable(id))
        rows.append(variable(id))
      }
      let header = section["headerTitle"].map { "header: \(quoted($0)), " } ?? ""
      let footer = section["footerTitle"].map { "footer: \(quoted($0)), " } ?? ""
      made.append("StaticTableSection(\(header)\(footer)rows: [\(rows.joined(separator: ", "))])")
    }
    lines.append("  \(v).staticSections = [\(made.joined(separator: ", "))]")
  }
}
