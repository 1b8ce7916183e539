import DactylStrokeFiles
import DactylStrokes

func readLibrary(_ path: String) throws(ToolError) -> StrokeLibrary {
  let file = try JSONFile(path, orElse: .data)
  do {
    return try StrokeLibraryFile.decode(file.data)
  } catch {
    throw ToolError(status: .data, message: "\(path): \(error)")
  }
}
