import ArgumentParser
import ToolCommands

/// `dactyl` with all its commands; packages install it under that name.
@main
struct FullCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dactyl", abstract: Tool.abstract, version: Tool.version,
    subcommands: Tool.commands + [StudioCommand.self, PortCommand.self])

  static func main() async {
    Tool.checkCommand(of: configuration)
    LiveCommand.openToViewers = { LiveInspector($0, $1) }
    DesktopWorkshop.openPage = LiveInspector.openDesktop
    await main(nil)
  }

  func run() { Tool.greet(Self.configuration) }
}
