import ArgumentParser
import Foundation
import TouchWorkloads

/// Does some gestures and says what was counted; run under a tool that counts instructions.
///
///     valgrind --tool=callgrind .build/release/touch-workload two-fingers --gestures 13
@main
struct TouchWorkloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touch-workload",
    abstract: "Do some gestures, check what comes of them, and print what was counted as JSON.",
    discussion: """
      Names: one-finger, two-fingers, ten-fingers, 256-fingers, 64-people (four fingers each) and taps; \
      with plain- in front the plain loop over the same frames, with -100-nested, -100-beside or -100-idle \
      behind it among so many views or idle recognisers.
      """)

  /// What is printed.
  private struct Counts: Encodable {
    var updates: Int
    var moves: Int
    var allocationsInMoves: Int
  }

  @Argument(help: "What the fingers do.")
  var name: String

  @Option(help: "How often they do it.")
  var gestures = 13

  @Option(help: "In how many frames of a gesture they move.")
  var moves = 120

  func run() throws {
    guard let name = WorkloadName(rawValue: name) else {
      throw ValidationError("there is no workload named \(name)")
    }
    let workload = try name.makeWorkload(moves: moves)
    try workload.run(gestures: gestures)
    let motion = workload.motion
    let counts = Counts(
      updates: motion.updates * gestures, moves: motion.moves * motion.contacts * gestures,
      allocationsInMoves: workload.allocationsInMoves)
    print(String(decoding: try JSONEncoder().encode(counts), as: UTF8.self))
  }
}
