import PageServer
import Platform

/// The studio's files, by the path at which a browser asks for them.
struct StudioSite: Sendable {
  private let folder: PageFolder
  private let paths: Set<String>
  /// What to open.
  let opened: StudioFile?

  /// The files in the given folder, or in the first of those where the package keeps them.
  ///
  /// - Throws: `ToolError` when there are none.
  init(web: String?, file: StudioFile?) throws(ToolError) {
    opened = file
    let places = web.map { [URL(filePath: $0)] } ?? Self.usualPlaces
    let manager = FileManager.default
    guard let folder = PageFolder(among: places.map(\.path), holding: "studio/index.html") else {
      throw ToolError(
        status: .noInput,
        message: "no studio in \(places.map(\.path).joined(separator: ", ")); say --web")
    }
    self.folder = folder
    let inStudio = (try? manager.subpathsOfDirectory(atPath: folder.path + "/studio"))
    let modules = ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".js") || $0.hasSuffix(".wasm") }
    let named = (inStudio ?? []).map { "studio/" + $0 } + modules
    paths = Set(named.filter { ServedFile.kind(ofName: $0) != nil })
  }

  /// The page to begin with: it leads to the studio or the inspector, with the file if there is
  /// one, and what the link says.
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

  /// What a request for a path is answered with; nil for what is not offered.
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

  /// Writes all files into a folder, which is made where there is none.
  ///
  /// - Throws: `ToolError` for what cannot be written.
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

  // Beside an installed tool, or in the checkout that it was built from.
  private static var usualPlaces: [URL] {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../..").standardizedFileURL
    let tool = URL(filePath: executablePath() ?? CommandLine.arguments[0])
      .deletingLastPathComponent()
    return [
      tool.appending(path: "../share/dactyl/Web").standardizedFileURL,
      checkout.appending(path: "Web"),
    ]
  }
}
