import Platform
import Testing

/// Programs that the tool starts.
@Suite struct ChildProcessTests {
  private func end(of path: String, _ arguments: [String], stopping: Bool = false) async
    -> ChildProcess.End?
  {
    let process = ChildProcess()
    return await withCheckedContinuation { continuation in
      let hasStarted = process.start(path, arguments) { continuation.resume(returning: $0) }
      if !hasStarted { continuation.resume(returning: nil) }
      if stopping { process.terminate() }
    }
  }

  @Test func tellsTheStatusWithWhichAProgramEnded() async {
    #expect(await end(of: "sh", ["-c", "exit 65"]) == .exit(65))
  }

  @Test func tellsTheSignalThatEndedAProgram() async {
    #expect(await end(of: "sleep", ["60"], stopping: true) == .signal(SIGTERM))
  }

  @Test func saysWhereAProgramCannotBeStarted() async {
    #expect(await end(of: "/nowhere/nothing", []) == nil)
  }
}
