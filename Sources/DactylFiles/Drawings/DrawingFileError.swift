/// Why a file of drawings could not be read; no part of it was.
public enum DrawingFileError: Error, Hashable, Sendable {
  /// A line, counted from 1, is wrong for a reason.
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
