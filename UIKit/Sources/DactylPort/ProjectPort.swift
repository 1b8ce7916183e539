#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes a package that builds of a project's folder.
///
/// Ports Swift files, turns storyboards and xibs into code, and brings along what the program finds
/// in its bundle. Puts the project's own modules into one target, and removes their imports and
/// those of frameworks that do not exist here.
public struct ProjectPort {
  /// A file of the package, by its path in it.
  public struct File {
    /// Where it lies in the package's folder.
    public var path: String
    /// What it holds.
    public var bytes: Data

    init(path: String, text: String) { (self.path, bytes) = (path, Data(text.utf8)) }
    init(path: String, bytes: Data) { (self.path, self.bytes) = (path, bytes) }

    /// What it holds, as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The file in a package's folder that says what `dactyl port` has written there; a folder with
  /// one is no part of a project.
  public static let record = ".dactyl-port"

  /// The files of the package.
  public private(set) var files: [File] = []
  /// What the port could not do, with the file.
  public private(set) var notes: [String] = []
  /// What the program cannot do without and does not exist here: the package does not compile until
  /// somebody takes it out.
  public private(set) var lacks: [String] = []
  /// What is wrong in the project, with file and line; the package leaves it out.
  public private(set) var faults: [String] = []
  /// The name of the program's target.
  public let target: String
  private let root: URL
  private var resources: ProgramResources
  /// Products of Dactyl that the program imports, beside UIKit.
  private var products: Set<String> = []

  /// Modules that are there on Linux.
  private static let known: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "CoreImage", "AudioToolbox",
    "AVFoundation", "CoreData", "Dispatch",
    "Glibc", "FoundationNetworking", "FoundationXML", "Synchronization", "XCTest", "Testing",
  ]
  /// What a program loses with a module that many programs import, and the names of it that no
  /// program compiles with; nil if there are stand-ins for all.
  private static let losses: [String: (names: String?, words: String)] = [
    "CoreData": (
      "NSBatch(?:Insert|Update)\\w*|NSPersistentHistory\\w*|NSMappingModel|NSEntityMigrationPolicy|NSMigration\\w*|NSIncremental\\w*|NSAsynchronousFetch\\w*|NSExpressionDescription",
      "objects are kept in a file and fetched, but there are no batches of insertions, migrations and histories"
    ),
    "AVFoundation": (
      "AV(?!Foundation$|FAudio$|AudioPlayer$|AudioPlayerDelegate$|AudioSession$|MakeRect$)[A-Z]\\w*",
      "sound files are played, but there is no camera, and no film, speech or recording"
    ),
    "WebKit": (nil, "there is no browser, so a web view shows the address alone"),
    "SQLite3": ("sqlite3_\\w*", "link SQLite by a system library target of the package"),
    "MapKit": ("MK[A-Z]\\w*", "there are no maps"),
    "CoreLocation": ("CL[A-Z]\\w*", "there is no location"),
    "CoreMotion": ("CM[A-Z]\\w*", "there are no motion sensors"),
    "SpriteKit": ("SK[A-Z]\\w*", "there are no sprites"),
    "SwiftUI": (
      "[VHZ]Stack|Navigation(?:View|Stack)|PreviewProvider|UIHostingController|WindowGroup",
      "this is UIKit alone"
    ),
  ]
  /// Modules under other names; Core Image without its submodules.
  private static let renamed = ["AVFAudio": "AVFoundation", "CoreImage": "CoreImage"]
  /// Modules whose names the module UIKit has.
  private static let part: Set<String> = ["CoreFoundation", "ObjectiveC", "Darwin", "os"]

