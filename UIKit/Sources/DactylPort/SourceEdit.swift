/// A replacement in a source file.
struct SourceEdit {
  /// The character positions to replace; empty for an insertion.
  var range: Range<Int>
  /// The replacement.
  var text: String
}

extension [SourceEdit] {
  /// Applies edits to a source; of two that overlap, the later one is dropped.
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
