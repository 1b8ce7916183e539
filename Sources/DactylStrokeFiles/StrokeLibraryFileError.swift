import DactylStrokes

/// Why a library could not be read from its file.
public enum StrokeLibraryFileError: Error, Hashable, Sendable {
  /// The text is no such document; the reason names the place in it.
  case malformed(reason: String)
  /// A later format than this reader knows.
  case unsupported(version: Int)
  /// Two classes have the same number.
  case duplicateClass(id: Int)
  /// A template, counted from 0, belongs to no class of the file.
  case unknownClass(id: Int, template: Int)
  /// A template, counted from 0, cannot be compared with anything.
  case unusable(template: Int, reason: StrokeOutlineError)
}

extension StrokeLibraryFileError: CustomStringConvertible {
  /// What is wrong, and where in the document.
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
