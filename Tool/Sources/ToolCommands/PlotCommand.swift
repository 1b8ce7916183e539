import ArgumentParser
import DactylFiles
import Platform

/// `dactyl plot`: draws fingers and recognisers' decisions.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw a recording and what came of it, as SVG or PNG.",
    discussion: """
      Above is the path of every finger in its own colour, from the dot where it came down. Below \
      is a lane for each recogniser: grey while it was deciding, coloured while its gesture went \
      on, with the reason in words.
      """)

  @Argument(help: "The recording; - is the standard input.")
  var file: String

  @Option(name: .shortAndLong, help: "The .svg or .png to write; - is the standard output, as SVG.")
  var output: String

  @Option(help: "A scene: views and their recognisers, as JSON (Docs/scenes.md).")
  var scene: String?

  @Option(help: "A title; by default the file's name.")
  var title: String?

  @OptionGroup var reading: ReadingArguments

  func run() throws {
    do throws(ToolError) {
      try draw()
    } catch {
      throw error.report()
    }
  }

  private func draw() throws(ToolError) {
    let picture = try PictureFile(output)
    let scene = try loadScene(scene, orElse: .everything)
    let reader = try reading.reader(of: file)
    var report = PlotReport()
    do {
      try Replay(reader: reader, tellsTouches: false) { Stage(scene, size: $0) }.run(&report)
    } catch {
      throw ToolError(error, in: file)
    }
    reading.printNotes(of: reader, in: file)
    let name = file == "-" ? "standard input" : URL(filePath: file).lastPathComponent
    let plot = Plot(report, title: title ?? name)
    try picture.write(plot.svg)
  }
}
