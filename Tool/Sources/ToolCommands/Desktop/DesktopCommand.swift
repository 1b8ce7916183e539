import ArgumentParser
import DactylDesktop
import DactylRecordings
import Platform

/// `dactyl desktop`: does what a file says when gestures are made.
struct DesktopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "desktop",
    abstract: "Run commands and press keys by gestures.",
    discussion: """
      A line of the file is a gesture, how many fingers make it, and what it does:

        device touchpad
        swipe left 3            key super+pageup
        tap 3                   mouse middle
        draw check-mark 3       run notify-send done
        pinch out 4 in firefox  key ctrl+plus every 10%

      Docs/desktop.md has the whole grammar. Devices are taken as they come and go, and the file is \
      read again when it changes. Try a file with --check, then with --dry-run --explain.

      Exit status: 0; 1 if --check finds gestures that cannot be told apart; 64 for a wrong \
      command line or file; 65 for a wrong recording; 66 for what cannot be opened; 73 for what \
      cannot be written.
      """)

  @Argument(help: "The gesture file. Default: ~/.config/dactyl/gestures.conf")
  var file: String?

  @Flag(help: "Read the file, print its gestures and which cannot be told apart, and end.")
  var check = false

  @Flag(help: "Print what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Say what was done, and of fingers that did nothing, which gestures were near.")
  var explain = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Play recordings instead of devices, and print what would be done.",
      valueName: "recording"))
  var replay: [String] = []

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("With --dry-run or --replay: the program in front.", valueName: "app"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "Print the gestures of touchegg, fusuma or libinput-gestures as a gesture file.",
      valueName: "config"))
  var from: String?

  @Flag(help: "Write a service that starts with the session, and say what takes root.")
  var enable = false

  @Flag(
    help: """
      Open a page in the browser: the file to change, each line lit when it is made, and why not. \
      Nothing is done until its dry run is turned off; --replay plays recordings instead of a device.
      """)
  var open = false

  @OptionGroup var reading: ReadingArguments

  func validate() throws {
    guard app == nil || dryRun || !replay.isEmpty else {
      throw ValidationError("--in goes with --dry-run or --replay")
    }
    let tasks = [
      ("--from", from != nil), ("--enable", enable), ("--check", check), ("--open", open),
      ("--dry-run", dryRun && enable), ("--replay", !replay.isEmpty && enable),
    ]
    let asked = tasks.filter(\.1).map(\.0)
    guard asked.count < 2 else {
      throw ValidationError("\(asked[0]) and \(asked[1]) do different things: give one of them")
    }
  }

  func run() throws {
    let path = file ?? DesktopFile.usualPath
    if open, DesktopWorkshop.openPage == nil { throw Tool.continueInFull() }
    var canBeToldApart = true
    do throws(ToolError) {
      if let from {
        StandardOutput.print(try Self.gestureFile(from: from), terminator: "")
      } else if enable {
        try DesktopSetup.enable(path)
      } else if check {
        canBeToldApart = try printTable(path)
      } else if open, let openPage = DesktopWorkshop.openPage {
        let workshop = try DesktopWorkshop(path, recordings: replay, app: app, reading)
        Interruption.begin()
        try workshop.run(openPage) { Interruption.hasCome }
      } else if !replay.isEmpty {
        try replay(path)
      } else {
        try follow(path)
      }
    } catch {
      throw error.report()
    }
    if !canBeToldApart { throw ExitCode(1) }
  }

  /// Prints the gestures of a file; false if some cannot be told apart.
  private func printTable(_ path: String) throws(ToolError) -> Bool {
    var conflicts = 0
    let file = try DesktopFile(path: path, runs: false)
    for section in file.sections {
      let desktop = try DesktopScene(section, path: path)
      StandardOutput.print(desktop.section.device)
      let bindings = desktop.section.bindings
      let names = bindings.map { binding in
        binding.name + binding.settings.map { " \($0.name)=\($0.words)" }.joined()
      }
      let width = names.map(\.count).max() ?? 0
      for (binding, name) in zip(bindings, names) {
        let space = String(repeating: " ", count: width - name.count + 2)
        StandardOutput.print("  \(name)\(space)\(binding.moment.words)\(binding.action.words)")
      }
      for action in Set(bindings.map(\.action)) where action.here(on: .current) == nil {
        let name = RunningDesktop.current.map(\.rawValue)
        StandardOutput.print(
          "  note: \(action.words): "
            + (name.map { "\($0) has no such thing" } ?? "this desktop is not known here"))
      }
      for (waiting, awaited) in desktop.waits {
        StandardOutput.print(
          "  note: \(waiting): known when the fingers lift, because of \(awaited)")
      }
      let found = desktop.conflicts
      conflicts += found.count
      for words in found { StandardOutput.print("  conflict: \(words)") }
    }
    sayWhetherAppsAreKnown(file)
    return conflicts == 0
  }

  /// Says if lines hold for some programs alone and the desktop does not tell which is in front.
  private func sayWhetherAppsAreKnown(_ file: DesktopFile) {
    if file.asksForApps, let problem = ActiveApp.problem {
      StandardError.write("dactyl: \(problem)\n")
    }
  }

  private func replay(_ path: String) throws(ToolError) {
    var scenes: [DesktopScene] = []
    for section in try DesktopFile(path: path, runs: false).sections {
      scenes.append(try DesktopScene(section, path: path))
    }
    for recording in replay {
      do throws(RecordingError) {
        let stream = try reading.recordings(in: recording) {}
        while let reader = try stream.next() {
          guard let desktop = scenes.first(where: { $0.takes(reader.header) }) else {
            StandardError.write("dactyl: \(recording): no section of \(path) is for this device\n")
            continue
          }
          var report = DesktopReport(
            desktop, hands: IdleHands(app: app ?? ""), explain: explain,
            print: { StandardOutput.print($0) })
          try Replay(reader: reader, tellsTouches: false, on: desktop.makeStage).run(&report)
          reading.printNotes(of: reader, in: recording)
        }
      } catch {
        throw ToolError(error, in: recording)
      }
    }
  }

  private func follow(_ path: String) throws(ToolError) {
    let isDry = dryRun
    let app = app
    let session = try DesktopSession(
      path: path, explain: explain,
      print: isDry || explain ? { StandardOutput.print($0) } : { _ in },
      makeHands: { file, former throws(ToolError) in
        if app == nil { sayWhetherAppsAreKnown(file) }
        if isDry { return IdleHands(app: app) }
        // The keyboard that is there has all keys.
        if let former = former as? BusyHands, former.keyboard != nil { return former }
        return try BusyHands(for: file)
      })
    Interruption.begin()
    session.run { Interruption.hasCome }
  }
}
