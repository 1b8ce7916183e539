import Foundation

/// Reads a predicate's format.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case mark(String)
    case text(String)
    case number(String)
    /// An argument's place in the list.
    case argument(Int)
    case key(Int)

    /// The word in capitals, or the mark; empty for others.
    var sign: String {
      switch self {
      case .word(let word): word.uppercased()
      case .mark(let mark): mark
      default: ""
      }
    }
  }

  private var tokens: [Token] = []
  private let arguments: [Any]
  private var place = 0

  init(_ format: String, _ arguments: [Any]) throws(PredicateFault) {
    self.arguments = arguments
    try split(format)
  }

  // MARK: Conditions

  /// All of the format.
  mutating func predicate() throws(PredicateFault) -> PredicateCondition {
    let whole = try alternatives()
    guard place == tokens.count else { throw fault("an operator or the end") }
    return whole
  }

  private mutating func alternatives() throws(PredicateFault) -> PredicateCondition {
    var parts = [try conjunction()]
    while take("OR", "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(PredicateFault) -> PredicateCondition {
    var parts = [try condition()]
    while take("AND", "&&") { parts.append(try condition()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func condition() throws(PredicateFault) -> PredicateCondition {
    if take("NOT", "!") { return .not(try condition()) }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    let start = place
    if take("(") {
      // Parentheses around a value are read as such below.
      if let inner = try? alternatives(), take(")") { return inner }
      place = start
    }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(PredicateFault) -> PredicateCondition.Comparison {
    let quantity: PredicateCondition.Comparison.Quantity =
      take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? .none : .one
    let left = try value()
    guard place < tokens.count, let operation = Self.operations[tokens[place].sign] else {
      throw fault("a comparison")
    }
    place += 1
    var options: String.CompareOptions = []
    if take("[") {
      guard place < tokens.count, case .word(let letters) = tokens[place] else {
        throw fault("c or d")
      }
      place += 1
      if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
      guard take("]") else { throw fault("]") }
    }
    return .init(
      quantity: quantity, left: left, operation: operation, options: options, right: try value())
  }

  private static let operations = [
    "=": "=", "==": "=", "!=": "!=", "<>": "!=", "<": "<", ">": ">", "<=": "<=", "=<": "<=",
    ">=": ">=", "=>": ">=", "BETWEEN": "BETWEEN", "IN": "IN", "CONTAINS": "CONTAINS",
    "BEGINSWITH": "BEGINSWITH", "ENDSWITH": "ENDSWITH", "LIKE": "LIKE", "MATCHES": "MATCHES",
  ]
  private static let constants: [String: Bool?] = [
    "TRUE": true, "YES": true, "FALSE": false, "NO": false, "NIL": nil, "NULL": nil,
  ]

  // MARK: Values

  private mutating func value() throws(PredicateFault) -> PredicateValue {
    guard place < tokens.count else { throw fault("a value") }
    let token = tokens[place]
    place += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let digits):
      return .constant(Int(digits).map { $0 as Any } ?? Double(digits) as Any)
    case .argument(let index): return .constant(try argument(index))
    case .key(let index): return try path(from: key(index))
    case .word(let word):
      if let constant = Self.constants[word.uppercased()] { return .constant(constant) }
      return try path(from: word)
    case .mark("("):
      let inside = try value()
      guard take(")") else { throw fault(")") }
      return inside
    case .mark("{"):
      var parts: [PredicateValue] = []
      while !take("}") {
        parts.append(try value())
        if !take(",") {
          guard take("}") else { throw fault("}") }
          break
        }
      }
      return .list(parts)
    case .mark("$"):
      guard place < tokens.count, case .word(let name) = tokens[place] else {
        throw fault("a variable's name")
      }
      place += 1
      return .variable(name)
    default:
      place -= 1
      throw fault("a value")
    }
  }

  /// Reads the rest of a key path: words and `%K` arguments after dots.
  private mutating func path(from start: String) throws(PredicateFault) -> PredicateValue {
    var path = start
    while take(".") {
      guard place < tokens.count else { throw fault("a key") }
      switch tokens[place] {
      case .word(let word): path += "." + word
      case .key(let index): path += try "." + key(index)
      default: throw fault("a key")
      }
      place += 1
    }
    return .path(path)
  }

  private func key(_ index: Int) throws(PredicateFault) -> String {
    guard let key = try argument(index) as? String else {
      throw PredicateFault(words: "the argument for %K is no text")
    }
    return key
  }

  private func argument(_ index: Int) throws(PredicateFault) -> Any? {
    guard index < arguments.count else {
      throw PredicateFault(
        words: "\(index + 1) arguments are asked for, and there are \(arguments.count)")
    }
    return KeyPathReading.plain(arguments[index])
  }

  // MARK: Tokens

  private mutating func take(_ signs: String...) -> Bool {
    guard place < tokens.count, signs.contains(tokens[place].sign) else { return false }
    place += 1
    return true
  }

  private func fault(_ expected: String) -> PredicateFault {
    PredicateFault(
      words: place < tokens.count
        ? "expected \(expected), found \(tokens[place])" : "expected \(expected) at the end")
  }

  private mutating func split(_ format: String) throws(PredicateFault) {
    let characters = Array(format)
    var (index, asked) = (0, 0)
    func end(from start: Int, while isInside: (Character) -> Bool) -> Int {
      characters[start...].firstIndex { !isInside($0) } ?? characters.count
    }
    while index < characters.count {
      let character = characters[index]
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if character.isWhitespace {
        index += 1
      } else if character == "%" {
        let last = end(from: index + 1) { "lhqzt.0123456789".contains($0) }
        guard last < characters.count, "@KdDiuUxXoOfFeEgGcCsS".contains(characters[last]) else {
          throw PredicateFault(words: "% without a kind of argument")
        }
        tokens.append(characters[last] == "K" ? .key(asked) : .argument(asked))
        (index, asked) = (last + 1, asked + 1)
      } else if character == "\"" || character == "'" {
        var (text, place) = ("", index + 1)
        while place < characters.count, characters[place] != character {
          if characters[place] == "\\", place + 1 < characters.count { place += 1 }
          text.append(characters[place])
          place += 1
        }
        guard place < characters.count else {
          throw PredicateFault(words: "a text without its end")
        }
        tokens.append(.text(text))
        index = place + 1
      } else if character.isNumber || character == "-" && next.isNumber {
        let last = end(from: index + 1) { $0.isNumber || $0 == "." }
        tokens.append(.number(String(characters[index..<last])))
        index = last
      } else if character.isLetter || character == "_" || character == "@" || character == "#" {
        let last = end(from: index + 1) { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append(.word(String(characters[index..<last].drop { $0 == "#" })))
        index = last
      } else {
        let pair = String([character, next])
        let mark =
          ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(pair)
          ? pair : String(character)
        tokens.append(.mark(mark))
        index += mark.count
      }
    }
  }
}
