#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `project.pbxproj` says of a program: its language and its files.
struct XcodeProject {
  /// The language of each configuration.
  let versions: [String]
  /// The Swift files that the application's target compiles; nil where the project lists none, as
  /// since Xcode 16, where folders count.
  let sources: Set<String>?

  /// True if Xcode adds the names of catalogues' colours and images to `UIColor` and `UIImage`.
  let namesAssets: Bool
  /// True if the program runs on tablets alone.
  let isForTablets: Bool
  /// The orientations that the build settings allow on a phone; empty where they are silent.
  let orientations: Set<String>

  /// The project in a folder; nil if there is none.
  init?(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let name = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }),
      let text = try? String(
        contentsOf: folder.appendingPathComponent("\(name)/project.pbxproj"), encoding: .utf8)
    else { return nil }
    namesAssets = text.contains("GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES")
    versions = text.matches(of: /SWIFT_VERSION = "?([0-9.]+)/).map { String($0.output.1) }
    let families = text.matches(of: /TARGETED_DEVICE_FAMILY = "?([0-9,]+)/).map(\.output.1)
    isForTablets = !families.isEmpty && families.allSatisfy { $0 == "2" }
    let key = isForTablets ? "_iPad" : "_iPhone"
    let allowed =
      text.matches(
        of: /INFOPLIST_KEY_UISupportedInterfaceOrientations(_iPad|_iPhone|) = "?([A-Za-z ]+)/)
    orientations = Set(
      allowed.filter { $0.output.1.isEmpty || $0.output.1 == key }
        .flatMap { $0.output.2.split(separator: " ").map(String.init) })
    sources = Objects(text).sources(below: folder)
  }

  /// The objects of the file by their ids, each as the text between its braces.
  private struct Objects {
    var bodies: [Substring: Substring] = [:]

    init(_ text: String) {
      for found in text.matches(of: /(?m)^\t\t([0-9A-Z]{8,32}) (?:\/\*.*?\*\/ )?= \{/) {
        let rest = text[found.range.upperBound...]
        // Objects are on one line, or end with a brace that is indented as they are.
        let line = rest.prefix { !$0.isNewline }
        if line.hasSuffix("};") {
          bodies[found.output.1] = line
        } else if let end = rest.firstRange(of: "\n\t\t};") {
          bodies[found.output.1] = rest[..<end.lowerBound]
        }
      }
    }

    func value(_ key: String, of id: Substring) -> String? {
      guard let body = bodies[id],
        let regex = try? Regex("\\b\(key) = (\"(?:[^\"\\\\]|\\\\.)*\"|[^;]*);"),
        let found = try? regex.firstMatch(in: body), let text = found.output[1].substring
      else { return nil }
      return text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : String(text)
    }

    func list(_ key: String, of id: Substring) -> [Substring] {
      guard let body = bodies[id], let start = body.firstRange(of: "\(key) = ("),
        let end = body[start.upperBound...].firstIndex(of: ")")
      else { return [] }
      return body[start.upperBound..<end].split(separator: ",").compactMap {
        $0.split(whereSeparator: \.isWhitespace).first
      }
    }

    func sources(below folder: URL) -> Set<String>? {
      let targets = bodies.keys.filter {
        value("productType", of: $0) == "com.apple.product-type.application"
      }
      guard targets.count == 1, let target = targets.first else { return nil }
      var groups: [Substring: Substring] = [:]
      for id in bodies.keys where value("isa", of: id)?.hasSuffix("Group") == true {
        for child in list("children", of: id) { groups[child] = id }
      }
      func path(of id: Substring, _ depth: Int = 0) -> String {
        let own = value("path", of: id)
        // Some stand by themselves, and no project nests so deep.
        guard value("sourceTree", of: id) == "<group>", let group = groups[id], depth < 100 else {
          return own ?? ""
        }
        return [path(of: group, depth + 1), own].compactMap { $0 }.filter { !$0.isEmpty }
          .joined(separator: "/")
      }
      var found: Set<String> = []
      for phase in list("buildPhases", of: target)
      where value("isa", of: phase) == "PBXSourcesBuildPhase" {
        for file in list("files", of: phase) {
          guard let reference = value("fileRef", of: file)?.split(separator: " ").first else {
            continue
          }
          // A file may stand for its translations.
          let translations = list("children", of: reference)
          for place in (translations.isEmpty ? [reference] : translations).map({ path(of: $0) })
          where place.hasSuffix(".swift") {
            found.insert(folder.appendingPathComponent(place).standardizedFileURL.path)
          }
        }
      }
      return found.isEmpty ? nil : found
    }
  }
}
