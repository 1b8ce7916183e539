import DactylScenes

/// The scene in a file, or the one with every recogniser where no file is named.
func loadScene(_ path: String?) throws(ToolError) -> Scene {
  guard let path else { return .everything }
  let file = try JSONFile(path, orElse: .usage)
  do {
    return try Scene(json: file.data)
  } catch {
    throw ToolError(status: .usage, message: "\(path): \(error)")
  }
}
