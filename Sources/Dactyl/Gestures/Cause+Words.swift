#if !hasFeature(Embedded)
  extension Cause: CustomStringConvertible {
    /// The cause in words, such as `moved 14.2 pt, limit 10 pt`.
    public var description: String { words { "\($0)" } }

    /// The cause in words, with other recognisers called what `name` says.
    public func words(naming name: (RecognizerID) -> String) -> String {
      let (_, value, limit, sense) = numbers
      let (words, unit) = phrase
      guard words.utf8CodeUnitCount > 0 else {
        switch sense {
        case .none: return "\(label)"
        case .minimum: return "\(label): \(unit.words(value)), needs \(unit.limitWords(limit))"
        case .maximum: return "\(label): \(unit.words(value)), limit \(unit.limitWords(limit))"
        }
      }
      var text = ""
      for character in "\(words)" {
        switch character {
        case "#": text += unit.words(value)
        case "~": text += unit.limitWords(limit)
        case "@": text += other.map(name) ?? ""
        default: text.append(character)
        }
      }
      return text
    }
  }
#endif
