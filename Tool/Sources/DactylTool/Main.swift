import ArgumentParser

/// The command-line tool.
@main
struct DactylCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dactyl",
    abstract: "Recognises the gestures in recordings of touch devices.",
    version: "0.3.0",
    subcommands: [
      ReplayCommand.self, LiveCommand.self, DevicesCommand.self,
      ConvertCommand.self, PlotCommand.self, PortCommand.self,
      ConflictsCommand.self,
      TrainCommand.self,
      EvaluateCommand.self,
      ExportCommand.self, StudioCommand.self,
    ])
}
