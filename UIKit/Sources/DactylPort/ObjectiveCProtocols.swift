/// Turns Objective-C protocols into Swift protocols.
///
/// An optional requirement gets a default that does nothing. Its result becomes optional with nil
/// as default, also in the project's methods that implement it. `delegate?.changed?(x)` loses its
/// second question mark. A protocol without a class constraint refines `AnyObject`, so that weak
/// references work.
public struct ObjectiveCProtocols {
  /// The base names of optional methods.
  private var names: Set<String> = []
  /// Optional methods with a non-optional result, with labels.
  private var results: Set<String> = []

  /// Starts without protocols.
  public init() {}

  /// A method's declaration, as token indices.
  private struct Method {
    var name: String
    var labels: String
    /// The last token of the declaration, without its body.
    var last: Int
    /// The first token of the result; nil for none.
    var result: Int?

    var fullName: String { "\(name)(\(labels))" }
  }

  /// Reads the declarations of a source file.
  public mutating func add(_ source: String) {
    let characters = Array(source)
    let tokens = SourceTokenizer.tokens(of: characters)
    for index in tokens.indices {
      guard let method = optionalMethod(at: index, tokens, characters) else { continue }
      names.insert(method.name)
      if needsMark(method, tokens) { results.insert(method.fullName) }
    }
  }

