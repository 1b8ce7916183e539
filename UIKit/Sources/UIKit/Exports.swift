// What `import UIKit` brings along on Apple's platforms, as far as touch code expects it.
@_exported import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// The present time in seconds: that of the window a test drives, or else since the system started.
///
/// In a test it is the time of touches and events, and stands still between frames; see
/// Docs/uikit.md.
public func CACurrentMediaTime() -> CFTimeInterval { ClockFace.shown }
