/// Rewrites what needs the Objective-C runtime in a source file.
///
/// - `#selector(handle(_:))` becomes `Selector("handle(_:)", Type.handle(_:))`, with the enclosing
///   type.
/// - `@objc`, `@objc(name)`, `@objcMembers`, `@nonobjc`, `@IBAction`, `@IBOutlet`, `@IBInspectable`
///   and `@IBDesignable` go.
/// - `@NSManaged` members get bodies; see ``ManagedMembers``.
/// - `(number as AnyObject).stringValue` becomes `(number as Any?).stringValue`, which
///   `FormerNames` declares.
/// - `sender.tag` of a sender that is an AnyObject becomes `(sender as! UIView).tag`; see
///   ``SenderMembers``.
/// - `delegate?.gestureRecognizerShouldBegin?(tap)` loses its second question mark, because methods
///   with defaults always exist.
///
/// Comments and strings stay. Code that it cannot rewrite stays and gets a note with its line.
public struct SourcePort {
  /// A remaining change to make by hand.
  public struct Note: Equatable {
    /// The line of the source, counted from 1.
    public var line: Int
    /// What to change.
    public var words: String
  }

  /// The rewritten source.
  public let result: String
  /// The remaining changes to make by hand, by line.
  public let notes: [Note]

  private static let attributes: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@NSManaged", "@GKInspectable",
  ]
  /// Methods that are optional in UIKit and have defaults here.
  private static let optionalMethods: Set<String> = [
    "gestureRecognizerShouldBegin", "gestureRecognizer", "scrollViewDidScroll",
    "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewDidZoom", "viewForZooming",
    "pencilInteractionDidTap", "animationDidStart", "animationDidStop",
    "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "tableView", "numberOfSections",
    "collectionView", "textFieldShouldReturn", "textFieldDidBeginEditing",
    "textFieldDidEndEditing", "textField", "textViewDidChange", "textView",
    "navigationController", "tabBarController", "presentationControllerDidDismiss",
    "interactionControllerForDismissal", "interactionControllerForPresentation",
    "animationController", "presentationController",
  ]
  /// Members that `AnyObject` finds by the Objective-C runtime, on numbers.
  static let objectMembers: Set<String> = [
    "stringValue", "intValue", "integerValue", "floatValue", "doubleValue", "boolValue",
  ]
  /// What stands in place of `as AnyObject` before such a member.
  static let objectCast = "as Any?)"

  private static let types: Set<String> = [
    "class", "struct", "enum", "actor", "extension", "protocol",
  ]

  private struct Scope {
    /// The type's name; nil for other braces.
    var type: String?
    var isProtocol: Bool
    /// The position of a modifier that hides the type from the rest of the module; nil without one.
    var privacy: Range<Int>?
  }

  /// Ports the text of a file.
  public init(_ source: String) {
    var pass = Pass(source)
    pass.run()
    result = pass.edits.applied(to: pass.characters)
    notes = pass.notes
  }

  private struct Pass {
    let characters: [Character]
    let tokens: [SourceToken]
    /// The index of the closing token for each opening parenthesis; nil for others.
    let closingParentheses: [Int?]
    var edits: [SourceEdit] = []
    var notes: [Note] = []
    var scopes: [Scope] = []
    var announced: Scope?
    /// The position up to which lines were counted, and their number.
    var counted = (place: 0, lines: 0)

    init(_ source: String) {
      characters = Array(source)
      tokens = SourceTokenizer.tokens(of: characters)
      closingParentheses = Pass.closingParentheses(of: tokens)
    }

    mutating func run() {
      var index = 0
      while index < tokens.count {
        let token = tokens[index]
        switch token.kind {
        case .attribute where SourcePort.attributes.contains(token.text):
          index = removeAttribute(at: index)
        case .attribute where token.text == "@UIApplicationMain":
          // Swift 6's equivalent, which also initialises the class first.
          edits.append(SourceEdit(range: token.range, text: "@main"))
        case .directive where token.text == "#selector":
          index = rewriteSelector(at: index)
        case .directive where token.text == "#keyPath":
          index = rewriteKeyPath(at: index)
        case .word where SourcePort.types.contains(token.text):
          announce(at: index)
        case .word where token.text == "Timer" && text(index + 1) == "(" && text(index + 2) == ")":
          // An empty placeholder object, replaced before its first use.
          edits.append(
            SourceEdit(
              range: token.range.lowerBound..<tokens[index + 2].range.upperBound,
              text: "Timer(timeInterval: 0, repeats: false) { _ in }"))
        case .word
        where token.text == "NSValue" && text(index + 1) == "("
          && text(index + 2) == "nonretainedObject" && text(index + 3) == ":":
          edits.append(
            SourceEdit(
              range: token.range.lowerBound..<tokens[index + 3].range.upperBound,
              text: "NSValue.nonretained("))
        case .word
        where token.text == "Bundle" && text(index + 1) == "." && text(index + 2) == "main":
          edits.append(SourceEdit(range: tokens[index + 2].range, text: "program"))
        case .word
        where token.text == "Bundle" && text(index + 1) == "(" && text(index + 2) == "for":
          guard let close = closing(after: index) else { break }
          edits.append(
            SourceEdit(
              range: token.range.lowerBound..<tokens[close].range.upperBound, text: "Bundle.program"
            ))
          index = close
        case .word
        where token.text == "AnyObject" && index > 0 && text(index - 1) == "as"
          && text(index + 1) == ")" && text(index + 2) == "."
          && SourcePort.objectMembers.contains(text(index + 3)):
          edits.append(SourceEdit(range: token.range, text: "Any?"))
        case .word
        where token.text == "NSManagedObject" && text(index + 1) == "("
          && text(index + 2) == "entity":
          edits.append(SourceEdit(range: token.range, text: "NSManagedObject.make"))
        case .word
        where token.text == "nil" && text(index - 1) == "(" && text(index - 2) == "set"
          && text(index + 1) == "," && text(index + 2) == "forKey":
          // Of several methods of defaults the compiler takes one that calls itself for ever.
          edits.append(SourceEdit(range: token.range, text: "nil as Any?"))
        case .mark where token.text == ":" && isTouchWithoutType(at: index):
          // The compiler finds its type; methods of any object are found by the runtime alone.
          edits.append(
            SourceEdit(
              range: token.range.lowerBound..<tokens[index + 2].range.upperBound, text: ""))
        case .mark where unwrapsWindowTwice(at: index):
          edits.append(SourceEdit(range: token.range, text: ""))
        case .mark where token.text == "?" && callsOptionalMethod(at: index):
          edits.append(SourceEdit(range: token.range, text: ""))
        case .mark where token.text == "{":
          scopes.append(announced ?? Scope(type: nil, isProtocol: false))
          announced = nil
        case .mark where token.text == "}":
          _ = scopes.popLast()
        default: break
        }
        index += 1
      }
      edits += SenderMembers(tokens: tokens, closingParentheses: closingParentheses).edits
      edits +=
        ManagedMembers(
          tokens: tokens, closingParentheses: closingParentheses, characters: characters
        ).edits
    }

    private func text(_ index: Int) -> String {
      tokens.indices ~= index ? tokens[index].text : ""
    }

    /// True for the type in `let touch: AnyObject? = touches.first`.
    private func isTouchWithoutType(at index: Int) -> Bool {
      text(index + 1) == "AnyObject" && ["?", "!"].contains(text(index + 2))
        && text(index + 3) == "=" && text(index + 4) == "touches" && text(index + 5) == "."
        && text(index + 6) == "first" && index > 1 && ["let", "var"].contains(text(index - 2))
    }

    /// True for the first of two marks after `delegate?.window`; the property is not optional here,
    /// so one suffices.
    private func unwrapsWindowTwice(at index: Int) -> Bool {
      let mark = tokens[index].text
      return mark == "?" || mark == "!"
        ? index >= 4 && text(index + 1) == mark && text(index - 1) == "window"
          && text(index - 2) == "." && ["?", "!"].contains(text(index - 3))
          && text(index - 4) == "delegate"
        : false
    }

    /// Notes that the next brace opens a type, if a keyword declares one.
    private mutating func announce(at index: Int) {
      // `class func` and `class var` declare members; `.class` and `class:` declare nothing.
      guard index + 1 < tokens.count, tokens[index + 1].kind == .word,
        !["func", "var", "let", "subscript", "override", "final"].contains(tokens[index + 1].text)
      else { return }
      if index > 0, tokens[index - 1].text == "." { return }
      var name = tokens[index + 1].text
      var place = index + 2
      while place + 1 < tokens.count, tokens[place].text == ".", tokens[place + 1].kind == .word {
        name += "." + tokens[place + 1].text
        place += 2
      }
      announced = Scope(type: name, isProtocol: tokens[index].text == "protocol")
      if index > 0, tokens[index].text == "extension",
        ["private", "fileprivate"].contains(tokens[index - 1].text)
      {
        announced?.privacy =
          tokens[index - 1].range.lowerBound..<tokens[index].range.lowerBound
      }
    }

    private mutating func removeAttribute(at index: Int) -> Int {
      let token = tokens[index]
      var last = index
      if token.text == "@objc", let close = closing(after: index),
        tokens[index + 1].range.lowerBound == token.range.upperBound
      {
        last = close
      }
      if last + 1 < tokens.count, tokens[last + 1].text == "optional" {
        note(
          token, "optional requirements need the Objective-C runtime: give the protocol defaults")
        return last
      }
      var end = tokens[last].range.upperBound
      var start = token.range.lowerBound
      while start > 0, characters[start - 1] == " " || characters[start - 1] == "\t" { start -= 1 }
      let isFirstOnLine = start == 0 || characters[start - 1].isNewline
      let spaces = start
      if !isFirstOnLine || !lineEnds(at: end) { start = token.range.lowerBound }
      while end < characters.count, characters[end] == " " || characters[end] == "\t" { end += 1 }
      if isFirstOnLine, end < characters.count, characters[end].isNewline {
        (start, end) = (spaces, end + 1)
      }
      edits.append(SourceEdit(range: start..<end, text: ""))
      if ["@IBOutlet", "@IBAction", "@IBInspectable"].contains(token.text) { open(after: last) }
      return last
    }

    /// True for a question mark between such a method's name and its arguments.
    private func callsOptionalMethod(at index: Int) -> Bool {
      index > 1 && index + 1 < tokens.count && tokens[index + 1].text == "("
        && tokens[index - 2].text == "."
        && SourcePort.optionalMethods.contains(tokens[index - 1].text)
    }

    private func lineEnds(at place: Int) -> Bool {
      var place = place
      while place < characters.count, characters[place] == " " || characters[place] == "\t" {
        place += 1
      }
      return place >= characters.count || characters[place].isNewline
    }

    /// Replaces `#keyPath(CALayer.position)` by `"position"`, without leading types.
    private mutating func rewriteKeyPath(at index: Int) -> Int {
      guard let close = closing(after: index), close > index + 2 else {
        note(tokens[index], "the key path is not complete")
        return index
      }
      let names = tokens[index + 2..<close].filter { $0.text != "." }.map(\.text)
      let path = names.drop { $0.first?.isUppercase == true || $0 == "self" || $0 == "Self" }
      edits.append(
        SourceEdit(
          range: tokens[index].range.lowerBound..<tokens[close].range.upperBound,
          text: "\"\(path.joined(separator: "."))\""))
      return close
    }

    /// Removes `private` from what storyboards connect, so that generated code reaches it.
    private mutating func open(after index: Int) {
      if let scope = scopes.indices.last, let privacy = scopes[scope].privacy {
        edits.append(SourceEdit(range: privacy, text: ""))
        scopes[scope].privacy = nil
      }
      var place = index + 1
      // A limit that no real declaration reaches.
      let limit = min(tokens.count, index + 40)
      while place < limit, tokens[place].kind == .word || tokens[place].kind == .attribute {
        if tokens[place].text == "var" || tokens[place].text == "func" { return }
        if tokens[place].text == "private" || tokens[place].text == "fileprivate" {
          var end = place
          if place + 1 < tokens.count, tokens[place + 1].text == "(", place + 3 < tokens.count {
            end = place + 3
          }
          var last = tokens[end].range.upperBound
          while last < characters.count, characters[last] == " " { last += 1 }
          edits.append(SourceEdit(range: tokens[place].range.lowerBound..<last, text: ""))
          return
        }
        place += 1
      }
    }

    private mutating func rewriteSelector(at index: Int) -> Int {
      let token = tokens[index]
      guard let close = closing(after: index), close > index + 2 else {
        note(token, "the selector is not complete")
        return index
      }
      var inner = Array(tokens[index + 2..<close])
      // `#selector((handle(_:)))` has a pair of parentheses more.
      if inner[0].text == "(", closingParentheses[index + 2] == close - 1 {
        inner = Array(inner.dropFirst().dropLast())
      }
      if inner.contains(where: { $0.text == "as" })
        || ["getter", "setter", "super"].contains(inner[0].text)
      {
        note(token, "the selector is not that of a method alone: write Selector(name, method)")
        return close
      }
      // Splits the path to the method from its name and labels.
      var split = 0
      while split + 1 < inner.count, inner[split].kind == .word {
        var dot = split + 1
        // The object may be what a method gives.
        if dot + 2 < inner.count, inner[dot].text == "(", inner[dot + 1].text == ")" { dot += 2 }
        if ["?", "!"].contains(inner[dot].text) { dot += 1 }
        guard dot < inner.count, inner[dot].text == "." else { break }
        split = dot + 1
      }
      let path = inner[..<split].map { $0.text == "?" ? "!" : $0.text }.joined()
      let method = inner[split...].map(\.text).joined()
      guard let owner = owner(of: path) else {
        // An object that is missing has a class, too.
        var object = inner[..<max(split - 1, 0)].map(\.text).joined()
        if object.hasSuffix("?") || object.hasSuffix("!") { object.removeLast() }
        guard !object.isEmpty, object != "self", object != "Self" else {
          note(token, "the type of the selector is not known here: write Selector(name, method)")
          return close
        }
        // A method of an object whose type only the compiler knows.
        edits.append(
          SourceEdit(
            range: token.range.lowerBound..<tokens[close].range.upperBound,
            text: "Selector(\"\(method)\", of: \(object)) { $0.\(method) }"))
        return close
      }
      edits.append(
        SourceEdit(
          range: token.range.lowerBound..<tokens[close].range.upperBound,
          text: "Selector(\"\(method)\", \(owner).\(method))"))
      return close
    }

    /// The type that a path before a method names; nil if only a compiler could tell.
    private func owner(of path: String) -> String? {
      if path.isEmpty || path == "self." || path == "Self." {
        guard let scope = scopes.last(where: { $0.type != nil }), !scope.isProtocol else {
          return nil
        }
        return scope.type
      }
      guard path.first?.isUppercase == true else { return nil }
      // A protocol's method stands for the program's own of that name.
      if path.hasPrefix("UI"), ["Delegate.", "DataSource."].contains(where: path.hasSuffix) {
        return owner(of: "")
      }
      return String(path.dropLast())
    }

    /// The closing parenthesis of the one right after a token; nil if there is none.
    private func closing(after index: Int) -> Int? {
      index + 1 < tokens.count ? closingParentheses[index + 1] : nil
    }

    private static func closingParentheses(of tokens: [SourceToken]) -> [Int?] {
      var closing = [Int?](repeating: nil, count: tokens.count)
      var open: [Int] = []
      for (place, token) in tokens.enumerated() {
        if token.text == "(" { open.append(place) }
        if token.text == ")", let start = open.popLast() { closing[start] = place }
      }
      return closing
    }

    private mutating func note(_ token: SourceToken, _ words: String) {
      // Tokens come in order, so no line is counted twice.
      counted.lines += characters[counted.place..<token.range.lowerBound].count { $0.isNewline }
      counted.place = token.range.lowerBound
      notes.append(Note(line: counted.lines + 1, words: words))
    }
  }
}
