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
    "/typing.js": file("js", PackageResources.typing_js),
    "/studio.js": file("js", PackageResources.studio_js),
    "/inter.woff2": file("woff2", PackageResources.inter_woff2),
  ]

  /// Allows only our own files and connection; images arrive in the pictures, and the page makes
  /// addresses of its own of sounds that it has fetched. Pages of other sites may not
  /// frame this one and hijack a user's fingers; the studio of this machine may.
  static let policy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    media-src blob:; font-src 'self'; connect-src 'self'; \
    frame-ancestors http://127.0.0.1:* http://localhost:*; base-uri 'none'; form-action 'none'
    """

  static func find(_ path: String) -> Answer? {
    (all[path] ?? (judging.contains(path) ? web?.file(at: String(path.dropFirst())) : nil)).map {
      .file($0)
    }
  }

  /// The files by which the page judges touches again with another number. They come from a checkout
  /// or an installation; without one, the page can only send the number to the program.
  private static let judging = ["/studio/judge.js", "/dactyl-strokes.wasm"]
  private static let web = PageFolder(holding: "studio/judge.js")

  private static func file(_ ending: String, _ bytes: [UInt8]) -> ServedFile {
    ServedFile(kind: ServedFile.kind(ofName: "." + ending) ?? "", bytes: bytes)
  }
}
