#if Tools
  import ArgumentParser
  import DactylScenes
  import Foundation

  /// `dactyl replay`: prints the gestures that recordings hold.
  struct ReplayCommand: ParsableCommand {
    /// How gestures are printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
      case text
      case json
    }

    static let configuration = CommandConfiguration(
      commandName: "replay",
      abstract: "Print the gestures that recordings hold.",
      discussion: """
        Reads what touch devices and tools wrote: Dactyl's own recordings, evemu, evtest text, \
        `getevent -lt`, `libinput record`. The format is found by looking at the content.

        Without a scene, one view covers the window, with a recogniser of every kind, all at the \
        same time. Lines tell when a gesture began, ended, was recognized or cancelled; with \
        --explain also, for each attempt of each recogniser, what decided it.

        Exit status: 0; 64 for a wrong command line or scene; 65 for a wrong recording; 66 for a \
        file that cannot be opened.
        """)

    @Argument(help: "Recordings; - is the standard input.")
    var files: [String]

    @Option(help: "A scene: views and their recognisers, as JSON (Docs/scenes.md).")
    var scene: String?

    @Option(help: "How to print: text for people, or json, one object a line.")
    var format = Format.text

    @Flag(help: "Say for every attempt of every recogniser what decided it.")
    var explain = false

    @Flag(
      help: "Tell the story of the touches: what the views are told, how many touches and taps.")
    var touches = false

    @OptionGroup var reading: ReadingArguments

    func run() throws {
      let scene: Scene
      do throws(ToolError) {
        scene = try loadScene(self.scene)
      } catch {
        throw error.report()
      }
      let output = StandardOutput()
      var failure: ExitCode?
      for file in files {
        do throws(ToolError) {
          let reader = try reading.reader(of: file)
          var report: any ReplayReport =
            switch format {
            case .text: TextReport(output, explain: explain)
            case .json: JSONReport(output, file: file, explain: explain)
            }
          try Replay(scene, reader: reader, file: file, tellsTouches: touches).run(&report)
        } catch {
          // The others are still worth reading; the first failure decides the exit status.
          output.flush()
          let status = error.report()
          failure = failure ?? status
        }
      }
      output.flush()
      if let failure { throw failure }
    }
  }
#endif
