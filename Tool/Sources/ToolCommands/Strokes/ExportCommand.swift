import ArgumentParser
import DactylFiles
import Platform

/// `dactyl export`: turns a library into source code.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Turn a library of gestures into Swift source.")

  @Argument(help: "The library.")
  var library: String

  @Flag(help: "Write Swift source; the only language so far.")
  var swift = false

  @Option(help: "The name of the type that holds the gestures.")
  var name = "Gestures"

  @Option(name: .shortAndLong, help: "The file to write; by default the standard output.")
  var output: String?

  func validate() throws {
    guard swift else { throw ValidationError("add --swift, the only language so far") }
    guard name.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#) != nil else {
      throw ValidationError("--name must be a Swift identifier")
    }
  }

  func run() throws {
    do throws(ToolError) {
      let text =
        switch try readGestureLibrary(library) {
        case .drawn(let library): StrokeLibrarySource.text(for: library, named: name)
        case .shown(let library): DemonstrationLibrarySource.text(for: library, named: name)
        }
      try OutputFile(output ?? "-").write(Array(text.utf8))
    } catch {
      throw error.report()
    }
  }
}