  /// Rewrites a source with Swift protocols.
  public func rewrite(_ source: String) -> String {
    let characters = Array(source)
    let tokens = SourceTokenizer.tokens(of: characters)
    var edits: [SourceEdit] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.text == "@objc", let keyword = protocolKeyword(after: index, tokens) {
        index = rewriteProtocol(keyword, from: index, tokens, characters, &edits)
      } else if token.text == "?", callsOptionalMethod(at: index, tokens) {
        edits.append(SourceEdit(range: token.range, text: ""))
      } else if token.text == "func", let method = method(at: index, tokens, characters),
        results.contains(method.fullName), needsMark(method, tokens)
      {
        edits.append(mark(method, tokens))
      }
      index += 1
    }
    return edits.applied(to: characters)
  }

  // MARK: Protocols

  /// The `protocol` keyword that an attribute applies to.
  private func protocolKeyword(after index: Int, _ tokens: [SourceToken]) -> Int? {
    var place = index + 1
    if place < tokens.count, tokens[place].text == "(",
      let close = tokens.closing(place)
    {
      place = close + 1
    }
    // A limit that no real declaration reaches.
    while place < min(tokens.count, index + 64), tokens[place].kind != .mark {
      if tokens[place].text == "protocol" { return place }
      guard
        tokens[place].kind == .attribute
          || ["public", "internal", "private", "fileprivate"].contains(tokens[place].text)
      else { return nil }
      place += 1
    }
    return nil
  }

  /// Rewrites a protocol and continues after it.
  private func rewriteProtocol(
    _ keyword: Int, from index: Int, _ tokens: [SourceToken], _ characters: [Character],
    _ edits: inout [SourceEdit]
  ) -> Int {
    guard keyword + 1 < tokens.count,
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }),
      let close = tokens.closing(open)
    else { return index }
    let isPublic = tokens[index..<keyword].contains { $0.text == "public" }
    let name = tokens[keyword + 1]
    let next = keyword + 2
    // The attribute and the space after it.
    edits.append(
      SourceEdit(
        range: tokens[index].range.lowerBound..<tokens[index + 1].range.lowerBound, text: ""))
    let refined = tokens[next..<open].map(\.text)
    if refined.isEmpty {
      edits.append(insertion(": AnyObject", at: name.range.upperBound))
    } else if !refined.contains(where: ["AnyObject", "class", "NSObjectProtocol"].contains) {
      edits.append(insertion(" AnyObject,", at: tokens[next].range.upperBound))
    }
    var defaults: [String] = []
    for place in open..<close {
      guard let method = optionalMethod(at: place, tokens, characters) else { continue }
      let keyword = tokens[place...].firstIndex { $0.text == "func" } ?? place
      edits.append(
        SourceEdit(
          range: tokens[place].range.lowerBound..<tokens[keyword].range.lowerBound, text: ""))
      let signature = tokens[keyword].range.lowerBound..<tokens[method.last].range.upperBound
      var text = String(characters[signature])
      if needsMark(method, tokens) {
        edits.append(mark(method, tokens))
        if text.hasSuffix("!") { text.removeLast() }
        text += "?"
      }
      let body = hasResult(method, tokens) ? "{ nil }" : "{}"
      defaults.append("  \(isPublic ? "public " : "")\(text) \(body)\n")
    }
    if !defaults.isEmpty {
      // At the end, so that lines keep their numbers.
      edits.append(
        insertion("\nextension \(name.text) {\n\(defaults.joined())}\n", at: characters.count))
    }
    return close
  }

  /// The method after `@objc optional`, with modifiers in any order.
  private func optionalMethod(
    at index: Int, _ tokens: [SourceToken], _ characters: [Character]
  ) -> Method? {
    guard tokens[index].text == "@objc" || tokens[index].text == "optional", index > 0,
      tokens[index - 1].text != "@objc"
    else { return nil }
    var place = index
    var isOptional = false
    while place < tokens.count, place < index + 4 {
      if tokens[place].text == "optional" { isOptional = true }
      if tokens[place].text == "func" {
        return isOptional ? method(at: place, tokens, characters) : nil
      }
      if tokens[place].text == "(", let close = tokens.closing(place) { place = close }
      place += 1
    }
    return nil
  }

  // MARK: Methods

  private func method(
    at keyword: Int, _ tokens: [SourceToken], _ characters: [Character]
  ) -> Method? {
    guard keyword + 2 < tokens.count, tokens[keyword + 2].text == "(",
      let close = tokens.closing(keyword + 2)
    else { return nil }
    var method = Method(
      name: tokens[keyword + 1].text, labels: labels(keyword + 2, close, tokens), last: close)
    var place = close + 1
    while place < tokens.count, ["throws", "rethrows", "async"].contains(tokens[place].text) {
      method.last = place
      place += 1
    }
    guard place + 2 < tokens.count, tokens[place].text == "-", tokens[place + 1].text == ">" else {
      return method
    }
    place += 2
    method.result = place
    while place < tokens.count, !["{", "}", "where"].contains(tokens[place].text) {
      // The next line starts another declaration.
      if place > method.result!,
        characters[tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound].contains(
          where: { $0.isNewline })
      {
        break
      }
      if let close = tokens.closing(place) { place = close }
      method.last = place
      place += 1
    }
    return method
  }

  /// The labels of parameters, each with a colon.
  private func labels(_ open: Int, _ close: Int, _ tokens: [SourceToken]) -> String {
    var labels = ""
    var place = open + 1
    var isFirst = true
    while place < close {
      if isFirst { labels += tokens[place].text + ":" }
      isFirst = tokens[place].text == ","
      if let end = tokens.closing(place) { place = end }
      place += 1
    }
    return labels
  }

  private func hasResult(_ method: Method, _ tokens: [SourceToken]) -> Bool {
    guard let result = method.result else { return false }
    let text = tokens[result...method.last].map(\.text).joined()
    return text != "Void" && text != "()"
  }

  /// True if the result must become optional.
  private func needsMark(_ method: Method, _ tokens: [SourceToken]) -> Bool {
    hasResult(method, tokens) && tokens[method.last].text != "?"
  }

  private func mark(_ method: Method, _ tokens: [SourceToken]) -> SourceEdit {
    let last = tokens[method.last]
    // An implicitly unwrapped result is already optional.
    if last.text == "!" { return SourceEdit(range: last.range, text: "?") }
    return insertion("?", at: last.range.upperBound)
  }

  private func callsOptionalMethod(at index: Int, _ tokens: [SourceToken]) -> Bool {
    index > 1 && index + 1 < tokens.count && tokens[index + 1].text == "("
      && tokens[index - 2].text == "." && names.contains(tokens[index - 1].text)
  }

  // MARK: Pieces

  private func insertion(_ text: String, at place: Int) -> SourceEdit {
    SourceEdit(range: place..<place, text: text)
  }
}
