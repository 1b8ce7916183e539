import ArgumentParser
import Foundation

/// Reads files as they are, each as what the ending of its name says.
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Read files and look at what was read.",
    discussion: """
      The reader is the one that the name ends with: recording, library, drawings, log, scene or source. Ends with 0 where \
      nothing was found and with 3 where something was.
      """)

  @Argument(help: "Files.") var files: [String]

  func run() throws {
    var isBad = false
    for file in files {
      let ending = file.split(separator: ".").last.map { String($0) } ?? ""
      guard let reader = Reader(rawValue: ending) ?? Reader(ending: ending),
        let data = FileManager.default.contents(atPath: file)
      else { throw ValidationError("\(file) cannot be read, or its name does not say as what") }
      ProcessFigures.limitProcessorTime(to: 30)
      var reading = Reading()
      reading.read(Array(data), with: reader)
      for finding in reading.outcome.findings { say("\(file): \(finding)") }
      isBad = isBad || !reading.outcome.findings.isEmpty
    }
    if isBad { throw ExitCode(3) }
  }
}
