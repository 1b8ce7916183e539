import ArgumentParser
import DactylRecordings
import Platform

/// `dactyl convert`: writes any recording in Dactyl's own format.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write a recording of another tool as lines of Dactyl's own.",
    discussion: """
      Docs/recordings.md explains the formats. A file at OUT is replaced only after IN has been \
      read to its end. If IN is wrong, OUT stays as it was. Into a pipe or a device, the recording \
      is written while it is read.
      """)

  @Argument(help: "The recording to read; - is the standard input.")
  var input: String

  @Argument(help: "The file to write; - is the standard output.")
  var output: String

  @Option(help: ArgumentHelp("End the process after so many seconds.", visibility: .hidden))
  var seconds: Int?

  @Option(
    help: ArgumentHelp(
      "End the process at so many megabytes of memory or output.", visibility: .hidden))
  var megabytes: Int?

  @OptionGroup var reading: ReadingArguments

  func run() throws {
    if let seconds, let megabytes { ProcessBudget(seconds: seconds, megabytes: megabytes).begin() }
    do throws(ToolError) {
      try convert()
    } catch {
      throw error.report()
    }
  }

  private func convert() throws(ToolError) {
    let reader = try reading.reader(of: input)
    try OutputFile(output).write { (descriptor) throws(ToolError) in
      try copy(from: reader, to: descriptor)
    }
    for note in reader.notes {
      let file = RecordingPlace(file: input).fileWords
      StandardError.write("dactyl: \(file): \(note)\n")
    }
  }

  private func copy(from reader: RecordingReader, to descriptor: Int32) throws(ToolError) {
    do throws(RecordingError) {
      let writer = try RecordingWriter(header: reader.header, toFileDescriptor: descriptor)
      while let frame = try reader.next() { try writer.write(frame) }
      try writer.finish()
    } catch {
      if case .unwritable(let words) = error.reason {
        throw ToolError(status: .cannotCreate, message: "\(output): cannot be written: \(words)")
      }
      throw ToolError(error, in: input)
    }
  }
}
