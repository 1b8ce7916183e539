// What `import UIKit` brings along on Apple's platforms, as far as touch code expects it.
@_exported import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the system started, by the real clock.
///
/// The time of touches and events is virtual; see Docs/uikit.md before comparing the two.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
