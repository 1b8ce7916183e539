/// A piece of Swift source, outside comments, strings and white space.
struct SourceToken {
  /// The kinds that porting distinguishes.
  enum Kind {
    /// A name or keyword, backticks included.
    case word
    /// `@name`.
    case attribute
    /// `#name`.
    case directive
    /// Any other character.
    case mark
  }

  var kind: Kind
  /// The character positions in the source.
  var range: Range<Int>
  var text: String
}

/// Splits Swift source into tokens, and skips comments and strings.
///
/// This suffices to find attributes and braces; it is not a parser. Interpolated code counts as
/// string.
struct SourceTokenizer {
  let characters: [Character]
  private var index = 0
  /// The end of the last row of number signs that starts no string, so that it is read once.
  private var hashesEnd = 0

  private init(_ characters: [Character]) { self.characters = characters }

  /// All tokens, in order.
  static func tokens(of source: String) -> [SourceToken] { tokens(of: Array(source)) }

  static func tokens(of characters: [Character]) -> [SourceToken] {
    var tokenizer = SourceTokenizer(characters)
    var tokens: [SourceToken] = []
    while let token = tokenizer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> SourceToken? {
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if follows("//") {
        skipLine()
      } else if follows("/*") {
        skipBlockComment()
      } else if character == "\"" || startsRawString() {
        skipString()
      } else if character == "@" || character == "#", isWordStart(at: index + 1) {
        return take(character == "@" ? .attribute : .directive, from: 1)
      } else if isWordStart(at: index) || character == "`" {
        return take(.word, from: 0)
      } else {
        index += 1
        return SourceToken(kind: .mark, range: index - 1..<index, text: String(character))
      }
    }
    return nil
  }

  private mutating func take(_ kind: SourceToken.Kind, from offset: Int) -> SourceToken {
    let start = index
    index += offset
    if index < characters.count, characters[index] == "`" {
      index += 1
      while index < characters.count, characters[index] != "`" { index += 1 }
      index = min(index + 1, characters.count)
    } else {
      while index < characters.count, isWordPart(characters[index]) { index += 1 }
    }
    return SourceToken(kind: kind, range: start..<index, text: String(characters[start..<index]))
  }

  private func isWordStart(at place: Int) -> Bool {
    place < characters.count && (characters[place].isLetter || characters[place] == "_")
  }

  private func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func follows(_ text: String) -> Bool {
    var place = index
    for character in text {
      guard place < characters.count, characters[place] == character else { return false }
      place += 1
    }
    return true
  }

  private mutating func startsRawString() -> Bool {
    guard index >= hashesEnd else { return false }
    var place = index
    while place < characters.count, characters[place] == "#" { place += 1 }
    if place > index, place < characters.count, characters[place] == "\"" { return true }
    hashesEnd = place
    return false
  }

  private mutating func skipLine() {
    while index < characters.count, !characters[index].isNewline { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        index += 2
      } else if follows("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < characters.count
  }

  /// Skips a string with its contents.
  ///
  /// It does not recurse, because interpolated strings can nest to any depth.
  private mutating func skipString() {
    var strings = [openString()]
    // The number of open parentheses in each open interpolation.
    var interpolations: [Int] = []
    while index < characters.count, let string = strings.last {
      let character = characters[index]
      if interpolations.count == strings.count {
        if character == "\"" || startsRawString() {
          strings.append(openString())
        } else {
          if character == "(" { interpolations[interpolations.count - 1] += 1 }
          if character == ")" { interpolations[interpolations.count - 1] -= 1 }
          if interpolations.last == 0 { interpolations.removeLast() }
          index += 1
        }
      } else if character == "\\", hasHashes(string.hashCount, at: index + 1) {
        index += 1 + string.hashCount
        if index < characters.count, characters[index] == "(" { interpolations.append(1) }
        index += 1
      } else if follows(string.quote), hasHashes(string.hashCount, at: index + string.quote.count) {
        index += string.quote.count + string.hashCount
        strings.removeLast()
      } else if !string.isLong, character.isNewline {
        strings.removeLast()
      } else {
        index += 1
      }
    }
  }

  private mutating func openString() -> OpenString {
    let start = index
    while characters[index] == "#" { index += 1 }
    let string = OpenString(hashCount: index - start, isLong: follows("\"\"\""))
    index += string.quote.count
    return string
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    guard place + count <= characters.count else { return false }
    for offset in 0..<count where characters[place + offset] != "#" { return false }
    return true
  }
}

/// A string literal that is still open.
private struct OpenString {
  /// The number of `#` on either side.
  let hashCount: Int
  /// True for a multi-line literal.
  let isLong: Bool

  var quote: String { isLong ? "\"\"\"" : "\"" }
}

extension [SourceToken] {
  /// The position of the closing bracket for an opening one; nil if there is none.
  func closing(_ open: Int) -> Int? {
    let pairs = ["(": ")", "[": "]", "{": "}"]
    guard let end = pairs[self[open].text] else { return nil }
    var depth = 0
    for place in open..<count {
      if self[place].text == self[open].text { depth += 1 }
      if self[place].text == end {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }
}
