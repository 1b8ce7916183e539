import DactylStrokes

/// Why a library could not be read from its file.
public enum StrokeLibraryFileError: Error, Hashable, Sendable {
  /// The document has a mistake; the reason names the place.
  case malformed(reason: String)
  /// The format has another version than this reader's.
  case unsupported(version: Int)
  /// Two classes have the same number.
  case duplicateClass(id: Int)
  /// A template, counted from 0, has a class that the file does not define.
  case unknownClass(id: Int, template: Int)
  /// A template, counted from 0, cannot be compared.
  case unusable(template: Int, reason: StrokeOutlineError)
}

extension StrokeLibraryFileError: CustomStringConvertible {
  /// The mistake and its place in the document.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    case .unsupported(let version): "version \(version) of the format is not known; 1 is"
    case .duplicateClass(let id): "expected each class once, found class \(id) twice"
    case .unknownClass(let id, let template):
      "templates.\(template) is of class \(id), which the file does not define"
    case .unusable(let template, let reason): "templates.\(template) cannot be compared: \(reason)"
    }
  }
}
