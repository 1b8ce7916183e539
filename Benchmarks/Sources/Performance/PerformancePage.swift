import Foundation
import TouchWorkloads

/// The figures in Docs/performance.md; people write the words around them.
struct PerformancePage {
  let figures: Figures
  let growth: [Growth]

  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Docs/performance.md")
  private static let begin = "<!-- Figures, kept by Scripts/check/performance -->\n"
  private static let end = "<!-- End of figures -->\n"

  /// Replaces the figures on the page.
  func write() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    guard let begin = page.range(of: Self.begin), let end = page.range(of: Self.end) else {
      throw Callgrind.RunError(description: "Docs/performance.md has no place for figures")
    }
    let text = try [
      machine, targets(), costs, surroundings, touchDown(), growing, timeTable(), windows(), memory,
    ].joined(separator: "\n")
    let written = page[..<begin.upperBound] + "\n" + text + "\n" + page[end.lowerBound...]
    try String(written).write(to: Self.file, atomically: true, encoding: .utf8)
  }

  // MARK: Sections

  private var machine: String {
    let processor =
      (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return """
      Measured on \(ProcessInfo.processInfo.processorCount) cores of a shared virtual machine \
      (\(processor ?? "unknown processor")), Linux, optimised build.

      """
  }

  private func targets() throws -> String {
    let ten = instructions("ten-fingers")
    let many = instructions("256-fingers")
    let pairs = instructions("two-fingers")
    let flat = ["one-finger", "two-fingers", "ten-fingers"].flatMap { fingers in
      Watched.kinds.map { spread(fingers, $0) }
    }.max()!
    let steady = figures.workloads.values.compactMap(\.steadyAllocationsPerRound).max() ?? 0
    let rate = try 1000 / Timing("two-fingers").leastNanoseconds
    let siblings = try microsecondsOfRound("taps-1000-beside")
    return table(
      ["To be reached", "measured", ""],
      [
        row("no allocation in a steady move", steady.text, steady == 0),
        row("two fingers: at most 1,200 instructions per update", pairs.text, pairs <= 1200),
        row(
          "two fingers: about ten plain loops", (pairs / instructions("plain-two-fingers")).text,
          pairs <= 10.5 * instructions("plain-two-fingers")),
        row(
          "two fingers: 5 million updates a second, fastest run", "\(rate.text) million", rate >= 5),
        row(
          "a move costs the same among 10 and 1,000 things, within 5 %", "\(flat.text) %", flat <= 5
        ),
        row("256 fingers: within twice ten fingers", "\((many / ten).text) times", many <= 2 * ten),
        row("a tap on one of 1,000 siblings: below 20 µs", "\(siblings.text) µs", siblings < 20),
      ])
  }

  private var costs: String {
    let names = [
      "one-finger", "two-fingers", "ten-fingers", "256-fingers", "taps", "examples", "strokes",
      "shown", "plain-one-finger", "plain-two-fingers", "plain-ten-fingers", "plain-256-fingers",
    ]
    return table(
      [
        "Per contact update", "instructions", "in steady moves", "times the plain loop", "retains",
        "access checks", "hashes", "allocations a round", "in steady moves",
      ],
      names.compactMap { name in
        guard let figure = figures.workloads[name] else { return nil }
        let plain = figures.workloads["plain-" + name]?.instructionsPerUpdate
        return [
          name, figure.instructionsPerUpdate.text, figure.instructionsPerMove?.text ?? "–",
          plain.map { (figure.instructionsPerUpdate / $0).text } ?? "–",
          figure.retainsPerUpdate.text, figure.accessChecksPerUpdate.text,
          figure.hashesPerUpdate.text, figure.allocationsPerRound.text,
          figure.steadyAllocationsPerRound?.text ?? "–",
        ]
      })
  }

  private var surroundings: String {
    table(
      ["Instructions per steady move among", "10", "100", "1,000", "spread"],
      ["one-finger", "two-fingers", "ten-fingers"].flatMap { fingers in
        Watched.kinds.map { kind in
          ["\(fingers), \(kind)"]
            + moves(fingers, kind).map(\.text) + ["\(spread(fingers, kind).text) %"]
        }
      })
  }

  private func touchDown() throws -> String {
    try table(
      ["A tap, down and up, among", "10", "100", "1,000", "1,000 in µs"],
      Watched.kinds.map { kind in
        let counts = [10, 100, 1000].map { (instructions("taps-\($0)-\(kind)") * 2).text }
        return try [kind] + counts + [microsecondsOfRound("taps-1000-\(kind)").text]
      })
  }

  private var growing: String {
    table(
      ["Growth", "n", "instructions", "2 n", "4 n", "2 n : n", "4 n : 2 n"], growth.map(\.row))
  }

  private func timeTable() throws -> String {
    let names = [
      "one-finger", "two-fingers", "ten-fingers", "256-fingers", "taps", "examples", "strokes",
      "shown",
    ]
    return try table(
      [
        "Time per contact update", "ns, median", "ns, fastest run", "million a second, fastest",
        "times the plain loop, median",
      ],
      names.map { name in
        let time = try Timing(name)
        return [
          name, time.nanoseconds.text, time.leastNanoseconds.text,
          (1000 / time.leastNanoseconds).text, time.plainLoops.text,
        ]
      })
  }

  private func windows() throws -> String {
    try table(
      ["A window with 100 views and 60 recognisers, made, tapped and gone", ""],
      [
        ["instructions", (instructions("windows") * 2).text],
        ["allocations", figures.workloads["windows"]?.allocationsPerRound.text ?? "–"],
        ["time in µs, median", microsecondsOfRound("windows").text],
      ])
  }

  private var memory: String {
    table(
      ["Of the heap", "bytes"],
      figures.memory.named.map { ["a \($0.name)", Double($0.bytes).text] })
  }

  // MARK: Figures

  private func instructions(_ name: String) -> Double {
    figures.workloads[name]?.instructionsPerUpdate ?? .infinity
  }

  /// The time of a round with two contact updates: a tap, or a window tapped once.
  private func microsecondsOfRound(_ name: String) throws -> Double {
    try Timing(name).nanoseconds * 2 / 1000
  }

  private func moves(_ fingers: String, _ kind: String) -> [Double] {
    [10, 100, 1000].map {
      figures.workloads["\(fingers)-\($0)-\(kind)"]?.instructionsPerMove ?? .infinity
    }
  }

  /// By how many percent the dearest of 10, 100 and 1,000 exceeds the cheapest.
  private func spread(_ fingers: String, _ kind: String) -> Double {
    let moves = moves(fingers, kind)
    return (moves.max()! / moves.min()! - 1) * 100
  }

  // MARK: Markdown

  private func row(_ name: String, _ value: String, _ isReached: Bool) -> [String] {
    [name, value, isReached ? "reached" : "**falls short**"]
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, ["---"] + head.dropFirst().map { _ in "---:" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
