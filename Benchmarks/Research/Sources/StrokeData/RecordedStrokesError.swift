/// Why recorded strokes could not be read.
public enum RecordedStrokesError: Error, Equatable {
  /// The file does not exist.
  case missing(file: String)
  /// A line, counted from 1, is not a gesture.
  case unreadable(file: String, line: Int, reason: String)
}
