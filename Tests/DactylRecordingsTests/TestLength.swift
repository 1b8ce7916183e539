import Foundation

/// How many cases the tests go through that could go on for ever.
///
/// The short tests take a few seconds in a debug build. `DACTYL_LONG_TESTS=1 swift test` takes the
/// long ones: five to ten times as many random cases, recordings cut off after each of their bytes,
/// and the recorded data whatever its size.
enum TestLength {
  static let isLong = ProcessInfo.processInfo.environment["DACTYL_LONG_TESTS"] == "1"

  /// Numbers written and read again, of each sort.
  static let numbers = isLong ? 100_000 : 15_000
  /// Random recordings written and read again, of 50 frames each.
  static let recordings = isLong ? 200 : 25
  /// Ways in which each of the sample recordings is broken.
  static let mutations = isLong ? 1000 : 120
  /// The bytes from one place to the next at which a recording is cut off; beside these it is
  /// always cut off around the end of each line.
  static let stepOfCuts = isLong ? 1 : 11
  /// The size in bytes up to which recorded files are read that no table describes.
  static let largestFile = isLong ? Int.max : 100_000
}
