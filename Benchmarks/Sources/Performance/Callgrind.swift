import Foundation
import TouchWorkloads

/// Runs `touch-workload`, with its instructions counted where that is wanted.
struct Callgrind {
  /// What is wrong where a run fails.
  struct RunError: Error, CustomStringConvertible {
    var description: String
  }

  /// `touch-workload`, in the folder of this program.
  private let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "touch-workload").path

  /// In how many frames of a gesture fingers move.
  private static let moves = 120

  /// What a workload costs.
  ///
  /// - Throws: `RunError` where it cannot be run, or what it does comes out wrong.
  func measure(_ name: String) throws -> Figure {
    let usual = try count(name, moves: Self.moves)
    var figure = Figure(usual)
    if Watched.hasMoves(name) {
      // A gesture with more moves costs as much more as these moves.
      let longer = try count(name, moves: 2 * Self.moves)
      figure.instructionsPerMove =
        (longer.perRound(longer.instructions) - usual.perRound(usual.instructions))
        / (longer.perRound(longer.counts.updates) - usual.perRound(usual.counts.updates))
    }
    return figure
  }

  /// The bytes that things take.
  func measureMemory() throws -> MemoryFigures {
    try JSONDecoder().decode(MemoryFigures.self, from: run([program, "memory"]))
  }

  private func count(_ name: String, moves: Int) throws -> CallgrindCounts {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let profile = folder.appending(path: "profile").path
    let printed = try run([
      "valgrind", "--tool=callgrind", "--compress-strings=no",
      "--dump-before=*measuredRounds*", "--dump-before=*printCounts*",
      "--callgrind-out-file=\(profile)", program, name, "--rounds",
      "\(Watched.rounds(of: name))", "--moves", "\(moves)",
    ])
    // The first profile is of what came before the measured rounds, the second of these alone.
    return CallgrindCounts(
      try JSONDecoder().decode(WorkloadCounts.self, from: printed),
      profile: try String(contentsOfFile: profile + ".2", encoding: .utf8))
  }

  /// What a command prints.
  private func run(_ command: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    let messages = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let text = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw RunError(
        description: "\(command.joined(separator: " ")) failed:\n"
          + String(decoding: text, as: UTF8.self))
    }
    return printed
  }
}
