import ArgumentParser
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
    let meant = nearest(to: word, among: names).map { "; did you mean \($0)?" }
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

  /// Longer words are not misspelt.
  private static let longestWord = 100

  /// The name nearest to a misspelt word; nil if all differ in more than three letters, and for
  /// words of more than 100.
  static func nearest(to word: String, among names: [String]) -> String? {
    func isShort(_ word: String) -> Bool { word.prefix(longestWord + 1).count <= longestWord }
    guard isShort(word) else { return nil }
    let distances = names.filter(isShort).map { (name: $0, distance: editDistance(word, $0)) }
    return distances.min { $0.distance < $1.distance }.flatMap { $0.distance <= 3 ? $0.name : nil }
  }

  /// How many letters must be added, removed, replaced or swapped to make one word of the other.
  private static func editDistance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var (former, last) = ([Int](), Array(0...second.count))
    var before: Character?
    for (i, letter) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (letter == other ? 0 : 1))
        if j > 0, letter == second[j - 1], before == other { least = min(least, former[j - 1] + 1) }
        row.append(least)
      }
      (former, last, before) = (last, row, letter)
    }
    return last[second.count]
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
