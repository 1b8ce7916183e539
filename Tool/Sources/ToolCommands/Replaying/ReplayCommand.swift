import ArgumentParser
import DactylScenes
import Platform

/// `dactyl replay`: prints the gestures in recordings.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Print the gestures that recordings hold, and why.",
    discussion: """
      Reads what touch devices and tools wrote: Dactyl's own recordings, evemu, evtest text, \
      `getevent -lt`, `libinput record`. The format is found by looking at the content. Dactyl's \
      own recordings may follow one another in a file or on the standard input.

      Without a scene, one view covers the window, with a recogniser of every kind, all at the \
      same time. Lines tell when a gesture began, ended, was recognized or cancelled; with \
      --explain also, for each attempt of each recogniser, what decided it.

      A folder stands for the recordings in it and in the folders in it, by name; hidden files and \
      the descriptions of devices (.desc, .device) are left out. However many files are replayed \
      at once, the output is that of one after another. A recording that is wrong is told of on \
      the standard error, and the others are replayed all the same. Docs/corpora.md says how to \
      replay very many.

      Exit status: 0; 64 for a wrong command line or scene; 65 for a wrong recording; 66 for a \
      file that cannot be opened; 74 if the output cannot be written. The first file that is \
      wrong decides.
      """)

  @Argument(help: "Recordings and folders of them; - is the standard input.")
  var files: [String] = []

  @Option(
    name: .customLong("files-from"),
    help: ArgumentHelp(
      "A list of further recordings and folders, one name a line; - is the standard input.",
      valueName: "list"))
  var list: String?

  @Option(
    parsing: .unconditional,
    help: "How many files are replayed at once; by default one for each processor.")
  var jobs: Int?

  @Option(help: "A scene: views and their recognisers, as JSON (Docs/scenes.md).")
  var scene: String?

  @Option(
    help: """
      How to print: text for people; json, one object a line (Docs/corpora.md); inspect, for the \
      inspector (Docs/inspector.md); trace, for ui.perfetto.dev.
      """)
  var format = FileReplay.Format.text

  @Flag(help: "Say for every attempt of every recogniser what decided it.")
  var explain = false

  @Flag(help: "Tell the story of the touches: what the views are told, how many touches and taps.")
  var touches = false

  @OptionGroup var reading: ReadingArguments

  /// The scene without `--scene` has one tap of one finger, as most programs have.
  private static let hint = """
    without a scene one finger taps once; for more there is --scene, such as \
    Scenes/two-finger-triple-tap.json
    """

  func validate() throws {
    guard !files.isEmpty || list != nil else {
      throw ValidationError("name recordings, or a list of them with --files-from")
    }
    guard files.count(where: { $0 == "-" }) + (list == "-" ? 1 : 0) <= 1 else {
      throw ValidationError("the standard input can be read only once")
    }
    // Each trace file is one complete list of events.
    guard format != .trace || (files.count == 1 && list == nil && !FileList.isFolder(files[0]))
    else { throw ValidationError("--format trace takes one file") }
    guard jobs ?? 1 >= 1 else { throw ValidationError("--jobs must be at least 1") }
  }

  func run() throws {
    let replay: FileReplay
    let isWholeList = list == nil && !files.contains { FileList.isFolder($0) }
    let order = OrderedOutput(progress: ReplayProgress(total: isWholeList ? files.count : nil))
    let names: FileList
    do throws(ToolError) {
      replay = FileReplay(
        scene: try loadScene(scene), format: format, explain: explain, tellsTouches: touches,
        reading: reading, hint: scene == nil ? Self.hint : nil)
      names = try FileList(files, list: list) { order.flush() }
    } catch {
      throw error.report()
    }
    ReplayJobs(replay, files: names, order: order).run(
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    if let failure = order.close() { throw failure }
  }
}

extension FileReplay.Format: ExpressibleByArgument {}
