#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of a project's folder that belong to the program.
///
/// These are the files next to and below the first file with an application delegate, and other
/// files that declare what these use, such as the project's own libraries. Tests, pods,
/// playgrounds, examples and other programs are left out.
struct ProjectFiles {
  /// The file with the application delegate, or else the folder.
  let main: URL
  let files: [URL]
  /// Links that lead out of the folder, by their paths in it.
  let links: [String]

  static let left: Set<String> = [
    "Pods", "Carthage", ".build", "DerivedData", "build", "fastlane", ".git", "Frameworks",
    "node_modules",
  ]

  /// A source file as the names it declares and uses.
  private struct Source {
    let file: URL
    /// Its top-level declarations.
    var declared: Set<String> = []
    /// The members its extensions add.
    var added: Set<String> = []
    var words: Set<String> = []

    init?(_ file: URL) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      self.file = file
      let tokens = SourceTokenizer.tokens(of: text)
      var depth = 0
      var isExtension = false
      for (index, token) in tokens.enumerated() {
        if token.text == "{" { depth += 1 }
        if token.text == "}" { depth -= 1 }
        guard token.kind == .word else { continue }
        words.insert(token.text)
        if depth == 0, token.text == "extension" { isExtension = true }
        if depth == 0, token.text == "class" || token.text == "struct" { isExtension = false }
        guard index + 1 < tokens.count, Self.keywords.contains(token.text),
          tokens[index + 1].kind == .word
        else { continue }
        if depth == 0 { declared.insert(tokens[index + 1].text) }
        if depth == 1, isExtension { added.insert(tokens[index + 1].text) }
      }
    }

    private static let keywords: Set<String> = [
      "class", "struct", "enum", "actor", "protocol", "typealias", "func", "var", "let",
    ]
  }

  init(below folder: URL) {
    let (all, links) = ProjectFiles.list(folder)
    self.links = links
    let swift = all.filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift"
    }
    let mains = swift.filter(ProjectFiles.starts)
    guard let main = mains.first else {
      (self.main, files) = (folder, all)
      return
    }
    let (top, project) = ProjectFiles.top(of: main, in: folder)
    var own = all.filter { $0.path.hasPrefix(top.path + "/") }
    let elsewhere = mains.filter { !$0.path.hasPrefix(top.path + "/") }
      .map { ProjectFiles.top(of: $0, in: folder).top.path + "/" }
    let others = all.filter { file in
      guard !file.path.hasPrefix(top.path + "/"), file.lastPathComponent != "Package.swift",
        !elsewhere.contains(where: file.path.hasPrefix)
      else { return false }
      let folders = file.path.dropFirst(project.path.count).split(separator: "/").dropLast()
      return file.path.hasPrefix(project.path + "/") && !folders.contains { $0.hasSuffix("Tests") }
        || !file.path.dropFirst(folder.path.count).split(separator: "/").dropLast().contains {
          $0.contains("Demo") || $0.contains("Example") || $0.hasSuffix("Tests")
        }
    }
    own += ProjectFiles.used(of: others, by: own)
    if !own.contains(where: { $0.pathExtension == "storyboard" }) {
      own += others.filter {
        $0.pathExtension != "swift" && $0.path.hasPrefix(project.path + "/")
      }
    }
    (self.main, files) = (main, ProjectFiles.compiled(own, of: all, by: project))
  }

  /// The files, but of those in Swift only what the project's target compiles, if it says so and all
  /// of it is there.
  private static func compiled(_ own: [URL], of all: [URL], by project: URL) -> [URL] {
    guard let sources = XcodeProject(in: project)?.sources else { return own }
    // Nothing is read that lies, or leads, out of the project.
    let root = project.resolvingSymlinksInPath().path + "/"
    let known = Set(all.map { $0.standardizedFileURL.path })
    let swift = sources.compactMap(onDisk).filter {
      known.contains($0.standardizedFileURL.path)
        || $0.resolvingSymlinksInPath().path.hasPrefix(root)
    }
    guard swift.count == sources.count else { return own }
    return (own.filter { $0.pathExtension != "swift" } + swift).sorted { $0.path < $1.path }
  }

  /// The file at a path, whatever the case of its letters, as on a Mac; nil if there is none.
  private static func onDisk(_ path: String) -> URL? {
    if FileManager.default.fileExists(atPath: path) { return URL(fileURLWithPath: path) }
    var place = URL(fileURLWithPath: "/")
    for part in path.split(separator: "/") {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      guard
        let name = names.first(where: { $0 == part })
          ?? names.sorted().first(where: { $0.lowercased() == part.lowercased() })
      else { return nil }
      place.appendPathComponent(name)
    }
    return place
  }

  /// Finds the files that declare names in use, until no more are needed.
  private static func used(of others: [URL], by own: [URL]) -> [URL] {
    let present = own.filter { $0.pathExtension == "swift" }.compactMap { Source($0) }
    var declared = present.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    var words = present.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    // Classes that only storyboards name.
    for file in own where ["storyboard", "xib"].contains(file.pathExtension) {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      words.formUnion(text.matches(of: /customClass="(\w+)"/).map { String($0.output.1) })
    }
    var left = others.filter { $0.pathExtension == "swift" }.compactMap { Source($0) }
    var found: [URL] = []
    var isDone = false
    while !isDone {
      isDone = true
      left.removeAll { source in
        // A name declared twice is another version of the same thing.
        guard source.declared.isDisjoint(with: declared) else { return false }
        let names = source.declared.union(source.added)
        guard !names.isDisjoint(with: words) else { return false }
        declared.formUnion(source.declared)
        words.formUnion(source.words)
        found.append(source.file)
        isDone = false
        return true
      }
    }
    return found
  }

  private static func starts(_ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return SourceTokenizer.tokens(of: text).contains {
      $0.text == "@main" || $0.text == "@UIApplicationMain" || $0.text == "UIApplicationMain"
    }
  }

  /// The program's folder, from the delegate up to the project file's folder, and that folder.
  private static func top(of main: URL, in folder: URL) -> (top: URL, project: URL) {
    var top = main.deletingLastPathComponent()
    while top.path != folder.path, top.path.count > folder.path.count {
      let above = top.deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: above.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
        return (top, above)
      }
      top = above
    }
    return (top, top)
  }

  /// All files of a folder that may belong to a program, sorted by name, and the links out of it.
  ///
  /// It follows no link, because a target within the folder is found anyway. It skips the output of
  /// `dactyl port`.
  static func list(_ folder: URL) -> (files: [URL], links: [String]) {
    let root = folder.resolvingSymlinksInPath().path + "/"
    var (files, links): ([URL], [String]) = ([], [])
    func look(in present: URL) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: present.path)) ?? []
      guard !names.contains(ProjectPort.record) else { return }
      for name in names.sorted() where !left.contains(name) && !name.hasPrefix(".") {
        let url = present.appendingPathComponent(name)
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        switch attributes?[.type] as? FileAttributeType {
        case .typeRegular?: files.append(url)
        case .typeDirectory?:
          if !name.hasSuffix("Tests"), !name.hasSuffix(".playground"), !name.hasSuffix(".xcodeproj")
          {
            look(in: url)
          }
        case .typeSymbolicLink?:
          if !(url.resolvingSymlinksInPath().path + "/").hasPrefix(root) {
            links.append(String(url.path.dropFirst(folder.path.count + 1)))
          }
        default: break
        }
      }
    }
    look(in: folder)
    return (files, links)
  }
}
