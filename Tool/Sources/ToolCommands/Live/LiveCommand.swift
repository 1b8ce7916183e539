import ArgumentParser
import DactylFiles
import DactylInput
import Platform

/// `dactyl live`: prints gestures on a device as they happen.
package struct LiveCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: "Print gestures as they are made on a touch device.",
    discussion: """
      A device is a file of the Linux kernel, such as /dev/input/event3 (`dactyl devices` lists \
      them). There are other sources: libinput is all touch screens of this machine, as it \
      calibrates them, and libinput:/dev/input/event3 is one of them. tuio or tuio:PORT is a \
      tracker that sends TUIO 1.1 or 2.0 to this machine, usually to port 3333. phone stands for \
      phones in the network, which open the printed link. - is one recording of Dactyl's own lines \
      on the standard input, as they come. You may name several; they share one window.

      A long press is printed when it is due. If a device is unplugged, its touches are cancelled, \
      and the tool waits for it. Ctrl-C ends the tool, which then prints how many gestures there \
      were.

      Exit status: 0; 64 for a wrong command line or scene; 65 for input that makes no sense; 66 \
      for a device that cannot be opened; 73 or 74 if the recording or the output cannot be \
      written.
      """)

  @Argument(
    help: """
      Devices: /dev/input/event…, libinput, tuio, tuio:PORT, phone, or - for the standard input.
      """)
  var devices: [String]

  @Option(help: "A scene: views and their recognisers, as JSON (Docs/scenes.md).")
  var scene: String?

  @Option(
    help: """
      How to print: text for people; json, one object a line (Docs/corpora.md); inspect, for the \
      inspector (Docs/inspector.md); trace, for ui.perfetto.dev.
      """)
  var format = FileReplay.Format.text

  @Flag(help: "Print everything that fits, not only the gestures of `dactyl replay`.")
  var all = false

  @Flag(help: "Say for every attempt of every recogniser what decided it.")
  var explain = false

  @Flag(help: "Print the touches that views get, with the number of touches and taps.")
  var touches = false

  @Option(
    help: ArgumentHelp("Write what comes to a recording, replacing the file.", valueName: "file"))
  var record: String?

  @Flag(help: "Let a viewer in a browser look on, change settings and touch (Docs/inspector.md).")
  var inspect = false

  @OptionGroup var reading: ReadingArguments

  /// Opens the inspector's page; only `dactyl-full`, which sets this before commands run, has one.
  nonisolated(unsafe) package static var openToViewers: ((Stage, LiveAccess) -> any LiveViewers)?

  package init() {}

  package func validate() throws {
    guard !devices.isEmpty else { throw ValidationError("name a device") }
    guard devices.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("the standard input can be read only once")
    }
    if reading.surface != nil, devices.allSatisfy({ ["-", ViewerSource.word].contains($0) }) {
      let names = devices.joined(separator: " ")
      throw ValidationError("--size does not act on what tells its own size: \(names)")
    }
  }

  package func run() throws {
    let needsPage = inspect || devices.contains(ViewerSource.word)
    if needsPage, Self.openToViewers == nil { throw Tool.continueInFull() }
    do throws(ToolError) {
      try follow()
    } catch {
      throw error.report()
    }
  }

  private var watchesAll: Bool {
    all || inspect || format.isForViewers || devices.contains(ViewerSource.word)
  }

  private func follow() throws(ToolError) {
    let scene = try loadScene(scene, orElse: watchesAll ? .everything : .gestures)
    var sources: [any InputSource] = []
    for (number, name) in devices.enumerated() where name != ViewerSource.word {
      sources.append(try openLiveSource(name, number: number, options: reading.options))
    }
    let takesPhones = devices.contains(ViewerSource.word)
    let viewers: LiveSessionViewers = takesPhones ? .network : inspect ? .machine : .none
    let recorder = try record.map { (path) throws(ToolError) in try LiveRecorder(path) }
    let order = OrderedOutput(progress: ReplayProgress(total: nil))
    let output = FileOutput(order, file: 0)
    let place = RecordingPlace(file: devices.joined(separator: ", "))
    Interruption.begin()
    if format == .trace { TraceReport.open(output) }
    try LiveSession(
      sources, scene: scene, tellsTouches: touches,
      report: format.makeReport(to: output, place: place, explain: explain), output: output,
      recorder: recorder, viewers: viewers
    ).run { Interruption.hasCome }
    if format == .trace { TraceReport.close(output) }
    output.finish()
  }
}
