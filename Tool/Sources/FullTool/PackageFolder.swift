import DactylPort
import Platform
import ToolCommands

/// The folder into which `dactyl port` writes a package.
///
/// A record in the folder lists what the port wrote, so that it keeps files that others wrote or
/// changed.
struct PackageFolder {
  private let folder: URL
  /// The content of each file when the port wrote it, by path.
  private var written: [String: String] = [:]

  init(_ path: String) {
    folder = URL(fileURLWithPath: path).standardizedFileURL
    let record = (try? String(contentsOf: url(ProjectPort.record), encoding: .utf8)) ?? ""
    for line in record.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { written[String(parts[1])] = String(parts[0]) }
    }
  }

  /// Writes all files, or nothing if one of them would replace a file that is not the port's.
  ///
  /// - Parameters:
  ///   - project: the project's folder, which stays untouched.
  ///   - isForced: true to replace files that others wrote or changed.
  /// - Returns: what happened to files that are not the port's.
  /// - Throws: `ToolError` if something cannot or must not be written.
  mutating func write(
    _ files: [ProjectPort.File], of project: URL, isForced: Bool
  ) throws(ToolError) -> [String] {
    let (goal, source) = (
      folder.resolvingSymlinksInPath().path, project.resolvingSymlinksInPath().path
    )
    let isNew = ((try? FileManager.default.contentsOfDirectory(atPath: goal)) ?? []).isEmpty
    guard goal != source, isNew || !written.isEmpty || !goal.hasPrefix(source + "/") else {
      throw refusal("\(folder.path): is part of the project; name a folder of the package's own")
    }
    _ = try content(of: ProjectPort.record)
    var notes: [String] = []
    var kept: Set<String> = []
    var foreign: [String] = []
    for file in files {
      guard let present = try content(of: file.path) else { continue }
      let isOurs = written[file.path] == Self.mark(of: present)
      if isOurs || present == file.bytes { continue }
      if file.path == "Package.swift", written[file.path] != nil {
        notes.append("Package.swift: was changed by hand and stays as it is")
        kept.insert(file.path)
      } else {
        foreign.append(file.path)
      }
    }
    guard foreign.isEmpty || isForced else {
      throw refusal(
        foreign.map { path in
          let why = written[path] == nil ? "is not dactyl port's" : "was changed by hand"
          return "\(url(path).path): \(why) and stays; --force replaces it"
        }.joined(separator: "\n"))
    }
    notes += foreign.map { "\($0): replaced" }
    for file in files where !kept.contains(file.path) {
      written[file.path] = Self.mark(of: file.bytes)
      try write(file.bytes, to: file.path)
    }
    try write(Data(record.utf8), to: ProjectPort.record)
    return notes
  }

  private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// A file's content; nil if there is no file.
  ///
  /// - Throws: `ToolError` for links, folders and devices, also along the path.
  private func content(of path: String) throws(ToolError) -> Data? {
    var place = folder
    let parts = path.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() {
      place = place.appendingPathComponent(part)
      let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
      guard let kind = attributes?[.type] as? FileAttributeType else { return nil }
      guard kind == (index + 1 < parts.count ? .typeDirectory : .typeRegular) else {
        let words = kind == .typeSymbolicLink ? "is a link" : "is in the way"
        throw refusal("\(place.path): \(words); nothing is written there")
      }
    }
    return (try? Data(contentsOf: place)) ?? Data()
  }

  private func write(_ bytes: Data, to path: String) throws(ToolError) {
    let place = url(path)
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw ToolError(status: .cannotCreate, message: "\(place.path): cannot be written")
    }
    try OutputFile(place.path).write(bytes)
  }

  private var record: String {
    written.sorted { $0.key < $1.key }.reduce(
      into: "# What dactyl port has written here; a file that differs was changed since.\n"
    ) { $0 += "\($1.value) \($1.key)\n" }
  }

  private func refusal(_ words: String) -> ToolError {
    ToolError(status: .cannotCreate, message: words)
  }

  /// A 64-bit FNV-1a hash; two files rarely share one.
  private static func mark(of bytes: Data) -> String {
    String(
      bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 },
      radix: 16)
  }
}
