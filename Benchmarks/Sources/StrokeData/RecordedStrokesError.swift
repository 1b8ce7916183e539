/// Why recorded strokes could not be read.
public enum RecordedStrokesError: Error, Equatable {
  /// There is no such file.
  case missing(file: String)
  /// A line, counted from 1, is not a gesture.
  case unreadable(file: String, line: Int, reason: String)
}
