import Foundation

/// Calls a method again and again, as often as there would be pictures: 60 times a second, or as preferred.
///
/// Driven by a timer on the run loop, and so by the real clock: the time of touches is virtual.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Whether it keeps still; default false.
  open var isPaused = false
  /// How often it calls in a second; 0, the default, for 60 times. Looked at by `add(to:forMode:)`.
  open var preferredFramesPerSecond = 0
  /// When the present picture began, in seconds since the system started.
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
  private var timer: Timer?

  /// A link that calls a method of a target with itself once it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Begins to call.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timer?.invalidate()
    let timer = Timer(timeInterval: duration, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    self.timer = timer
    // The main actor need not be on the main thread, as in tests; its run loop is the one that is meant then.
    (runloop === RunLoop.main ? RunLoop.current : runloop).add(timer, forMode: mode)
  }

  /// Calls no more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { timer?.invalidate() }

  /// Calls no more, ever, and lets the target go.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
    target = nil
  }

  private func fire() {
    guard !isPaused, let target else { return }
    timestamp = CACurrentMediaTime()
    selector.perform(on: target, sender: self)
  }
}
