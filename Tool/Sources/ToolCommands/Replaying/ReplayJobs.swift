import ArgumentParser
import DactylFiles
import Platform

/// Replays files on several threads, and prints as if one thread did.
final class ReplayJobs: @unchecked Sendable {
  private let replay: FileReplay
  private let order: OrderedOutput

  /// Guards everything below.
  private let lock = Condition()
  private var files: FileList
  private var count = 0

  init(_ replay: FileReplay, files: FileList, order: OrderedOutput) {
    self.replay = replay
    self.files = files
    self.order = order
  }

  /// Replays all files.
  func run(jobs: Int) {
    let ends = Condition()
    nonisolated(unsafe) var running = jobs
    for _ in 0..<jobs {
      detachThread { [self] in
        while replayNext() {}
        ends.lock()
        running -= 1
        ends.broadcast()
        ends.unlock()
      }
    }
    ends.lock()
    while running > 0 { ends.wait() }
    ends.unlock()
  }

  private func replayNext() -> Bool {
    lock.lock()
    let number = count
    let next = Result { () throws(ToolError) in try files.next() }
    count += 1
    lock.unlock()
    let output = FileOutput(order, file: number)
    do {
      guard let file = try next.get() else { return false }
      replay.run(file, order: order, output: output)
    } catch {
      output.complain(error)
    }
    output.finish()
    return true
  }
}
