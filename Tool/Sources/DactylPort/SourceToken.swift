/// A piece of Swift source that is neither comment, string nor white space.
struct SourceToken {
  /// What the piece is, as far as porting cares.
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
  /// Where it lies among the characters of the source.
  var range: Range<Int>
  var text: String
}

/// Cuts Swift source into tokens and knows what is comment and string.
///
/// Enough to find attributes and braces; not a parser. What is interpolated into a string counts as
/// string.
struct SourceTokenizer {
  let characters: [Character]
  private var index = 0

  init(_ source: String) { characters = Array(source) }

  /// All tokens, in order.
  static func tokens(of source: String) -> [SourceToken] {
    var tokenizer = SourceTokenizer(source)
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
    return SourceToken(
      kind: kind, range: start..<index, text: String(characters[start..<index]))
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

  private func startsRawString() -> Bool {
    var place = index
    while place < characters.count, characters[place] == "#" { place += 1 }
    return place > index && place < characters.count && characters[place] == "\""
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

  private mutating func skipString() {
    var hashes = ""
    while characters[index] == "#" {
      hashes.append("#")
      index += 1
    }
    let isLong = follows("\"\"\"")
    let quote = isLong ? "\"\"\"" : "\""
    index += quote.count
    while index < characters.count {
      if follows("\\" + hashes + "(") {
        index += hashes.count + 2
        skipInterpolation()
      } else if follows("\\" + hashes) {
        index += hashes.count + 2
      } else if follows(quote + hashes) {
        index += quote.count + hashes.count
        return
      } else if !isLong, characters[index].isNewline {
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while index < characters.count, depth > 0 {
      if characters[index] == "\"" || startsRawString() {
        skipString()
      } else {
        if characters[index] == "(" { depth += 1 }
        if characters[index] == ")" { depth -= 1 }
        index += 1
      }
    }
  }
}
