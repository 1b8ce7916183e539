import ArgumentParser
import Foundation

#if FUZZING
  /// libFuzzer: makes inputs, prefers those that reach new code, and ends the process at a crash.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif

/// Makes libFuzzer produce inputs for a reader.
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Have libFuzzer make inputs for one reader, led by the code that they reach.",
    discussion: """
      It begins with Adversary/Corpus, Adversary/Samples, Examples/Recordings and Scenes, and keeps what reaches new \
      code in .build-adversary/corpus. An input that goes wrong is written to --failure, and "read" reads it again.
      """)

  @Argument(help: "The reader: \(Reader.allCases.map(\.rawValue).joined(separator: ", ")).")
  var reader: Reader
  @Option(help: "How many seconds.") var seconds = 60
  @Option(help: "Where to write an input that goes wrong.") var failure: String?
  @Flag(help: "Pack the smallest inputs that reach all known code into Adversary/Corpus.")
  var keep = false

  func run() throws {
    let project = TrialOptions.project
    let found = project + ".build-adversary/corpus/\(reader)"
    let kept = project + ".build-adversary/kept/\(reader)"
    let packed = project + "Adversary/Corpus/\(reader).tar.gz"
    try? FileManager.default.removeItem(atPath: kept)
    for folder in [found, kept] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let samples = ["Adversary/Samples", "Examples/Recordings", "Scenes"].map { project + $0 }
    var flags = [
      "-max_len=8192", "-timeout=30", "-rss_limit_mb=3000", "-malloc_limit_mb=400",
      "-print_final_stats=1", "-verbosity=0", "-dict=\(project)Adversary/Corpus/tokens.dict",
    ]
    if let failure { flags.append("-exact_artifact_path=\(failure)") }
    if keep {
      // libFuzzer ends its process after merging.
      setenv(Fuzzer.variable, reader.rawValue, 1)
      let merge = try Child.run(["-merge=1", "-max_len=400", kept, found] + samples, isQuiet: true)
      guard !merge.isBad else { throw ExitCode(merge.status) }
      try tar(["-czf", packed, "--sort=name", "--mtime=@0", "-C", kept, "."])
    } else {
      if FileManager.default.fileExists(atPath: packed) { try tar(["-xzf", packed, "-C", kept]) }
      try Fuzzer.run(reader, flags + ["-max_total_time=\(seconds)", found, kept] + samples)
    }
  }

  private func tar(_ arguments: [String]) throws {
    let tar = try Process.run(URL(fileURLWithPath: "/bin/tar"), arguments: arguments)
    tar.waitUntilExit()
    guard tar.terminationStatus == 0 else { throw ExitCode(1) }
  }
}

/// libFuzzer in this process.
enum Fuzzer {
  /// The reader under test.
  nonisolated(unsafe) private static var reader = Reader.recording

  /// The environment variable that names the reader; libFuzzer restarts this program with its own
  /// arguments, for example to merge.
  static let variable = "ADVERSARY_READER"

  /// Continues as a process that libFuzzer started, if it is one.
  static func goOnIfStartedByFuzzer() throws {
    guard let name = ProcessInfo.processInfo.environment[variable],
      let reader = Reader(rawValue: name)
    else { return }
    try run(reader, Array(CommandLine.arguments.dropFirst()))
    exit(0)
  }

  /// Runs libFuzzer, which ends the process.
  static func run(_ reader: Reader, _ arguments: [String]) throws {
    #if FUZZING
      Fuzzer.reader = reader
      setenv(variable, reader.rawValue, 1)
      let words = [CommandLine.arguments[0]] + arguments
      var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
      var count = Int32(words.count)
      let status = pointers.withUnsafeMutableBufferPointer { buffer in
        var start = buffer.baseAddress!
        return runFuzzer(&count, &start) { bytes, count in
          Fuzzer.test(Array(UnsafeBufferPointer(start: bytes, count: count)))
          return 0
        }
      }
      guard status == 0 else { throw ExitCode(status) }
    #else
      throw ValidationError("this build has no fuzzer; Scripts/adversary makes one that has")
    #endif
  }

  /// Reads one input; ends the process if the result is wrong.
  private static func test(_ bytes: [UInt8]) {
    var reading = Reading()
    reading.read(bytes, with: reader)
    guard let finding = reading.outcome.findings.first else { return }
    say("found: \(finding)")
    abort()
  }
}
