/// Recognises Swift 1 and 2, which no current compiler reads.
enum FormerSwift {
  /// True if a source uses names that Swift 3 removed.
  static func isFormer(_ source: String) -> Bool {
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
      case "withEvent":
        // A program's own methods may have such a label.
        let before = tokens[max(index - 10, 0)..<index]
        if next == "event",
          before.contains(where: { $0.text.hasPrefix("touches") && $0.text != "touches" })
        {
          return true
        }
      case "println": if next == "(", former != "func", former != "." { return true }
      case "redColor", "blueColor", "whiteColor", "blackColor", "clearColor", "greenColor":
        if former == ".", next == "(" { return true }
      default: break
      }
    }
    return false
  }
}
