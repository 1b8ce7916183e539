/// Commands of other programs' configurations.
extension ConvertedKeys {
  /// A command in more letters is no plain call of `xdotool`.
  private static let longestCall = 1000

  /// The action for a shell command: the keys or the button that `xdotool` would press, or the
  /// command itself.
  func action(_ command: String, for gesture: Conversion.Gesture) -> String {
    let command = command.trimmed
    guard var words = Self.words(of: command), words.count >= 3, words[0] == "xdotool" else {
      return "run \(command)"
    }
    words.removeAll { $0 == "--clearmodifiers" }
    guard words.count == 3 else { return "run \(command)" }
    switch words[1] {
    case "key":
      let keys = try? self.keys(ofKeysyms: words[2], capitalsNeedShift: true)
      return keys.map { "key \($0)" } ?? "run \(command)"
    case "click":
      guard let button = Self.button(words[2]), !gesture.isContinuous else {
        return "run \(command)"
      }
      return "mouse \(button)"
    default: return "run \(command)"
    }
  }

  /// The name of one of X11's mouse buttons.
  static func button(_ number: String) -> String? {
    ["1": "left", "2": "middle", "3": "right"][number]
  }

  /// The words of a command, up to a comment; nil if it is more than words for a shell.
  static func words(of command: String) -> [String]? {
    guard command.utf8.count <= longestCall else { return nil }
    var words: [String] = []
    var word: String?
    var quote: Character?
    for letter in command {
      if let open = quote {
        if letter == open {
          quote = nil
        } else if open == "\"", "$`\\".contains(letter) {
          return nil
        } else {
          word = (word ?? "") + String(letter)
        }
      } else if letter.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else if letter == "'" || letter == "\"" {
        quote = letter
        word = word ?? ""
      } else if letter == "#", word == nil {
        break
      } else if letter.isNewline || "|&;<>()$`\\*?[]{}~!".contains(letter) {
        return nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    guard quote == nil else { return nil }
    return words + (word.map { [$0] } ?? [])
  }
}