  /// Reads a folder and ports what is in it.
  ///
  /// - Parameters:
  ///   - dactyl: how the package finds Dactyl, a path or an address.
  ///   - hasStage: true to show the program on the stage; an address leads to no stage.
  ///   - drawing: makes SVG of a PDF file; nil if it cannot.
  public init(
    folder: URL, dactyl: String, hasStage: Bool = false,
    drawing: @escaping (URL) -> Data? = { _ in nil }
  ) {
    root = folder
    resources = ProgramResources(drawing: drawing)
    let found = ProjectFiles(below: folder)
    notes = found.links.map { "\($0): leads out of the project and is left out" }
    let base = found.main.deletingLastPathComponent().lastPathComponent
    let name = base == "Sources" || base.isEmpty ? folder.lastPathComponent : base
    let letters = name.map { $0.isLetter && $0.isASCII || $0.isNumber && $0.isASCII ? $0 : "_" }
    // No module begins with a digit.
    target = (letters.first?.isNumber == true ? "App" : "") + String(letters)
    portSources(found.files)
    for (path, data) in resources.files.sorted(by: { $0.key < $1.key }) {
      files.append(File(path: "Sources/\(target)/Resources/\(path)", bytes: data))
    }
    notes += resources.left.map { "\(relative($0.file)): \($0.why)" }
    files.append(File(path: "Package.swift", text: manifest(dactyl, hasStage: hasStage)))
  }

