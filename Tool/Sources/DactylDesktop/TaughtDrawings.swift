import DactylFiles
import DactylStrokes
import Platform

/// What `dactyl teach` has learned, in a library beside the gesture file.
package struct TaughtDrawings {
  /// The library; nil if nothing was taught.
  let library: StrokeLibrary?
  /// The names of its drawings, in small letters.
  let names: Set<String>
  /// What any number of fingers have shown.
  let shown: DemonstrationLibrary

  /// The library's path beside a gesture file.
  package static func path(beside path: String) -> String {
    (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + "drawings.json"
  }

  /// The path of the library of what fingers have shown.
  package static func shownPath(beside path: String) -> String {
    (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + "shown.json"
  }

  /// With how many fingers each was shown, by names in small letters.
  var fingers: [String: Int] {
    shown.demonstrations.reduce(into: [:]) { found, one in
      guard let known = shown.classes.first(where: { $0.id == one.classID }) else { return }
      found["\(known.name)".lowercased(), default: 0] = max(
        found["\(known.name)".lowercased(), default: 0], one.demonstration.mostFingers)
    }
  }

  init(beside gestureFile: String, runs: Bool) throws(ToolError) {
    shown =
      try Self.shown(at: Self.shownPath(beside: gestureFile), runs: runs) ?? DemonstrationLibrary()
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

  /// The library at a path; nil if there is no file.
  package static func shown(at path: String, runs: Bool) throws(ToolError) -> DemonstrationLibrary?
  {
    guard access(path, F_OK) == 0 else { return nil }
    let bytes = try DesktopFile.read(path, runs: runs, orElse: "dactyl teach --show makes it")
    do {
      return try DemonstrationLibraryFile.decode(Data(bytes))
    } catch {
      throw ToolError(status: .usage, message: "\(path): \(error)")
    }
  }
}
