/// A file of the page, which is part of the program.
struct PageFile: Sendable {
  let kind: String
  let bytes: [UInt8]

  /// All of them, by path.
  static let all: [String: PageFile] = [
    "/": PageFile(kind: "text/html; charset=utf-8", bytes: PackageResources.stage_html),
    "/stage.css": PageFile(kind: "text/css; charset=utf-8", bytes: PackageResources.stage_css),
    "/stage.js": PageFile(kind: "text/javascript; charset=utf-8", bytes: PackageResources.stage_js),
    "/mirror.js": PageFile(
      kind: "text/javascript; charset=utf-8", bytes: PackageResources.mirror_js),
    "/fingers.js": PageFile(
      kind: "text/javascript; charset=utf-8", bytes: PackageResources.fingers_js),
  ]

  /// Nothing but our own files and connection; images come in the pictures. No other page may frame
  /// this one and lead somebody's fingers.
  static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; \
    connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'
    """
}
