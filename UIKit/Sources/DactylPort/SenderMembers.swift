/// Names the class of a sender whose members the Objective-C runtime would find.
///
/// In `func tap(_ sender: AnyObject) { print(sender.tag) }`, `sender.tag` becomes
/// `(sender as! UIView).tag`, and so does `(sender as AnyObject).tag`. The class is the one that
/// declares the member; members that several kinds of senders declare for themselves stay.
struct SenderMembers {
  private static let classes: [String: String] = {
    let members = [
      "UIView": "tag frame bounds center superview alpha isHidden backgroundColor transform layer",
      "UIControl": "isSelected isEnabled isHighlighted",
      "UIButton":
        "setImage setTitle setTitleColor setBackgroundImage currentTitle currentImage titleLabel",
      "UISwitch": "isOn setOn", "UISegmentedControl": "selectedSegmentIndex titleForSegment",
      "UIGestureRecognizer": "state view location numberOfTouches",
      "UIPanGestureRecognizer": "translation setTranslation",
      "UIPinchGestureRecognizer": "scale", "UIRotationGestureRecognizer": "rotation",
    ]
    var classes: [String: String] = [:]
    for (name, words) in members {
      for word in words.split(separator: " ") { classes[String(word)] = name }
    }
    return classes
  }()

  let tokens: [SourceToken]
  /// The index of the closing token for each opening parenthesis.
  let closingParentheses: [Int?]

  var edits: [SourceEdit] {
    tokens.indices.flatMap { index in
      tokens[index].text == "func" ? editsOfMethod(at: index) : editsOfCast(at: index)
    }
  }

  private func text(_ index: Int) -> String { tokens.indices ~= index ? tokens[index].text : "" }

  /// The uses of a method's parameters of the type AnyObject, which is not optional.
  private func editsOfMethod(at index: Int) -> [SourceEdit] {
    guard let open = (index..<min(index + 4, tokens.count)).first(where: { text($0) == "(" }),
      let close = closingParentheses[open]
    else { return [] }
    let names = Set(
      (open..<close).filter {
        text($0 + 1) == ":" && text($0 + 2) == "AnyObject" && [",", ")"].contains(text($0 + 3))
      }.map(text))
    guard !names.isEmpty, text(close + 1) == "{" else { return [] }
    var (edits, depth, place) = ([SourceEdit](), 0, close + 1)
    repeat {
      if text(place) == "{" { depth += 1 }
      if text(place) == "}" { depth -= 1 }
      if names.contains(text(place)), text(place - 1) != ".", text(place + 1) == ".",
        let name = Self.classes[text(place + 2)]
      {
        edits.append(
          SourceEdit(range: tokens[place].range, text: "(\(text(place)) as! \(name))"))
        edits += editsOfMark(at: place + 3)
      }
      place += 1
    } while depth > 0 && place < tokens.count
    return edits
  }

  private func editsOfCast(at index: Int) -> [SourceEdit] {
    guard text(index) == "as", text(index + 1) == "AnyObject", text(index + 2) == ")",
      text(index + 3) == ".", let name = Self.classes[text(index + 4)]
    else { return [] }
    let cast = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    return [SourceEdit(range: cast, text: "as! \(name)")] + editsOfMark(at: index + 5)
  }

  /// Members of AnyObject are optional, and may be unwrapped.
  private func editsOfMark(at index: Int) -> [SourceEdit] {
    guard ["!", "?"].contains(text(index)),
      tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
    else { return [] }
    return [SourceEdit(range: tokens[index].range, text: "")]
  }
}
