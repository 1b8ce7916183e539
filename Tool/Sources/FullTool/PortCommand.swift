import ArgumentParser
import DactylPort
import Platform
import ToolCommands

/// `dactyl port`: prints changes that free source files of the Objective-C runtime, or makes a
/// package of a project.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Make a package of a UIKit project.",
    discussion: """
      With -o, a project's folder becomes a package that needs no Objective-C runtime: Swift files are rewritten, \
      storyboards and xibs become code, and images, sounds, texts, fonts and other files of the bundle come along. \
      The command that is printed then shows the program in a browser. Without -o the diff of Swift files is printed: hand it to "patch -p1". What is left to do by hand goes to the standard \
      error (UIKit/Docs/uikit.md). In the package's folder nothing is replaced but what this command has written itself.
      """)

  @Argument(help: "The project's folder, or Swift files.", completion: .file())
  var files: [String]

  @Option(name: [.short, .long], help: "The folder of the package to be made.")
  var output: String?

  @Option(
    help:
      "How the package finds Dactyl: a path or an address; by default this tool's own checkout, or else .."
  )
  var dactyl: String?

  @Flag(
    name: .customLong("no-stage"),
    help: "Leave out the stage, which shows the program in a browser.")
  var hasNoStage = false

  @Flag(help: "Replace files in the package's folder that somebody else has written or changed.")
  var force = false

  @Flag(help: "Make a package of a program that uses what does not exist here, to mend it there.")
  var anyway = false

  func run() throws {
    if let output { return try makePackage(in: output) }
    try printDiff()
  }

  private func makePackage(in output: String) throws {
    guard files.count == 1, let folder = files.first else {
      throw ToolError(status: .usage, message: "name one folder of a project").report()
    }
    var isFolder = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder
    else { throw ToolError(status: .noInput, message: "\(folder): is no folder").report() }
    let project = URL(fileURLWithPath: folder).standardizedFileURL
    let projects = ProjectPort.projects(in: project)
    guard projects.count < 2 else {
      throw ToolError(
        status: .usage,
        message: "\(folder): holds \(projects.count) projects; name the folder of one:\n"
          + projects.map { "  \($0.path)" }.joined(separator: "\n")
      ).report()
    }
    let port = ProjectPort(
      folder: project, dactyl: dactyl ?? Self.checkout ?? "..", hasStage: !hasNoStage,
      drawing: Self.drawing(of:))
    do throws(ToolError) {
      guard anyway || port.lacks.isEmpty else {
        let words = "No package is made, because it would not compile:\n"
        let cure = "\nTake that out of the project, or out of the package that this makes:\n  "
        throw ToolError(
          status: .data,
          message: words + port.lacks.joined(separator: "\n") + cure
            + (CommandLine.arguments + ["--anyway"]).map(quoted).joined(separator: " "))
      }
      var package = PackageFolder(output)
      let notes = try package.write(port.files, of: project, isForced: force)
      for note in notes + port.lacks + port.notes { say(note) }
      if (dactyl ?? "").contains("://"), !hasNoStage {
        say("the package has no stage: --dactyl with the path of a checkout brings it")
      }
      guard port.faults.isEmpty else {
        throw ToolError(status: .data, message: port.faults.joined(separator: "\n"))
      }
      print("Next: \(nextCommand(output))")
    } catch {
      throw error.report()
    }
  }

  /// The command that builds the package, and runs its program on the stage.
  ///
  /// A checkout has a script for it, which builds Dactyl once for all packages.
  private func nextCommand(_ output: String) -> String {
    let swift = Self.checkout.map { quoted($0 + "/Scripts/swift") } ?? "swift"
    return "\(swift) \(hasNoStage ? "build" : "run") --package-path \(quoted(output))"
  }

  /// A word as a shell takes it.
  private func quoted(_ path: String) -> String { path.contains(" ") ? "'\(path)'" : path }

  /// The checkout of Dactyl in which this tool was built; nil for an installed one.
  private static var checkout: String? {
    var folder = executablePath().map { URL(filePath: $0).deletingLastPathComponent() }
    while let present = folder, present.path.count > 1 {
      if FileManager.default.fileExists(atPath: present.path + "/UIKit/Sources/UIKitStage") {
        return present.path
      }
      folder = present.deletingLastPathComponent()
    }
    return nil
  }

  /// Has poppler's `pdftocairo` draw the first page of a PDF as SVG.
  private static func drawing(of file: URL) -> Data? {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: made) }
    let (ended, process) = (Condition(), ChildProcess())
    nonisolated(unsafe) var isOver = false
    let quiet = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(quiet) }
    let isStarted = process.start(
      "timeout", ["20", "pdftocairo", "-svg", "-f", "1", "-l", "1", file.path, made.path],
      files: (quiet, quiet, quiet)
    ) { _ in
      ended.lock()
      isOver = true
      ended.broadcast()
      ended.unlock()
    }
    guard isStarted else { return nil }
    ended.lock()
    while !isOver { ended.wait() }
    ended.unlock()
    return try? Data(contentsOf: made)
  }

  private func printDiff() throws {
    let output = StandardOutput()
    defer { output.flush() }
    var sources: [(file: String, text: String)] = []
    var protocols = ObjectiveCProtocols()
    for file in files {
      let source: String
      do throws(ToolError) {
        source = try read(file)
      } catch {
        throw error.report()
      }
      protocols.add(source)
      sources.append((file, source))
    }
    for (file, source) in sources {
      let port = SourcePort(protocols.rewrite(source))
      output.write(UnifiedDiff.between(source, port.result, path: file).utf8)
      for note in port.notes { say("\(file):\(note.line): \(note.words)") }
    }
    let declarations = FormerNames.declarations(usedBy: sources.map(\.text))
    if !declarations.isEmpty { say("declare these names from before Swift 4.2:\n\(declarations)") }
  }

  private func read(_ file: String) throws(ToolError) -> String {
    var isFolder = false
    if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder {
      throw ToolError(
        status: .usage, message: "\(file): is a folder; -o PACKAGE makes a package of a project")
    }
    let data = try contents(of: file)
    guard file.hasSuffix(".swift") else {
      throw ToolError(status: .usage, message: "\(file): is no Swift file")
    }
    guard let source = String(data: data, encoding: .utf8) else {
      throw ToolError(status: .data, message: "\(file): is not text in UTF-8")
    }
    return source
  }

  private func say(_ words: String) { StandardError.write(words + "\n") }
}
