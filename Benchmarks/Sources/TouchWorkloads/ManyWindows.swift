import Dactyl
import Dispatch

/// Windows in each of which two fingers drag, spread and turn on a view with six recognisers, some
/// of them on each of several threads; a round is one gesture in every window.
package final class ManyWindows {
  /// One thread's windows; no other thread touches them meanwhile.
  private struct Share: @unchecked Sendable {
    var workloads: [TouchWorkload]
    var failure: (any Error)?

    mutating func run() {
      do {
        for workload in workloads { try workload.run(rounds: 1) }
      } catch {
        failure = error
      }
    }
  }

  private var shares: [Share]

  /// - Throws: `WorkloadError` if the gestures' results are wrong.
  package init(_ count: Int, threads: Int) throws {
    let motion = FingerMotion(fingers: 2, moves: 120)
    shares = try (0..<threads).map { thread in
      Share(
        workloads: try (thread..<count).striding(by: threads).map { _ in
          try TouchWorkload(motion)
        })
    }
  }

  /// The number of contact updates in a round.
  package var updates: Int { shares.reduce(0) { $0 + $1.workloads.reduce(0) { $0 + $1.updates } } }

  /// The time of a round, in seconds of clock time.
  ///
  /// - Throws: `WorkloadError` if the results are wrong.
  package func secondsOfRound() throws -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    shares.withUnsafeMutableBufferPointer { shares in
      nonisolated(unsafe) let shares = shares
      DispatchQueue.concurrentPerform(iterations: shares.count) { shares[$0].run() }
    }
    let end = DispatchTime.now().uptimeNanoseconds
    for share in shares { if let failure = share.failure { throw failure } }
    return Double(end - start) * 1e-9
  }
}

extension Range<Int> {
  fileprivate func striding(by step: Int) -> StrideTo<Int> {
    stride(from: lowerBound, to: upperBound, by: step)
  }
}
