/// Identifies a recording in output and errors.
struct RecordingPlace {
  /// The file as the user named it; `-` is the standard input.
  var file: String
  /// The recording's number in the file; the first is 1.
  var number = 1
  /// Its name in its header.
  var name: String?

  var fileWords: String { file == "-" ? "standard input" : file }

  /// The recording's number and name in words; nil for an unnamed first one.
  var whichWords: String? {
    let words = (number > 1 ? ["recording \(number)"] : []) + [name].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
