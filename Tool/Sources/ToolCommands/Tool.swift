import ArgumentParser
@_spi(Words) import DactylFiles
import Platform

/// What the two programs of the tool share.
///
/// `dactyl` builds quickly. `dactyl-full` also serves pages and ports projects; packages install it
/// as `dactyl`.
package enum Tool {
  package static let version = "0.3.0"
  package static let abstract = "Recognises the gestures in recordings of touch devices."

  /// The commands of both.
  package static let commands: [any ParsableCommand.Type] = [
    ReplayCommand.self, LiveCommand.self, DesktopCommand.self, TeachCommand.self,
    DevicesCommand.self, ConvertCommand.self, PlotCommand.self, ConflictsCommand.self,
    TrainCommand.self, EvaluateCommand.self, ExportCommand.self,
  ]

  /// Ends the program if the first argument is meant to be a command and is none.
  package static func checkCommand(of configuration: CommandConfiguration) {
    var words = CommandLine.arguments.dropFirst()
    if words.first == "help" { words.removeFirst() }
    guard let word = words.first, !word.hasPrefix("-") else { return }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(word) else { return }
    let meant = word.nearest(among: names).map { "; did you mean \($0)?" }
    let isFile =
      access(word, F_OK) == 0
      ? "; dactyl replay \(word) shows what a recording holds"
      : word.contains(where: { "./".contains($0) }) ? ", and no file of that name" : nil
    let error = ToolError(
      status: .usage,
      message: "there is no command \(word)\(meant ?? isFile ?? "")\n"
        + "dactyl --help lists the commands")
    exit(error.report().rawValue)
  }

  /// Prints the commands, and which of them to try first.
  package static func greet(_ configuration: CommandConfiguration) {
    let path = executablePath() ?? ""
    let installed = URL(filePath: path).deletingLastPathComponent()
      .appending(path: "../share/dactyl/Examples/Recordings").standardized.path
    let recordings = access(installed, R_OK) == 0 ? installed : "Examples/Recordings"
    // In a checkout nobody has the programs on the path.
    let isBuilt = path.contains("/.build/")
    let dactyl = isBuilt ? "Scripts/dactyl" : "dactyl"
    let rows = configuration.subcommands.map { type in
      let command = type.configuration
      let name = command.commandName ?? ""
      return "  \(name)\(String(repeating: " ", count: max(1, 11 - name.count)))\(command.abstract)"
    }
    StandardOutput.print(
      """
      \(abstract)

      Try first
        \(dactyl) replay \(recordings)
            which gestures the example recordings hold
        \(dactyl) studio --open
            touch something in the browser; no device is needed

      Commands
      \(rows.joined(separator: "\n"))

      dactyl COMMAND --help explains each.
      """)
  }

  /// Lets the `dactyl-full` beside this program take over with the same arguments.
  ///
  /// - Returns: the error that ends this program if there is none.
  package static func continueInFull() -> ExitCode {
    let here = executablePath() ?? CommandLine.arguments[0]
    let full = String(here[..<(here.lastIndex(of: "/") ?? here.startIndex)]) + "/dactyl-full"
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(full, &arguments)
    let rest = CommandLine.arguments.dropFirst().joined(separator: " ")
    return ToolError(
      status: .noInput,
      message: "this needs the program with the server, which takes longer to build:\n"
        + "  Scripts/dactyl \(rest)"
    ).report()
  }
}
