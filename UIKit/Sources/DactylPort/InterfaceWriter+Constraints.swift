// Constraints between views and guides.
extension InterfaceWriter {
  mutating func writeConstraints(of element: XMLElement) {
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
      // One that is left out stays for its outlet.
      let isThere =
        [constraint["excluded"], objects[first]?["excluded"]] == [nil, nil]
        && constraint["secondItem"].flatMap { objects[$0]?["excluded"] } == nil
      if isThere { afterwards.insert("  \(v).isActive = true", at: place) }
    }
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
