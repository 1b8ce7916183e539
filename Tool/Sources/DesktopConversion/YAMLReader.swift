import Platform

/// Has Ruby, which users of fusuma have, or Python read YAML.
///
/// YAML's grammar takes hundreds of lines, and a few aliases of aliases take all memory. So another
/// process reads it, within bounds of time, memory and output.
enum YAMLReader {
  private static let seconds = 5
  private static let longestOutput = 1 << 20

  /// Reads the documents of its input without making objects of any class, and writes a JSON list.
  private static let ruby = """
    begin
      text = STDIN.read.force_encoding("UTF-8")
      documents = YAML.parse_stream(text).children.map do |document|
        stream = Psych::Nodes::Stream.new
        stream.children << document
        YAML.safe_load(stream.to_yaml, aliases: true)
      end
      print JSON.generate(documents)
      STDOUT.flush
    rescue Exception => error
      warn error.message
      exit! 1
    end
    """

  private static let python = """
    import sys
    sys.path = [path for path in sys.path if path]
    try:
        import json, yaml
    except ImportError:
        sys.exit(127)
    try:
        documents = list(yaml.safe_load_all(sys.stdin.buffer))
        json.dump(documents, sys.stdout, skipkeys=True, default=str)
        sys.stdout.flush()
    except BaseException as error:
        sys.stderr.write(" ".join(str(error).split()) or "not enough memory")
        sys.stderr.flush()
        import os
        os._exit(1)
    """

  /// Bounds processor time, address space in kB, and files in blocks of 512 bytes.
  private static let shell = """
    ulimit -t \(seconds); ulimit -v 1048576; ulimit -f \(longestOutput / 512)
    if command -v ruby >/dev/null; then exec ruby -ryaml -rjson -e "$1"; fi
    if command -v python3 >/dev/null; then exec python3 -c "$2"; fi
    exit 127
    """

  /// The documents of a text as a list in JSON.
  static func json(of text: String, path: String) throws(ConversionError) -> [UInt8] {
    guard let input = tmpfile(), let output = tmpfile(), let errors = tmpfile() else {
      throw ConversionError(message: "\(path): no temporary file can be made")
    }
    defer { for file in [input, output, errors] { fclose(file) } }
    let bytes = Array(text.utf8)
    guard bytes.withUnsafeBytes({ writeAll($0, to: fileno(input)) }) else {
      throw ConversionError(message: "\(path): no temporary file can be written")
    }
    lseek(fileno(input), 0, SEEK_SET)
    let end = run(["-c", shell, "sh", ruby, python], fileno(input), fileno(output), fileno(errors))
    let found = contents(of: output)
    switch end {
    case .exit(0)? where found.count < longestOutput: return found
    case .exit(127)?:
      throw ConversionError(
        message: """
          \(path): ruby or python3 with PyYAML reads YAML, and neither is here; where one is, type
            ruby -ryaml -rjson -e 'puts JSON.generate(YAML.safe_load(STDIN.read, aliases: true))' \
          < config.yml | dactyl desktop --from -
          """)
    case .exit(let status)? where status != 0:
      let words = String(decoding: contents(of: errors).prefix(300), as: UTF8.self)
      let reason = words.split(whereSeparator: \.isNewline).first ?? "an unknown reason"
      throw ConversionError(message: "\(path): this YAML cannot be read: \(reason)")
    default:
      throw ConversionError(
        message: "\(path): this YAML takes more than \(seconds) seconds, 1 GB of memory or 1 MB of "
          + "JSON; repeat less by anchors")
    }
  }

  /// Runs a shell; nil if it does not end in time.
  private static func run(
    _ arguments: [String], _ input: Int32, _ output: Int32, _ errors: Int32
  ) -> ChildProcess.End? {
    final class Watch: @unchecked Sendable {
      let condition = Condition()
      var end: ChildProcess.End?
    }
    let (watch, child) = (Watch(), ChildProcess())
    let hasStarted = child.start("/bin/sh", arguments, files: (input, output, errors)) { end in
      watch.condition.lock()
      watch.end = end
      watch.condition.unlock()
    }
    guard hasStarted else { return .exit(127) }
    for step in 0..<seconds * 150 {
      watch.condition.lock()
      let end = watch.end
      watch.condition.unlock()
      if let end { return end }
      if step == seconds * 100 { child.terminate() }
      usleep(10_000)
    }
    return nil
  }

  private static func contents(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: longestOutput)
    let count = pread(fileno(file), &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(count, 0)))
  }
}
