import ArgumentParser
import ToolCommands

/// `dactyl` without a server and without the port, which `swift run` builds in half the time.
@main
struct DactylCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dactyl", abstract: Tool.abstract, version: Tool.version,
    subcommands: Tool.commands + [Studio.self, Port.self])

  static func main() {
    Tool.checkCommand(of: configuration)
    main(nil)
  }

  func run() { Tool.greet(Self.configuration) }

  /// `dactyl studio`, which `dactyl-full` carries out.
  struct Studio: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "studio", abstract: "Touch, see why and tune in the browser (dactyl-full).")
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws { throw Tool.continueInFull() }
  }

  /// `dactyl port`, which `dactyl-full` carries out.
  struct Port: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "port", abstract: "Make a package of a UIKit project (dactyl-full).")
    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws { throw Tool.continueInFull() }
  }
}
