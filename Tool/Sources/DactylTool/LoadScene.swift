import DactylScenes
import Foundation

/// The scene in a file, or the one with every recogniser where no file is named.
func loadScene(_ path: String?) throws(ToolError) -> Scene {
  guard let path else { return .everything }
  guard let json = FileManager.default.contents(atPath: path) else {
    throw ToolError(status: .noInput, message: "\(path): cannot be read")
  }
  do {
    return try Scene(json: json)
  } catch {
    throw ToolError(status: .usage, message: "\(path): \(error)")
  }
}
