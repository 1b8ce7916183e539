import DactylScenes

/// The scene in a file; without a file, the scene with every recogniser.
func loadScene(_ path: String?) throws(ToolError) -> Scene {
  guard let path else { return .everything }
  let file = try JSONFile(path, orElse: .usage)
  do {
    return try Scene(json: file.data)
  } catch {
    throw ToolError(status: .usage, message: "\(path): \(error)")
  }
}
