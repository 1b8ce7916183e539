import Foundation
import Testing

@testable import ToolCommands

/// The output of several jobs, in the order of their files.
@Suite struct OrderedOutputTests {
  /// The first file is slow: the others run as far as they may meanwhile.
  @Test func whatWaitsForASlowFileIsBounded() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let goal = try FileHandle(forWritingTo: file)
    let room = 10_000
    let jobs = 4
    let piece = 500
    let order = OrderedOutput(room: room, to: goal.fileDescriptor, progress: nil)
    let files = 200
    let threads = DispatchGroup()
    for job in 0..<jobs {
      threads.enter()
      Thread.detachNewThread {
        for number in stride(from: 1 + job, to: files, by: jobs) {
          let output = FileOutput(order, file: number)
          for _ in 0..<3 {
            output.write([UInt8](repeating: UInt8(number), count: piece))
            output.flush()
          }
          output.finish()
        }
        threads.leave()
      }
    }
    let slow = FileOutput(order, file: 0)
    var most = 0
    for _ in 0..<20_000 {
      slow.write([0])
      slow.flush()
      most = max(most, order.held)
    }
    // Each job may hand over one piece before it has to wait.
    #expect(most <= room + jobs * (piece + 200))
    slow.finish()
    threads.wait()
    #expect(order.close() == nil)
    #expect(order.held == 0)
    var expected = [UInt8](repeating: 0, count: 20_000)
    for number in 1..<files {
      expected += [UInt8](repeating: UInt8(number), count: 3 * piece)
    }
    #expect(try Data(contentsOf: file) == Data(expected))
  }
}
