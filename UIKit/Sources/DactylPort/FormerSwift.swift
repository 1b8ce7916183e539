/// Rewrites Swift 2, which no current compiler reads, as Swift 3.
///
/// It adds the first labels that Swift 2 omitted, renames UIKit and Foundation, makes cases
/// lowercase, and spells out `x++` and the like. Names that the project declares stay. Free
/// functions such as `CGRectGetWidth` stay too: see `FormerNames`.
struct FormerSwift {
  /// The names that the project declares; they are not UIKit's.
  private let own: Set<String>

  /// A rewriter for a project's files; nil if they are not Swift 2.
  init?(_ sources: [String]) {
    guard sources.contains(where: FormerSwift.isFormer) else { return nil }
    var own: Set<String> = []
    for source in sources {
      let tokens = SourceTokenizer.tokens(of: source)
      for (index, token) in tokens.enumerated() where index + 1 < tokens.count {
        let next = tokens[index + 1]
        guard next.kind == .word else { continue }
        switch token.text {
        case "case" where index == 0 || tokens[index - 1].text != ".":
          own.insert(next.text)
          // `case North, South`
          var place = index + 2
          while place + 1 < tokens.count, tokens[place].text == ",", tokens[place + 1].kind == .word
          {
            own.insert(tokens[place + 1].text)
            place += 2
          }
        case "enum", "struct", "class", "protocol", "typealias", "var", "let", "func":
          own.insert(next.text)
        default: break
        }
      }
    }
    self.own = own
  }

  /// True if a source uses names that Swift 3 removed.
  private static func isFormer(_ source: String) -> Bool {
    let tokens = SourceTokenizer.tokens(of: source)
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      let former = index > 0 ? tokens[index - 1].text : ""
      switch token.text {
      case "mainScreen", "mainBundle", "sharedApplication", "locationInView", "translationInView",
        "velocityInView", "animateWithDuration", "colorWithAlphaComponent", "defaultManager",
        "addLineToPoint", "moveToPoint", "presentViewController", "locationOfTouch",
        "standardUserDefaults", "dismissViewControllerAnimated":
        if former == ".", next == "(" { return true }
      case "dynamicType": if former == "." { return true }
      case "withEvent": if next == "event" { return true }
      case "println": if next == "(", former != "func", former != "." { return true }
      case "redColor", "blueColor", "whiteColor", "blackColor", "clearColor", "greenColor":
        if former == ".", next == "(" { return true }
      default: break
      }
    }
    return false
  }

  /// Rewrites a file as Swift 3.
  func rewrite(_ source: String) -> String {
    var pass = FormerSwiftPass(FormerSwift.selectors(in: source), own)
    pass.run()
    return pass.rewritten()
  }

  /// Replaces string selectors from before Swift 2.2: `action: "tap:"` becomes `action:
  /// #selector(tap)`.
  private static func selectors(in source: String) -> String {
    source
      .replacing(/\b(action|selector): *"([A-Za-z_]\w*):?"/) {
        "\($0.output.1): #selector(\($0.output.2))"
      }
      .replacing(/\bSelector\("([A-Za-z_]\w*):?"\)/) { "#selector(\($0.output.1))" }
  }
}
