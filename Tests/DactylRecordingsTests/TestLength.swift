import Foundation

/// How many cases the open-ended tests go through.
///
/// The short tests take a few seconds in a debug build. `DACTYL_LONG_TESTS=1 swift test` runs the
/// long ones: five to ten times as many random cases, recordings cut after each byte, and recorded
/// data of any size.
enum TestLength {
  static let isLong = ProcessInfo.processInfo.environment["DACTYL_LONG_TESTS"] == "1"

  /// Numbers to write and read back, of each sort.
  static let numbers = isLong ? 100_000 : 15_000
  /// Random recordings to write and read back, of 50 frames each.
  static let recordings = isLong ? 200 : 25
  /// The step in bytes between cuts of a recording; cuts around the end of each line come on top.
  static let stepOfCuts = isLong ? 1 : 11
  /// The largest file, in bytes, to read without a table.
  static let largestFile = isLong ? Int.max : 100_000
}
