// Constraints between views and guides.
extension InterfaceWriter {
  mutating func writeConstraints(of element: XMLElement) {
    guard let own = element["id"] else { return }
    var (statements, varied): ([String], [String]) = ([], [])
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
      var made = [
        """
          let \(v) = NSLayoutConstraint(item: \(from.0), attribute: \(from.1), relatedBy: .\(relation), toItem: \(to.0), attribute: \(to.1), multiplier: \(multiplier(constraint["multiplier"])), constant: \(constraint["constant"] ?? "0"))
        """
      ]
      if let priority = constraint["priority"] {
        made.append("  \(v).priority = UILayoutPriority(\(priority))")
      }
      var sizes = constraint.sizes
      for item in [first, constraint["secondItem"]].compactMap({ $0 }) where item != own {
        if let present = element.sizes(of: item) { sizes.formIntersection(present) }
      }
      // One that is left out stays for its outlet.
      if sizes == XMLElement.allSizes {
        made.append("  \(v).isActive = true")
      } else if !sizes.isEmpty {
        varied.append("  \(variable(own)).archive(\(v), in: \(words(sizes)))")
      }
      if let constants = constraint.constants {
        varied.append(
          "  \(variable(own)).archive(\(v), constants: [\(constants.joined(separator: ", "))])")
      }
      // The last one first.
      statements = made + statements
    }
    varied = variedSubviews(of: element, variable(own)) + varied
    afterwards.insert(contentsOf: statements + varied, at: 0)
    // Once all of them are archived, also those of views farther out.
    if !varied.isEmpty { afterwards.append("  \(variable(own)).applyVariations()") }
  }

  /// Writes all subviews if some are there in some size classes only.
  private func variedSubviews(of element: XMLElement, _ v: String) -> [String] {
    let subviews = element.child("subviews")?.children ?? []
    let doVary = subviews.contains { $0.sizes != XMLElement.allSizes && !$0.sizes.isEmpty }
    return !doVary
      ? []
      : subviews.compactMap { child in
        guard let id = child.peek("id"), parts[id] == nil else { return nil }
        return "  \(v).archive(subview: \(variable(id)), in: \(words(child.sizes)))"
      }
  }

  private func words(_ sizes: Set<Int>) -> String {
    let names = ["compactByCompact", "compactByRegular", "regularByCompact", "regularByRegular"]
    return sizes == XMLElement.allSizes
      ? ".all" : "[\(sizes.sorted().map { ".\(names[$0])" }.joined(separator: ", "))]"
  }

  func item(_ id: String, _ attribute: String) -> (String, String)? {
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
}
