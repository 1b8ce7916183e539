import ArgumentParser
import Platform

/// `dactyl port`: prints what to change in source files so that they need no Objective-C runtime.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Rewrite #selector, @objc and @IBAction in Swift files, and print the diff.",
    discussion: """
      #selector(handle(_:)) becomes Selector("handle(_:)", Type.handle(_:)). Nothing is changed in the files: \
      hand the diff to "patch -p1". What is left to do by hand goes to the standard error (Docs/uikit.md).
      """)

  @Argument(help: "The Swift files.", completion: .file(extensions: ["swift"]))
  var files: [String]

  func run() throws {
    let output = StandardOutput()
    defer { output.flush() }
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw ToolError(status: .noInput, message: "\(file): cannot be read").report()
      }
      guard let source = String(data: data, encoding: .utf8) else {
        throw ToolError(status: .data, message: "\(file): is not text in UTF-8").report()
      }
      let port = SourcePort(source)
      output.write(UnifiedDiff.between(source, port.result, path: file).utf8)
      for note in port.notes {
        StandardError.write("\(file):\(note.line): \(note.words)\n")
      }
    }
  }
}
