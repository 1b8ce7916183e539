import DactylStrokeFiles
import DactylStrokes
import Foundation

/// Reads a library.
func readLibrary(_ path: String) throws(ToolError) -> StrokeLibrary {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw ToolError(status: .noInput, message: "\(path): cannot be read")
  }
  do {
    return try StrokeLibraryFile.decode(data)
  } catch {
    throw ToolError(status: .data, message: "\(path): \(error)")
  }
}
