import Foundation

/// Calls a method for each display frame: 60 times a second, or as preferred.
///
/// It follows the clock of the window that a test drives, or real time in a program. The first call
/// comes one frame after `add(to:forMode:)`.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// True if it makes no calls; default false.
  open var isPaused = false
  /// The calls per second, read by `add(to:forMode:)`; 0, the default, for 60.
  open var preferredFramesPerSecond = 0
  /// The range of calls per second; `preferred` counts, else `maximum`.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let range = preferredFrameRateRange
      preferredFramesPerSecond = Int(range.preferred ?? range.maximum)
    }
  }
  /// The start of the current frame, in seconds of its clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The duration of a frame, in seconds.
  open var duration: CFTimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  // As in UIKit, the link keeps its target alive until it is invalidated.
  private var target: AnyObject?
  private let selector: Selector
  private weak var clock: HostClock?
  private var call: ScheduledCall?

  /// A link that, once in a run loop, calls a method of a target with itself.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts the calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    stop()
    let clock = (target as? any DelayedCallKeeping)?.callClock ?? .current
    self.clock = clock
    // The clock keeps the link, and so its target, alive until it is invalidated.
    call = clock.call(after: duration, every: duration) { self.fire() }
  }

  /// Stops the calls.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Stops the calls for good and releases the target.
  open func invalidate() {
    stop()
    target = nil
  }

  private func stop() {
    if let call { clock?.forget(call) }
    call = nil
  }

  private func fire() {
    guard !isPaused, let target, let clock else { return }
    timestamp = clock.now
    selector.perform(on: target, sender: self)
  }
}

/// A range of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The limits.
  public var minimum, maximum: Float
  /// The preferred rate; nil for the display's.
  public var preferred: Float?

  /// A range of frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The display's rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
