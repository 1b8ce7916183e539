import PageServer

/// The files of the viewer's page.
struct ViewerPage {
  /// The page loads only our own files, connects only to programs of this machine, and no other page
  /// may frame it.
  static let policy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; \
    connect-src 'self' ws://127.0.0.1:* ws://localhost:*; \
    frame-src http://127.0.0.1:* http://localhost:*; frame-ancestors 'none'; \
    base-uri 'none'; form-action 'none'
    """

  /// Its path in the folder of web files.
  static let path = "studio/index.html"

  /// The web files; nil for the page built into the program.
  let folder: PageFolder?

  /// The file or redirection at a path.
  func find(_ path: String) -> Answer? {
    switch path {
    case "/": return .redirect(to: folder == nil ? "/lines.html" : "/\(Self.path)?program")
    case "/lines.html": return .file(own(PackageResources.lines_html, "html"))
    case "/lines.js": return .file(own(PackageResources.lines_js, "js"))
    default: return folder?.file(at: String(path.dropFirst())).map { .file($0) }
    }
  }

  private func own(_ bytes: [UInt8], _ kind: String) -> ServedFile {
    ServedFile(kind: ServedFile.kind(ofName: ".\(kind)") ?? "", bytes: bytes)
  }
}
