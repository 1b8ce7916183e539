// The modules that `import UIKit` re-exports on Apple's platforms, as far as touch code needs them.
@_exported import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// The current time in seconds: that of the window a test drives, or else since the system started.
///
/// In a test it is the time of touches and events, and stands still between frames; see
/// Docs/uikit.md.
public func CACurrentMediaTime() -> CFTimeInterval { ClockFace.shown }
