import Foundation

/// The counts of all episodes so far.
struct Totals: CustomStringConvertible {
  let memory: Int
  private(set) var episodes = 0
  private(set) var counts: [String: Int] = [:]

  init(memory: Int) { self.memory = memory }

  mutating func add(_ outcome: Outcome) {
    episodes += 1
    counts.merge(outcome.counts, uniquingKeysWith: +)
  }

  /// One line: processor time, episodes, memory and all counts.
  var description: String {
    let seconds = Int(ProcessFigures.processorTime)
    let counts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let memory = "\(memory >> 20) → \(ProcessFigures.memory >> 20) MB"
    let peak = "\(ProcessFigures.peakMemory >> 20) MB at most"
    return
      "\(seconds) s: \(episodes) episodes, \(memory), \(peak); \(counts.joined(separator: ", "))"
  }
}
