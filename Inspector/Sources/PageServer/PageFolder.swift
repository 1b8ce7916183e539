#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The web files of a checkout or an installation: modules, and the pages in `studio`.
public struct PageFolder: Sendable {
  /// Where it is, without links on the way.
  public let path: String

  /// The first of some folders that holds a file; nil where none does.
  public init?(among places: [String], holding name: String) {
    for place in places {
      guard let path = resolved(place), access("\(path)/\(name)", R_OK) == 0 else { continue }
      self.path = path
      return
    }
    return nil
  }

  /// A file; nil for what is not there, of no known kind, no page's, or led out of the folder by a
  /// link.
  public func file(at name: String) -> ServedFile? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts[0] == "studio",
      parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(0) }),
      let kind = ServedFile.kind(ofName: name), let place = resolved("\(path)/\(name)"),
      place.hasPrefix(path + "/"), let bytes = contents(of: place)
    else { return nil }
    return ServedFile(kind: kind, bytes: bytes)
  }
}

/// A path without links; nil where nothing is there.
private func resolved(_ path: String) -> String? {
  guard let found = realpath(path, nil) else { return nil }
  defer { free(found) }
  return String(cString: found)
}

/// The bytes of an ordinary file.
private func contents(of path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &piece, piece.count)
    if count < 0 { return nil }
    if count == 0 { return bytes }
    bytes += piece[..<count]
  }
}
