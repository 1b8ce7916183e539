import Foundation
import TouchWorkloads

/// All figures of one measurement, kept in a file.
struct Figures: Codable {
  var workloads: [String: Figure]
  var memory: MemoryFigures

  /// How much worse than the baseline a figure may be.
  static let tolerance = 0.05

  /// The file of the baselines.
  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "kept-figures.json")

  /// Measures workloads, one per core at a time.
  static func measure(_ names: [String]) async throws -> Figures {
    let workloads = try await withThrowingTaskGroup(of: (String, Figure).self) { group in
      for name in names { group.addTask { (name, try Callgrind().measure(name)) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return Figures(workloads: workloads, memory: try Callgrind().measureMemory()).rounded
  }

  /// Reads the baselines.
  static func kept() throws -> Figures {
    try JSONDecoder().decode(Figures.self, from: Data(contentsOf: file))
  }

  /// Writes these figures as baselines.
  func keep() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func json(_ figures: some Encodable) throws -> String {
      String(decoding: try encoder.encode(figures), as: UTF8.self)
    }
    // A workload is a row, so that differences are easy to read.
    let rows = try workloads.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\":\(try json($0.value))" }.joined(separator: ",\n")
    let text = "{\"memory\":\(try json(memory)),\n\"workloads\":{\n\(rows)}}\n"
    try Data(text.utf8).write(to: Figures.file)
  }

  /// The figures that are more than 5 % worse than the baseline, one line each.
  func regressions(since kept: Figures) -> [String] {
    var lines: [String] = []
    func compare(_ name: String, _ now: Double, _ before: Double?) {
      guard let before else {
        lines.append("\(name): \(now.text), and nothing was kept")
        return
      }
      if now > before * (1 + Figures.tolerance) {
        lines.append("\(name): \(now.text) instead of \(before.text)")
      }
    }
    for (name, figure) in workloads.sorted(by: { $0.key < $1.key }) {
      let before = kept.workloads[name]?.guarded ?? []
      for now in figure.guarded {
        compare("\(name): \(now.name)", now.value, before.first { $0.name == now.name }?.value)
      }
    }
    for (now, before) in zip(memory.named, kept.memory.named) {
      compare("bytes of a \(now.name)", Double(now.bytes), Double(before.bytes))
    }
    return lines
  }

  /// Rounded, because meaningless digits make differences hard to read.
  private var rounded: Figures {
    var figures = self
    for name in figures.workloads.keys {
      figures.workloads[name]?.round()
    }
    return figures
  }
}

extension Figure {
  fileprivate mutating func round() {
    // Adding 0 turns a negative zero into 0.
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 + 0 }
    instructionsPerUpdate = rounded(instructionsPerUpdate)
    instructionsPerMove = instructionsPerMove.map(rounded)
    retainsPerUpdate = rounded(retainsPerUpdate)
    accessChecksPerUpdate = rounded(accessChecksPerUpdate)
    hashesPerUpdate = rounded(hashesPerUpdate)
    allocationsPerRound = rounded(allocationsPerRound)
  }
}

extension Int {
  /// A count with separated thousands.
  var text: String { formatted(.number.locale(.init(identifier: "en_US"))) }
}

extension Double {
  /// Large numbers without decimals, small ones with them.
  var text: String {
    switch magnitude {
    case 100...: formatted(.number.precision(.fractionLength(0)).locale(.init(identifier: "en_US")))
    case 10...: formatted(.number.precision(.fractionLength(1)))
    default: formatted(.number.precision(.fractionLength(0...2)))
    }
  }
}