  /// The folders with an Xcode project below a folder, unless it holds one itself.
  public static func projects(in folder: URL) -> [URL] {
    func names(_ place: URL) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
    }
    func look(in place: URL, depth: Int) -> [URL] {
      let found = names(place)
      if found.contains(where: { $0.hasSuffix(".xcodeproj") }) { return [place] }
      guard depth < 5, !found.contains(record) else { return [] }
      return found.filter { !ProjectFiles.left.contains($0) && !$0.hasPrefix(".") }.flatMap {
        let inside = place.appendingPathComponent($0)
        var isFolder = false
        let isThere = FileManager.default.fileExists(atPath: inside.path, isDirectory: &isFolder)
        return isThere && isFolder ? look(in: inside, depth: depth + 1) : []
      }
    }
    return look(in: folder, depth: 0)
  }

  // MARK: Files of the package

  private mutating func portSources(_ list: [URL]) {
    var index = SourceIndex()
    var protocols = ObjectiveCProtocols()
    var sources: [(URL, String)] = []
    for file in list where file.pathExtension == "swift" {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        notes.append("\(relative(file)): is not text in UTF-8")
        continue
      }
      sources.append((file, text))
    }
    if let former = sources.first(where: { FormerSwift.isFormer($0.1) }) {
      faults.append(
        "\(relative(former.0)): is older than Swift 3, which no compiler reads any more: let Xcode 8 convert the project first"
      )
    }
    missing(in: sources.map(\.1), list)
    for (_, text) in sources {
      index.add(text)
      protocols.add(text)
    }
    let own = Set(
      ProjectFiles.list(root).files.flatMap {
        $0.path.dropFirst(root.path.count).split(separator: "/").map {
          $0.hasSuffix(".podspec") ? String($0.dropLast(8)) : String($0)
        }
      })
    var moved: [ExtensionOverrides.Moved] = []
    var ported: [(URL, String)] = []
    for (file, text) in sources {
      let port = SourcePort(protocols.rewrite(text))
      for note in port.notes { notes.append("\(relative(file)):\(note.line): \(note.words)") }
      let (rest, taken) = ExtensionOverrides.extract(
        from: port.result, classes: index.classes, overridden: index.overridden)
      moved += taken
      ported.append((file, imports(of: rest, file, own)))
    }
    var names = Set<String>()
    for (file, text) in ported {
      var name = file.deletingPathExtension().lastPathComponent.replacing(" ", with: "_")
      if name == "main", !text.contains("UIApplicationMain(") { name = "Main_" }
      while !names.insert(name.lowercased()).inserted { name += "_" }
      files.append(
        File(
          path: "Sources/\(target)/\(name).swift",
          text: ExtensionOverrides.insert(moved, into: text)))
    }
    notes += IdleNames.notes(of: sources.map { (relative($0.0), $0.1) })
    writeModels(list, index)
    writeInterface(list, index)
    let interface = files.last.map { [$0.text] } ?? []
    if let names = AssetSymbols.declarations(
      colors: Set(resources.colors.keys), images: resources.images, usedBy: ported.map(\.1),
      extends: XcodeProject(in: root)?.namesAssets ?? false)
    {
      files.append(File(path: "Sources/\(target)/PortedAssets.swift", text: names))
    }
    writeFormerNames(ported.map(\.1) + interface)
  }

  /// Names what the program needs and does not exist here: as a lack what it uses, and the rest
  /// before all other notes.
  private mutating func missing(in sources: [String], _ list: [URL]) {
    var needs: [String] = []
    var imported: Set<String> = []
    for source in sources {
      for found in source.matches(of: /(?m)^[ \t]*(?:@\w+ )?import (\w+)/) {
        imported.insert(String(found.output.1))
      }
    }
    let words = Set(
      sources.flatMap { SourceTokenizer.tokens(of: $0).filter { $0.kind == .word }.map(\.text) })
    for module in Set(imported.map { Self.renamed[$0] ?? $0 }).sorted() {
      guard let loss = Self.losses[module] else { continue }
      let name = loss.names.flatMap { try? Regex($0) }
      let used = words.filter { word in name.map { (try? $0.wholeMatch(in: word)) != nil } ?? false
      }
      if !used.isEmpty {
        let most = 6
        let named = used.sorted().prefix(most).joined(separator: ", ")
        lacks.append(
          "\(module) is not here: \(loss.words). Take out \(named)\(used.count > most ? " and others" : "")"
        )
      } else if !Self.known.contains(module) {
        needs.append("\(module) is not here: \(loss.words)")
      }
    }
    if !imported.contains("WebKit"), sources.contains(where: { $0.contains("UIWebView") }) {
      needs.append("UIWebView is not here: \(Self.losses["WebKit"]!.words)")
    }
    for file in ProjectFiles.list(root).files
    where file.lastPathComponent.hasSuffix("Bridging-Header.h") {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let headers = text.matches(of: /(?m)^[ \t]*#(?:import|include) *[<"]([^>"]+)/).map {
        String($0.output.1)
      }
      guard !headers.isEmpty else { continue }
      lacks.append(
        "\(relative(file)): C headers are not imported, so the names of \(headers.joined(separator: ", ")) are missing"
      )
    }
    notes.insert(contentsOf: needs, at: 0)
  }

  private mutating func writeFormerNames(_ sources: [String]) {
    let declarations = FormerNames.declarations(usedBy: sources)
    guard !declarations.isEmpty else { return }
    let head =
      "// Written by `dactyl port`: names from before Swift 4.2.\nimport UIKit\n"
      + (declarations.contains("URLRequest") ? "import FoundationNetworking\n\n" : "\n")
    files.append(
      File(path: "Sources/\(target)/FormerNames.swift", text: head + declarations + "\n"))
  }

  private func relative(_ file: URL) -> String { String(file.path.dropFirst(root.path.count + 1)) }

  /// Takes imports away that lead nowhere, and adds those that are missing.
  private mutating func imports(of text: String, _ file: URL, _ own: Set<String>) -> String {
    var hasUIKit = false
    var lines: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), place < 2, place + 1 < words.count,
        place == 0 || words[0].hasPrefix("@")
      else {
        lines.append(line)
        continue
      }
      let path = words[words.count > place + 2 ? place + 2 : place + 1]
      guard let module = path.split(separator: ".").first.map(String.init) else {
        faults.append("\(relative(file)):\(index + 1): expected the name of a module")
        lines.append(line)
        continue
      }
      if module == "UIKit" { hasUIKit = true }
      if let name = ProjectPort.renamed[module] {
        lines.append("import \(name)")
        continue
      }
      if ProjectPort.part.contains(module)
        || own.contains(module) && !ProjectPort.known.contains(module)
      {
        continue
      }
      guard ProjectPort.known.contains(module) else {
        if ProjectPort.losses[module] == nil {
          notes.append(
            "\(relative(file)): the import of \(module) is left out: what it declares does not exist here"
          )
        }
        continue
      }
      if module == "CoreData" { products.insert(module) }
      lines.append(line)
    }
    var added = hasUIKit ? "" : "import UIKit\n"
    if ["URLSession", "URLRequest", "HTTPURLResponse"].contains(where: text.contains) {
      added += "import FoundationNetworking\n"
    }
    if text.contains("XMLParser") { added += "import FoundationXML\n" }
    return added + lines.joined(separator: "\n")
  }

  /// Makes files that the program reads, and classes, of Core Data models.
  private mutating func writeModels(_ list: [URL], _ index: SourceIndex) {
    var classes = ""
    for file in list where file.lastPathComponent == "contents" {
      let version = file.deletingLastPathComponent()
      let model = version.deletingLastPathComponent()
      let isVersion = model.pathExtension == "xcdatamodeld"
      guard version.pathExtension == "xcdatamodel",
        !isVersion || Self.isCurrent(version, of: model),
        let root = xml(file)
      else { continue }
      let made = ManagedModel(root, module: target, declared: index.classes)
      resources.add(
        model: made.data,
        as: (isVersion ? model : version).deletingPathExtension().lastPathComponent)
      classes += made.classes
      notes += made.notes.map { "\(relative(file)): \($0)" }
    }
    guard !classes.isEmpty, products.contains("CoreData") else { return }
    files.append(
      File(
        path: "Sources/\(target)/PortedModel.swift",
        text:
          "// Written by `dactyl port`: the classes of Core Data models.\n// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation\nimport CoreData\nimport Foundation\n"
          + classes))
  }

  /// Whether a version of a model is the one that a program uses: the one that is named as such, or
  /// the first.
  private static func isCurrent(_ version: URL, of model: URL) -> Bool {
    let list = try? String(
      contentsOf: model.appendingPathComponent(".xccurrentversion"), encoding: .utf8)
    let named = list?.firstMatch(of: /_XCCurrentVersionName<\/key>\s*<string>([^<]*)/)?.output.1
    let names = (try? FileManager.default.contentsOfDirectory(atPath: model.path)) ?? []
    let first = names.filter { $0.hasSuffix(".xcdatamodel") }.min()
    return version.lastPathComponent == named.map(String.init) ?? first ?? ""
  }

  private mutating func writeInterface(_ list: [URL], _ index: SourceIndex) {
    var functions: [String] = []
    var storyboards: [String] = []
    var nibs: [String] = []
    var main: String?
    var sizes: [String: (Int, Int)] = [:]
    let project = XcodeProject(in: root)
    var orientations = project?.orientations ?? []
    var written: Set<String> = []
    for file in list {
      let name = file.deletingPathExtension().lastPathComponent
      // Nobody sees the launch screen here, and the second file of a name is a copy for another
      // language.
      if ["storyboard", "xib"].contains(file.pathExtension),
        name == "LaunchScreen" || !written.insert(file.lastPathComponent).inserted
      {
        continue
      }
      switch file.pathExtension {
      case "storyboard":
        guard let root = xml(file) else { continue }
        var writer = InterfaceWriter(name: name, root: root, index: index)
        let made = writer.storyboard()
        functions.append(made.functions)
        storyboards.append("    \(name.literal): \(made.archive)")
        notes += writer.notes + writer.leftovers()
        sizes[name] = writer.screenSize
        if name == "Main" { main = main ?? name }
      case "xib":
        guard let root = xml(file) else { continue }
        var writer = InterfaceWriter(name: name, root: root, index: index)
        let made = writer.nib()
        functions.append(made.functions)
        nibs.append("    \(name.literal): \(made.call)")
        notes += writer.notes + writer.leftovers()
      case "plist":
        // Other forms than XML are what Xcode makes of them.
        guard let head = try? String(contentsOf: file, encoding: .utf8), head.hasPrefix("<"),
          let list = xml(file)?.child("dict")
        else {
          resources.add(file)
          continue
        }
        if list.entry("CFBundleExecutable") == nil, list.entry("UILaunchStoryboardName") == nil {
          resources.add(file)
        } else {
          resources.add(settings: head, of: target)
          let scenes = list.entry("UIApplicationSceneManifest")?.entry("UISceneConfigurations")?
            .entry("UIWindowSceneSessionRoleApplication")
          let allowed =
            (project?.isForTablets == true
              ? list.entry("UISupportedInterfaceOrientations~ipad") : nil)
            ?? list.entry("UISupportedInterfaceOrientations")
          for orientation in allowed?.children ?? [] { orientations.insert(orientation.text) }
          main =
            list.entry("UIMainStoryboardFile")?.text
            ?? scenes?.children.first?.entry("UISceneStoryboardFile")?.text ?? main
        }
      default: resources.add(file)
      }
    }
    func table(_ entries: [String]) -> String {
      entries.isEmpty ? "[:]" : "[\n" + entries.joined(separator: ",\n") + "\n  ]"
    }
    let colors = resources.colors.sorted { $0.key < $1.key }.map { entry in
      "    \(entry.key.literal): UIColor(red: \(entry.value[0]), green: \(entry.value[1]), blue: \(entry.value[2]), alpha: \(entry.value[3]))"
    }
    var size = main.flatMap { sizes[$0] }
    // A program of tablets alone may be drawn for a phone by mistake.
    if project?.isForTablets == true, (size?.0 ?? 0) < 700 { size = (820, 1180) }
    if !orientations.isEmpty, orientations.allSatisfy({ $0.contains("Landscape") }) {
      size = size.map { ($0.1, $0.0) } ?? (844, 390)
    }
    let keepsDocuments = files.contains {
      $0.path.hasSuffix(".swift") && $0.text.contains("ocumentDirectory")
    }
    let text = """
      // Written by `dactyl port`: what storyboards, xibs and colours of catalogues say, as code.
      import UIKit

      final class PortedInterface: InterfaceArchive {
        static let mainStoryboard: String? = \(main?.literal ?? "nil")
        static let screenSize: CGSize? = \(size.map { "CGSize(width: \($0.0), height: \($0.1))" } ?? "nil")
      \(keepsDocuments ? "  static let keepsDocuments = true\n" : "")  static let storyboards: [String: StoryboardArchive] = \(table(storyboards))
        static let nibs: [String: (AnyObject?) -> [Any]] = \(table(nibs))
        static let colors: [String: UIColor] = \(table(colors))
      }

      \(functions.joined(separator: "\n"))
      """
    files.append(File(path: "Sources/\(target)/PortedInterface.swift", text: text + "\n"))
  }

  /// The root of an XML file; nil, and a fault, where it is none.
  private mutating func xml(_ file: URL) -> XMLElement? {
    do throws(XMLFault) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw XMLFault(line: 1, words: "is not XML")
      }
      return try XMLElement.read(text)
    } catch {
      faults.append("\(relative(file)):\(error.line): \(error.words)")
      return nil
    }
  }

  /// Whether all targets of the project are in Swift 4.
  private static func isSwiftFour(_ folder: URL) -> Bool {
    guard let project = XcodeProject(in: folder) else { return false }
    return !project.versions.isEmpty && project.versions.allSatisfy { $0.hasPrefix("4") }
  }

  private func manifest(_ dactyl: String, hasStage: Bool) -> String {
    let isAddress = dactyl.contains("://")
    let source =
      isAddress
      ? "url: \(dactyl.literal), branch: \"main\"" : "name: \"Dactyl\", path: \(dactyl.literal)"
    var packages = [".package(\(source), traits: [])"]
    var products = (["UIKit"] + self.products.sorted()).map {
      ".product(name: \"\($0)\", package: \"Dactyl\")"
    }
    if hasStage, !isAddress {
      packages.append(".package(name: \"UIKit\", path: \("\(dactyl)/UIKit".literal))")
      products.append(".product(name: \"UIKitStage\", package: \"UIKit\")")
    }
    // What was a warning in Swift 4 is an error in Swift 5.
    let mode = Self.isSwiftFour(root) ? ".v4_2" : ".v5"
    let bundle = resources.files.isEmpty ? "" : ",\n      resources: [.copy(\"Resources\")]"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(target)",
        dependencies: [
          \(packages.joined(separator: ",\n    "))
        ],
        targets: [
          .executableTarget(
            name: "\(target)",
            dependencies: [
              \(products.joined(separator: ",\n        "))
            ]\(bundle),
            // The compiler names the errors of all files, not of the first alone.
            swiftSettings: [.unsafeFlags(["-continue-building-after-errors"])])
        ],
        swiftLanguageModes: [\(mode)]
      )

      """
  }
}

extension XMLElement {
  /// The value of a key, where this is a dictionary of a property list.
  fileprivate func entry(_ key: String) -> XMLElement? {
    guard let place = children.firstIndex(where: { $0.name == "key" && $0.text == key }) else {
      return nil
    }
    return children.dropFirst(place + 1).first
  }
}
