#if Tools
  import ArgumentParser

  @main
  struct DactylCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "dactyl")
  }
#else
  @main
  struct DactylCommand {
    static func main() {}
  }
#endif
