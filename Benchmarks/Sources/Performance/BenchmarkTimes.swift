import Foundation

/// The times of the benchmarks.
struct BenchmarkTimes {
  /// One benchmark, medians over its runs.
  struct Time {
    /// Per contact update.
    var nanoseconds: Double
    /// Per contact update, in the fastest run.
    var leastNanoseconds: Double
    /// The time as a multiple of the plain loop's in the same run.
    var plainLoops: Double
    /// Recordings read and played in a second; nil for benchmarks that read none.
    var filesPerSecond: Double?
  }

  private let times: [String: Time]

  /// Reads the output of `swift package benchmark --format jmh`.
  init(contentsOf file: URL) throws {
    let elements = try JSONDecoder().decode([Element].self, from: Data(contentsOf: file))
    times = try elements.reduce(into: [:]) { times, element in
      func percentile(_ rank: String, _ metric: String) throws -> Double {
        guard let value = element.secondaryMetrics[metric]?.scorePercentiles[rank] else {
          throw Callgrind.RunError(description: "\(element.benchmark) has no \(metric)")
        }
        return value
      }
      let name = String(element.benchmark.split(separator: ".").last ?? "")
      times[name] = Time(
        nanoseconds: try percentile("50.0", "picoseconds per update") / 1000,
        leastNanoseconds: try percentile("0.0", "picoseconds per update") / 1000,
        plainLoops: try percentile("50.0", "hundredths of the plain loop") / 100,
        // The exporter repeats a metric in later benchmarks.
        filesPerSecond: name.hasSuffix("files") ? try percentile("50.0", "files per second") : nil)
    }
  }

  /// The time of a benchmark.
  ///
  /// - Throws: `MissingTime` if there is none, for example because no time was left for a run.
  func time(of name: String) throws(MissingTime) -> Time {
    guard let time = times[name] else { throw MissingTime(name: name) }
    return time
  }

  /// A benchmark is missing from the export.
  struct MissingTime: Error, CustomStringConvertible {
    var name: String
    var description: String { "no time was measured for \(name)" }
  }

  /// As exported.
  private struct Element: Decodable {
    struct Metric: Decodable { var scorePercentiles: [String: Double] }
    var benchmark: String
    var secondaryMetrics: [String: Metric]
  }
}
