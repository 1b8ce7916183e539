import ArgumentParser
import DactylRecordings
import Platform
import ToolCommands

/// `dactyl studio`: shows in a browser what the engine does and why.
struct StudioCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract: "Touch, see why and tune in the browser.",
    discussion: """
      Serves the studio on this machine alone until it is interrupted. With --export it is written as \
      static files instead, which any web server can offer.
      """)

  @Argument(
    help: "A recording of any known format to open, or the inspector's lines (Docs/inspector.md).")
  var file: String?

  @Option(help: "The port to listen on; 0 takes any. (default: 8321, or the next that is free)")
  var port: UInt16?

  @Option(help: "The IPv4 address to listen on; 0.0.0.0 lets the whole network in.")
  var host = "127.0.0.1"

  @Flag(help: "Open the browser.")
  var open = false

  @Flag(help: "Let a phone in the network be the touch pad, by a link with a secret.")
  var lan = false

  @Option(
    name: .customLong("export"),
    help: ArgumentHelp("Write static files instead of serving.", valueName: "dir"))
  var exportDirectory: String?

  @Option(help: ArgumentHelp("Where the web files are (Docs/studio.md).", valueName: "dir"))
  var web: String?

  @Option(
    help: ArgumentHelp(
      "How many milliseconds a client may keep the studio waiting.", visibility: .hidden))
  var patience = StudioLimits().patience

  @Option(
    help: ArgumentHelp("How many seconds a recording may take to convert.", visibility: .hidden))
  var conversionSeconds = StudioLimits().conversion.seconds

  @OptionGroup var reading: ReadingArguments

  func validate() throws {
    guard !lan || exportDirectory == nil else {
      throw ValidationError("a phone needs a server; --export writes files")
    }
  }

  func run() async throws {
    do throws(ToolError) {
      let site = try StudioSite(web: web, file: try opened())
      if let exportDirectory {
        try site.write(to: exportDirectory)
        print("The studio is in \(exportDirectory)")
      } else {
        var limits = StudioLimits(patience: patience)
        limits.conversion.seconds = conversionSeconds
        let phone = lan ? await PhonePad(web: web) : nil
        let invitation = await phone?.invitation
        let card = await phone?.card ?? PhoneCard(words: "")
        try await StudioServer(
          site: site, host: host, port: port, options: reading.options, phone: card, limits: limits
        ).run { link in
          print("The studio is at \(link) until you press Ctrl-C")
          if let invitation { print(invitation) }
          fflush(nil)
          if open { openBrowser(link) }
        }
      }
    } catch {
      throw error.report()
    }
  }

  private func opened() throws(ToolError) -> StudioFile? {
    guard let file else { return nil }
    return try StudioFile(file, reading)
  }
}
