import DactylFiles
import Platform

func readGestureLibrary(_ path: String) throws(ToolError) -> GestureLibrary {
  let file = try JSONFile(path, orElse: .data)
  do {
    return try GestureLibrary(file.data)
  } catch {
    let isLibrary = file.data.contains("\"dactyl-".utf8)
    let what = isLibrary ? "" : "not a library of `dactyl train`: "
    throw ToolError(status: .data, message: "\(path): \(what)\(error)")
  }
}
