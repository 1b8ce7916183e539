#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The web files of a checkout or an installation: modules, and the pages in `studio`.
public struct PageFolder: Sendable {
  /// Its path, links resolved.
  public let path: String

  /// The first of several folders that holds a file; nil if there is no such folder.
  public init?(among places: [String] = usualPlaces, holding name: String) {
    for place in places {
      guard let path = resolved(place), access("\(path)/\(name)", R_OK) == 0 else { continue }
      self.path = path
      return
    }
    return nil
  }

  /// Beside an installed program, and in the checkout that built it, unless it was built to be
  /// installed elsewhere: what lies at the same path there is not ours.
  public static var usualPlaces: [String] {
    var path = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &path, path.count))
    let program = String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = program.split(separator: "/").dropLast().joined(separator: "/")
    let installed = "/\(folder)/../share/dactyl/Web"
    #if PACKAGED
      return [installed]
    #else
      let checkout = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
      return [installed, "/\(checkout)/Web"]
    #endif
  }

  /// A page's file; nil if it is missing, of an unknown kind, not a page's, or outside the folder
  /// by a link.
  public func file(at name: String) -> ServedFile? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts[0] == "studio",
      parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(0) }),
      let kind = ServedFile.kind(ofName: name), let place = resolved("\(path)/\(name)"),
      place.hasPrefix(path + "/"), let file = OpenFile(path: place)
    else { return nil }
    return ServedFile(kind: kind, body: .file(file))
  }
}

/// A path with its links resolved; nil if nothing is there.
private func resolved(_ path: String) -> String? {
  guard let found = realpath(path, nil) else { return nil }
  defer { free(found) }
  return String(cString: found)
}
