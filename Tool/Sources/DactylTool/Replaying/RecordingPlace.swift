/// Which recording is meant, in output and errors.
struct RecordingPlace {
  /// The file as the user named it; `-` is the standard input.
  var file: String
  /// Which of the recordings in the file; the first is 1.
  var number = 1
  /// What its header calls it.
  var name: String?

  /// The file in words.
  var fileWords: String { file == "-" ? "standard input" : file }

  /// Which of the recordings in the file, in words; nil where that goes without saying.
  var whichWords: String? {
    let words = (number > 1 ? ["recording \(number)"] : []) + [name].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
