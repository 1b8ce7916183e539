import Foundation

/// Calls a method again and again, as often as there would be pictures: 60 times a second, or as
/// preferred.
///
/// By the clock of the window that a test drives; in a program by the real one. The first call
/// comes one picture after it was added.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Whether it keeps still; default false.
  open var isPaused = false
  /// How often it calls in a second; 0, the default, for 60 times. Looked at by `add(to:forMode:)`.
  open var preferredFramesPerSecond = 0
  /// How often it would like to call; `preferred` counts, else `maximum`.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let range = preferredFrameRateRange
      preferredFramesPerSecond = Int(range.preferred ?? range.maximum)
    }
  }
  /// When the present picture began, in seconds of its clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// How long a picture lasts, in seconds.
  open var duration: CFTimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }
  /// When the next picture is due.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  // Kept alive until it is invalidated, as there.
  private var target: AnyObject?
  private let selector: Selector
  private weak var clock: HostClock?
  private var call: ScheduledCall?

  /// A link that calls a method of a target with itself once it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Begins to call.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    stop()
    let clock = (target as? any DelayedCallKeeping)?.callClock ?? .current
    self.clock = clock
    // The clock keeps the link, and so its target, alive until it is invalidated.
    call = clock.call(after: duration, every: duration) { self.fire() }
  }

  /// Calls no more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Calls no more, ever, and lets the target go.
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

/// How often pictures are wanted in a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// How often at least, at most, and best of all.
  public var minimum, maximum: Float
  /// How often best of all; nil for as often as there would be pictures.
  public var preferred: Float?

  /// Pictures in a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// As often as there would be pictures.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
