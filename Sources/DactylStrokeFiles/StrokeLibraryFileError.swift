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
