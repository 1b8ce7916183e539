import DactylFiles
import Platform

/// The scene in a file; without a file, another one.
func loadScene(
  _ path: String?, orElse other: @autoclosure () -> Scene
) throws(ToolError) -> Scene {
  guard let path else { return other() }
  let file = try JSONFile(path, orElse: .usage)
  do {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) }
    return try Scene(json: file.data, folder: folder)
  } catch {
    throw ToolError(status: .usage, message: "\(path): \(error)")
  }
}
