import PageServer

/// The page's files, embedded in the program.
enum PageFile {
  /// All files, by path.
  static let all: [String: ServedFile] = [
    "/": file("html", PackageResources.stage_html),
    "/stage.css": file("css", PackageResources.stage_css),
    "/stage.js": file("js", PackageResources.stage_js),
    "/mirror.js": file("js", PackageResources.mirror_js),
    "/fingers.js": file("js", PackageResources.fingers_js),
    "/sounds.js": file("js", PackageResources.sounds_js),
    "/surround.js": file("js", PackageResources.surround_js),
    "/typing.js": file("js", PackageResources.typing_js),
    "/studio.js": file("js", PackageResources.studio_js),
    "/inter.woff2": file("woff2", PackageResources.inter_woff2),
  ]

  /// Allows only our own files, and connections to programs of this machine; images arrive in the
  /// pictures, and the page makes addresses of its own of sounds that it has fetched. Pages of other
  /// sites may not frame this one and hijack a user's fingers; those of this machine may.
  static let policy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; media-src blob:; font-src 'self'; \
    connect-src 'self' ws://127.0.0.1:* ws://localhost:*; \
    frame-src 'self' http://127.0.0.1:* http://localhost:*; \
    frame-ancestors 'self' http://127.0.0.1:* http://localhost:*; base-uri 'none'; form-action 'none'
    """

  static func find(_ path: String) -> Answer? {
    if let file = all[path] ?? web?.file(at: String(path.dropFirst())) { return .file(file) }
    return path == "/studio/index.html" ? .file(ServedFile(kind: "text/plain", bytes: away)) : nil
  }

  /// The studio's page, which shows why things happened; it is not embedded.
  private static let web = PageFolder(holding: "studio/index.html")
  private static let away = Array(
    """
    The studio's files are not beside this program. Start the studio instead, and choose the program there:

        dactyl studio

    """.utf8)

  private static func file(_ ending: String, _ bytes: [UInt8]) -> ServedFile {
    ServedFile(kind: ServedFile.kind(ofName: "." + ending) ?? "", bytes: bytes)
  }
}
