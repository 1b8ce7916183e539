import PageServer
import Platform
import ToolCommands

/// The studio's files, by path.
struct StudioSite: Sendable {
  private let folder: PageFolder
  private let paths: Set<String>
  let opened: StudioFile?

  /// Uses the given folder, or the first usual place that has the files.
  ///
  /// - Throws: `ToolError` if there are no files.
  init(web: String?, file: StudioFile?) throws(ToolError) {
    opened = file
    let manager = FileManager.default
    let places = web.map { [$0] } ?? PageFolder.usualPlaces
    guard let folder = PageFolder(among: places, holding: "studio/index.html") else {
      throw ToolError(
        status: .noInput, message: "no studio in \(places.joined(separator: ", ")); say --web")
    }
    self.folder = folder
    let inStudio = (try? manager.subpathsOfDirectory(atPath: folder.path + "/studio"))
    let modules = ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".js") || $0.hasSuffix(".wasm") }
    let named = (inStudio ?? []).map { "studio/" + $0 } + modules
    paths = Set(named.filter { ServedFile.kind(ofName: $0) != nil })
  }

  /// The first page, which redirects to the studio or the inspector and keeps the file and the
  /// link's fragment.
  var index: Data {
    let page = opened?.page ?? "studio/index.html"
    return Data(
      """
      <!doctype html>
      <meta charset="utf-8">
      <title>Dactyl studio</title>
      <link rel="icon" href="studio/icon.svg">
      <script>location.replace("\(page)" + location.hash)</script>
      <noscript><meta http-equiv="refresh" content="0; url=\(page)"></noscript>
      <a href="\(page)">Dactyl studio</a>

      """.utf8)
  }

  /// The answer to a request for a path; nil if there is no file.
  func answer(at path: String) -> Answer? {
    file(at: String(path.drop { $0 == "/" })).map { .file($0) }
  }

  private func file(at path: String) -> ServedFile? {
    switch path {
    case "": return ServedFile(kind: "text/html; charset=utf-8", bytes: Array(index))
    case opened?.path:
      return opened.map { ServedFile(kind: "application/jsonl", bytes: Array($0.data)) }
    default:
      let path = path == "studio/" ? "studio/index.html" : path
      return paths.contains(path) ? folder.file(at: path) : nil
    }
  }

  /// Writes all files into a folder, which it creates if needed.
  ///
  /// - Throws: `ToolError` if a file cannot be written.
  func write(to directory: String) throws(ToolError) {
    let folder = URL(filePath: directory)
    var names = paths.union(["index.html"])
    if let opened { names.insert(opened.path) }
    do {
      for name in names.sorted() {
        guard let file = file(at: name == "index.html" ? "" : name) else { continue }
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try OutputFile(url.path).write(file.bytes(from: 0, atMost: file.count))
      }
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError(
        status: .cannotCreate,
        message: "\(directory): cannot be written: \(String(cString: strerror(errno)))")
    }
  }
}
