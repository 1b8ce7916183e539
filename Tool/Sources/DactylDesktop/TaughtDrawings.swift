import DactylFiles
import DactylStrokes
import Platform

/// What `dactyl teach` has learned, in a library beside the gesture file.
package struct TaughtDrawings {
  /// The library; nil if nothing was taught.
  let library: StrokeLibrary?
  /// The names of its drawings, in small letters.
  let names: Set<String>

  /// The library's path beside a gesture file.
  package static func path(beside path: String) -> String {
    (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + "drawings.json"
  }

  init(beside gestureFile: String, runs: Bool) throws(ToolError) {
    let path = Self.path(beside: gestureFile)
    guard access(path, F_OK) == 0 else {
      (library, names) = (nil, [])
      return
    }
    let bytes = try DesktopFile.read(path, runs: runs, orElse: "dactyl teach makes it")
    do {
      let library = try StrokeLibraryFile.decode(Data(bytes))
      (self.library, names) = (library, Set(library.classes.map { "\($0.name)".lowercased() }))
    } catch {
      throw ToolError(status: .usage, message: "\(path): \(error)")
    }
  }
}
