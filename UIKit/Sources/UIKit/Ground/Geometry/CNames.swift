import Foundation

// C and Objective-C names that Foundation lacks on Linux.

/// Objective-C's integer.
public typealias NSInteger = Int
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000
/// Infinity.
public let HUGE = Float.infinity
/// The largest finite number.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Calls a closure; there is no pool, because Swift frees objects at once here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
/// Does nothing: random numbers need no stirring.
public func arc4random_stir() {}
/// Core Foundation's address.
public typealias CFURL = NSURL
/// Seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date.timeIntervalSinceReferenceDate }

extension UserDefaults {
  /// Sets a value, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// A value, as `object(forKey:)` gives it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension NSValue {
  /// A value that stands for an object, as a key of a dictionary: the same object gives an equal
  /// one. `dactyl port` writes it for `NSValue(nonretainedObject:)`.
  public static func nonretained(_ object: Any?) -> NSValue {
    NSNumber(value: UInt(bitPattern: ObjectIdentifier(object as AnyObject)))
  }
}
