/// Gives properties and methods that are declared as `@NSManaged` their bodies.
///
/// `@NSManaged var name: String?` becomes a property that reads and writes `"name"`, and
/// `@NSManaged func addToItems(_ value: Item)` a method that adds to `"items"`.
struct ManagedMembers {
  let tokens: [SourceToken]
  /// The index of the closing token for each opening parenthesis.
  let closingParentheses: [Int?]
  let characters: [Character]

  var edits: [SourceEdit] {
    tokens.indices.filter { text($0) == "@NSManaged" }.compactMap(edit)
  }

  private func text(_ index: Int) -> String { tokens.indices ~= index ? tokens[index].text : "" }

  private func edit(at index: Int) -> SourceEdit? {
    // Modifiers and attributes stand between; no real declaration has as many.
    let limit = min(index + 20, tokens.count)
    guard let word = (index..<limit).first(where: { ["var", "func"].contains(text($0)) }) else {
      return nil
    }
    let name = text(word + 1).filter { $0 != "`" }
    if text(word) == "var" {
      guard text(word + 2) == ":", let last = lastOfLine(word + 2), text(last) != "}" else {
        return nil
      }
      return insertion(
        after: last,
        " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }")
    }
    guard text(word + 2) == "(", let close = closingParentheses[word + 2] else { return nil }
    let value = (word + 2..<close).first { text($0 + 1) == ":" }.map(text) ?? "()"
    for (prefix, call) in [
      ("addTo", "addManaged(\(value), to: "), ("insertInto", "addManaged(\(value), to: "),
      ("removeFrom", "removeManaged(\(value), from: "),
    ]
    where name.hasPrefix(prefix) && name.count > prefix.count {
      let key = name.dropFirst(prefix.count)
      return insertion(
        after: close, " { \(call)\"\(key.prefix(1).lowercased())\(key.dropFirst())\") }")
    }
    return insertion(after: close, " { preconditionFailure(\"\(name) has no body here\") }")
  }

  /// The last token of the line that begins at a token.
  private func lastOfLine(_ index: Int) -> Int? {
    var last = index
    while last + 1 < tokens.count, text(last + 1) != ";", text(last + 1) != "}",
      !characters[tokens[last].range.upperBound..<tokens[last + 1].range.lowerBound].contains(
        where: \.isNewline)
    {
      last += 1
    }
    return last > index ? last : nil
  }

  private func insertion(after index: Int, _ text: String) -> SourceEdit {
    let place = tokens[index].range.upperBound
    return SourceEdit(range: place..<place, text: text)
  }
}
