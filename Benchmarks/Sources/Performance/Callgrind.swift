import Foundation
import TouchWorkloads

/// Runs `touch-workload`, and optionally counts its instructions.
struct Callgrind {
  /// Why a run failed.
  struct RunError: Error, CustomStringConvertible {
    var description: String
  }

  /// `touch-workload`, in the folder of this program.
  private let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "touch-workload").path

  /// How many frames of a gesture move fingers.
  private static let moves = 120

  /// Measures a workload's cost.
  ///
  /// - Throws: `RunError` if it cannot run, or its result is wrong.
  func measure(_ name: String) throws -> Figure {
    let usual = try count(name, moves: Self.moves)
    var figure = Figure(usual)
    if Watched.hasMoves(name) {
      // The extra cost of a gesture with more moves is the cost of these moves.
      let longer = try count(name, moves: 2 * Self.moves)
      figure.instructionsPerMove =
        (longer.perRound(longer.instructions) - usual.perRound(usual.instructions))
        / (longer.perRound(longer.counts.updates) - usual.perRound(usual.counts.updates))
    }
    return figure
  }

  /// The bytes that objects take.
  func measureMemory() throws -> MemoryFigures {
    try JSONDecoder().decode(MemoryFigures.self, from: run([program, "memory"]))
  }

  /// Counts what growing numbers of a thing take.
  func measureGrowth(of kind: String, from count: Int) throws -> [Int] {
    // Whatever is done once in a program is done in the first.
    let names = [2, count, 2 * count, 4 * count].map { "growth-\(kind)-\($0)" }
    let counts = try self.count(names, ["--warm-up", "0", "--rounds", "1"])
    return counts.dropFirst().map(\.instructions)
  }

  private func count(_ name: String, moves: Int) throws -> CallgrindCounts {
    try count([name], ["--rounds", "\(Watched.rounds(of: name))", "--moves", "\(moves)"])[0]
  }

  private func count(_ names: [String], _ options: [String]) throws -> [CallgrindCounts] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let profile = folder.appending(path: "profile").path
    let printed = try run(
      [
        "valgrind", "--tool=callgrind", "--compress-strings=no",
        "--dump-before=*measuredRounds*", "--dump-before=*printCounts*",
        "--callgrind-out-file=\(profile)", program,
      ] + names + options)
    // The first profile precedes the measured rounds; the second holds only these.
    return try printed.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
      CallgrindCounts(
        try JSONDecoder().decode(WorkloadCounts.self, from: line),
        profile: try String(contentsOfFile: "\(profile).\(2 * index + 2)", encoding: .utf8))
    }
  }

  /// Returns a command's output.
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
