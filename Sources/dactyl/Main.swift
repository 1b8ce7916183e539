#if Tools
  import ArgumentParser

  /// The command-line tool: `dactyl replay`, `dactyl convert`, `dactyl port`.
  @main
  struct DactylCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "dactyl",
      abstract: "Recognises the gestures in recordings of touch devices.",
      subcommands: [ReplayCommand.self, ConvertCommand.self, PortCommand.self])
  }
#else
  @main
  enum DactylCommand {
    static func main() {
      print("dactyl was built without the trait \"Tools\" and can do nothing")
    }
  }
#endif
