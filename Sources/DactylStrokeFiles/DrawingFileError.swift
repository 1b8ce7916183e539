/// Why a file of drawings could not be read; nothing of it has been.
public enum DrawingFileError: Error, Hashable, Sendable {
  /// What a line, counted from 1, should be and is not.
  case malformed(line: Int, reason: String)
}

extension DrawingFileError: CustomStringConvertible {
  /// The line and the reason.
  public var description: String {
    switch self {
    case .malformed(let line, let reason): "line \(line): \(reason)"
    }
  }
}
