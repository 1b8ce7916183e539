import DactylFiles
import DactylStrokes
import Platform

func readLibrary(_ path: String) throws(ToolError) -> StrokeLibrary {
  let file = try JSONFile(path, orElse: .data)
  do {
    return try StrokeLibraryFile.decode(file.data)
  } catch {
    let isLibrary = file.data.contains("\"dactyl-strokes\"".utf8)
    let what = isLibrary ? "" : "not a library of `dactyl train`: "
    throw ToolError(status: .data, message: "\(path): \(what)\(error)")
  }
}
