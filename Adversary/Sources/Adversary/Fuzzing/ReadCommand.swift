import ArgumentParser
import Foundation

/// Reads files with the reader that their extension names.
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Read files and look at what was read.",
    discussion: """
      The reader is the one that the name ends with: \(Reader.allCases.map(\.rawValue).joined(separator: ", ")). Ends with \
      0 if nothing was found and with 3 if something was.
      """)

  @Argument(help: "Files.") var files: [String]

  func run() throws {
    var isBad = false
    for file in files {
      let ending = file.split(separator: ".").last.map { String($0) } ?? ""
      guard let reader = Reader(rawValue: ending),
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
