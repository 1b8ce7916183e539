import ArgumentParser
import DactylRecordings
import Foundation

/// `dactyl convert`: writes any recording in Dactyl's own format.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write a recording of any known format in Dactyl's own (Docs/recordings.md).",
    discussion: "Nothing is left at OUT where IN turns out to be wrong.")

  @Argument(help: "The recording to read; - is the standard input.")
  var input: String

  @Argument(help: "The file to write; - is the standard output.")
  var output: String

  @OptionGroup var reading: ReadingArguments

  func run() throws {
    do throws(ToolError) {
      try convert()
    } catch {
      throw error.report()
    }
  }

  private func convert() throws(ToolError) {
    let reader = try reading.reader(of: input)
    guard output != "-" else { return try copy(from: reader, to: STDOUT_FILENO) }
    // Written beside the goal and moved there when complete, so that nobody sees half of it.
    let draft = output + ".part"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw cannotWrite() }
    do throws(ToolError) {
      try copy(from: reader, to: descriptor)
    } catch {
      close(descriptor)
      unlink(draft)
      throw error
    }
    guard close(descriptor) == 0, rename(draft, output) == 0 else {
      let error = cannotWrite()
      unlink(draft)
      throw error
    }
  }

  private func copy(from reader: RecordingReader, to descriptor: Int32) throws(ToolError) {
    do throws(RecordingError) {
      let writer = try RecordingWriter(header: reader.header, toFileDescriptor: descriptor)
      while let frame = try reader.next() { try writer.write(frame) }
      try writer.finish()
    } catch {
      if case .unwritable(let words) = error.reason {
        throw ToolError(
          status: .cannotCreate, message: "\(output): cannot be written: \(words)")
      }
      throw ToolError(error, in: input)
    }
    for note in reader.notes {
      FileHandle.standardError.write(Data("dactyl: \(input): \(note)\n".utf8))
    }
  }

  private func cannotWrite() -> ToolError {
    ToolError(
      status: .cannotCreate,
      message: "\(output): cannot be written: \(String(cString: strerror(errno)))")
  }
}
