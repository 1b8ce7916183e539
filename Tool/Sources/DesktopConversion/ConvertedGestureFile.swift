import Platform

/// A configuration of another program that cannot be converted.
package struct ConversionError: Error {
  /// Where, what and how to mend it.
  package var message: String
}

/// Makes a gesture file of a configuration of touchegg, fusuma or libinput-gestures.
///
/// The content says which of them it is. Entries without a counterpart become comments.
///
/// - Parameters:
///   - path: where the text comes from, for messages.
///   - hasKey: whether gesture files know a key by this name.
/// - Throws: `ConversionError` if the text belongs to another program, cannot be read, or has no
///   gesture that Dactyl can make.
package func convertedGestureFile(
  _ text: String, path: String, hasKey: @escaping (String) -> Bool
) throws(ConversionError) -> String {
  let text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  var conversion = Conversion(path: path, keys: ConvertedKeys(hasKey: hasKey))
  let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  let first = text.first { !$0.isWhitespace }
  if first == "<" {
    try TouchEggConversion.convert(text, into: &conversion)
  } else if first == "{" || first == "[" {
    try FusumaConversion.convert(ConfigurationNode(json: Array(text.utf8), path), into: &conversion)
  } else if lines.contains(where: LibinputGesturesConversion.isGesture) {
    try LibinputGesturesConversion.convert(lines, into: &conversion)
  } else if lines.contains(where: FusumaConversion.isKey) {
    try FusumaConversion.convert(ConfigurationNode(yaml: text, path), into: &conversion)
  } else {
    throw ConversionError(
      message: "\(path): no configuration of a program that dactyl knows; "
        + "give touchegg.conf, fusuma's config.yml or libinput-gestures.conf")
  }
  return try conversion.text()
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
