import Foundation

// Names of C and Objective-C that Foundation lacks on Linux.

/// An integer of Objective-C.
public typealias NSInteger = Int
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000
/// Infinity.
public let HUGE = Float.infinity
/// The largest finite number.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Calls a body. Swift frees objects at once here, so there is no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
/// Seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date.timeIntervalSinceReferenceDate }
