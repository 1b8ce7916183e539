import ArgumentParser
import DactylFiles
import Platform

/// `dactyl replay`: prints the gestures in recordings.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Print the gestures that recordings hold, and why.",
    discussion: """
      Reads recordings of touch devices and tools: Dactyl's own, evemu, evtest text, `getevent \
      -lt`, `libinput record`. It finds the format by the content. Dactyl's own recordings may \
      follow one another in a file or on the standard input.

      Prints one line a gesture: taps, long presses, drags, pinches, rotations, swipes, check \
      marks, circles and scratch-outs, or the gestures of a scene. --explain adds what decided, \
      and how near the others came. With --all every kind of recogniser watches, all at the same \
      time. Lines then say when each began, ended, was recognized or cancelled.

      A folder stands for all recordings in it and in its subfolders, sorted by name. Hidden files \
      and descriptions of devices (.desc, .device) are skipped. Several files are replayed at \
      once, but the output is that of one after another. Errors about a recording go to the \
      standard error, and the other recordings are still replayed. Docs/corpora.md says how to \
      replay very many.

      Exit status: 0; 64 for a wrong command line or scene; 65 for a wrong recording; 66 for a \
      file that cannot be opened; 74 if the output cannot be written. The first wrong file \
      decides.
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
    help: "How many files are replayed at once, 1 to 1024; by default one for each processor.")
  var jobs: Int?

  @Option(help: "A scene: views and their recognisers, as JSON (Docs/scenes.md).")
  var scene: String?

  @Option(
    help: """
      How to print: text for people; json, one object a line (Docs/corpora.md); inspect, for the \
      inspector (Docs/inspector.md); trace, for ui.perfetto.dev.
      """)
  var format = FileReplay.Format.text

  @Flag(help: "Print everything that fits, not only the gesture that was made.")
  var all = false

  @Flag(help: "Say what decided, and how near the others came; with --all, for every attempt.")
  var explain = false

  @Flag(help: "Print the touches that views get, too. Implies --all.")
  var touches = false

  @OptionGroup var reading: ReadingArguments

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
    guard 1...1024 ~= jobs ?? 1 else { throw ValidationError("--jobs must be from 1 to 1024") }
  }

  func run() throws {
    let replay: FileReplay
    let isWholeList = list == nil && !files.contains { FileList.isFolder($0) }
    let order = OrderedOutput(progress: ReplayProgress(total: isWholeList ? files.count : nil))
    let names: FileList
    do throws(ToolError) {
      let printsAll = all || touches || format.isForViewers
      replay = FileReplay(
        scene: try loadScene(scene, orElse: printsAll ? .everything : .gestures),
        printsAll: printsAll, format: format, explain: explain,
        tellsTouches: touches, reading: reading, roots: files)
      names = try FileList(files, list: list) { order.flush() }
    } catch {
      throw error.report()
    }
    ReplayJobs(replay, files: names, order: order).run(
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    if format == .text, !replay.printsAll { order.writeTotals(explain: explain) }
    if let failure = order.close() { throw failure }
  }
}

extension FileReplay.Format: ExpressibleByArgument {}
