/// A change of a source file.
struct SourceEdit {
  /// The places of the characters that go; empty where something is put in only.
  var range: Range<Int>
  /// What stands in their place.
  var text: String
}

extension [SourceEdit] {
  /// The source with these changes. Of two that overlap, the one that begins later is left out.
  func applied(to characters: [Character]) -> String {
    var result = ""
    var place = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= place {
      result += characters[place..<edit.range.lowerBound]
      result += edit.text
      place = edit.range.upperBound
    }
    result += characters[place...]
    return result
  }
}
