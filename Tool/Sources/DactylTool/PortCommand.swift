import ArgumentParser
import DactylPort
import Platform

/// `dactyl port`: prints changes that free source files of the Objective-C runtime, or makes a
/// package of a project.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Make a package of a UIKit project, or print what to change in Swift files.",
    discussion: """
      With -o, a project's folder becomes a package that needs no Objective-C runtime: Swift files are rewritten, \
      storyboards and xibs become code, and of asset catalogues the names, extents and colours are kept. Without -o \
      the diff of Swift files is printed: hand it to "patch -p1". What is left to do by hand goes to the standard \
      error (UIKit/Docs/uikit.md). In the package's folder nothing is replaced but what this command has written itself.
      """)

  @Argument(help: "The project's folder, or Swift files.", completion: .file())
  var files: [String]

  @Option(name: [.short, .long], help: "The folder of the package to be made.")
  var output: String?

  @Option(help: "How the package finds Dactyl: a path or an address.")
  var dactyl = ".."

  @Flag(help: "Replace files in the package's folder that somebody else has written or changed.")
  var force = false

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
    let port = ProjectPort(folder: project, dactyl: dactyl)
    do throws(ToolError) {
      var package = PackageFolder(output)
      let notes = try package.write(port.files, of: project, isForced: force)
      for note in notes + port.notes { say(note) }
      guard port.faults.isEmpty else {
        throw ToolError(status: .data, message: port.faults.joined(separator: "\n"))
      }
    } catch {
      throw error.report()
    }
  }

  private func printDiff() throws {
    let output = StandardOutput()
    defer { output.flush() }
    var sources: [(file: String, text: String)] = []
    var protocols = ObjectiveCProtocols()
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw ToolError(status: .noInput, message: "\(file): cannot be read").report()
      }
      guard let source = String(data: data, encoding: .utf8) else {
        throw ToolError(status: .data, message: "\(file): is not text in UTF-8").report()
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

  private func say(_ words: String) {
    StandardError.write(words + "\n")
  }
}
