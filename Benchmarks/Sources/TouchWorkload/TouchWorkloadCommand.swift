import ArgumentParser
import CAllocationCounter
import Foundation
import TouchWorkloads

/// Runs some rounds of a workload and prints its counts, for tools that count instructions.
///
///     valgrind --tool=callgrind --dump-before='*measuredRounds*' --dump-before='*printCounts*' \
///       .build/release/touch-workload two-fingers
///
/// The second file that this writes covers only the measured rounds, of more workloads every second file.
@main
struct TouchWorkloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touch-workload",
    abstract: "Do some rounds of a workload, check what comes of them, print what was counted.",
    discussion: """
      Names: one-finger, two-fingers, ten-fingers, 256-fingers and taps; with plain- in front the \
      plain loop over the same frames, with -100-nested, -100-beside or -100-idle behind among so \
      many views or idle recognisers. Also examples, strokes, shown, windows, growth-KIND-1000 with so \
      many things that come and go and, for the bytes that things take, memory.
      """)

  @Argument(help: "What is done, one after the other.")
  var names: [String]

  @Option(help: "How often it is done before anything is counted.")
  var warmUp = 3

  @Option(help: "How often it is done and counted.")
  var rounds = 10

  @Option(help: "In how many frames of a gesture the fingers move.")
  var moves = 120

  func run() throws {
    for name in names {
      if name == "memory" {
        try printCounts(MemoryFigures())
      } else {
        let workload = try WorkloadName(rawValue: name).makeWorkload(moves: moves)
        try workload.run(rounds: warmUp)
        try printCounts(measuredRounds(of: workload))
      }
    }
  }

  // These two are known by their names to whoever counts instructions.

  @inline(never)
  private func measuredRounds(of workload: any Workload) throws -> WorkloadCounts {
    let allocations = allocation_count()
    let steady = workload.steadyAllocations
    try workload.run(rounds: rounds)
    return WorkloadCounts(
      rounds: rounds, updates: workload.updates * rounds,
      allocations: allocation_count() - allocations,
      steadyAllocations: workload.steadyAllocations.map { $0 - (steady ?? 0) })
  }

  @inline(never)
  private func printCounts(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
