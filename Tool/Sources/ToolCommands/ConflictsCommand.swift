import ArgumentParser
import Dactyl
import DactylFiles
import Platform

/// `dactyl conflicts`: lists recognisers of a scene that can claim the same touches.
struct ConflictsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conflicts",
    abstract: "List recognisers of a scene that get in each other's way.",
    discussion: """
      Lists pairs that can claim the same touches, without a rule about who wins. Say who waits \
      with "requireToFail", or let both recognise with "simultaneousWith". Exit status 1 if there \
      is a conflict.
      """)

  @Argument(help: "Scenes, as JSON (Docs/scenes.md).")
  var scenes: [String]

  func run() throws {
    var found = false
    do throws(ToolError) {
      for path in scenes {
        let window = Stage(try loadScene(path, orElse: .gestures), size: nil).window
        let conflicts = window.conflicts()
        found = found || !conflicts.isEmpty
        for conflict in conflicts {
          StandardOutput.print("\(path): \(conflict.words(naming: window.name))")
        }
        if conflicts.isEmpty { StandardOutput.print("\(path): no conflict") }
      }
    } catch {
      throw error.report()
    }
    if found { throw ExitCode(1) }
  }
}
