import Foundation

/// A group of layer changes; its completion block runs when the animations added meanwhile end.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Open {
    var block: (() -> Void)?
    /// The duration of the longest animation added so far, in seconds.
    var duration: TimeInterval = 0
    var clock: HostClock?
  }

  // Open transactions belong to one thread, here the main one.
  private static var open: [Open] = []

  /// Opens a transaction.
  open class func begin() { open.append(Open()) }

  /// Closes the innermost transaction; its block runs at once if nothing was animated.
  open class func commit() {
    guard let closed = open.popLast() else { return }
    run(closed)
    if let clock = closed.clock { note(closed.duration, by: clock) }
  }

  /// Runs a block when all animations added before the transaction closes have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !open.isEmpty else {
      block?()
      return
    }
    run(open[open.count - 1])
    open[open.count - 1] = Open(block: block)
  }

  private class func run(_ closed: Open) {
    guard let block = closed.block else { return }
    if let clock = closed.clock { clock.call(after: closed.duration, block) } else { block() }
  }

  /// Records an added animation's duration.
  static func note(_ duration: TimeInterval, by clock: HostClock) {
    // The block does not wait for endless animations.
    guard !open.isEmpty, duration < .infinity else { return }
    open[open.count - 1].clock = clock
    open[open.count - 1].duration = max(open[open.count - 1].duration, duration)
  }

  /// Does nothing: says whether layers' own changes take no time.
  open class func setDisableActions(_ flag: Bool) {}
  /// Does nothing: says how long layers' own changes take.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Does nothing: sets the timing of layers' own changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Does nothing: all changes have taken effect already.
  open class func flush() {}
}
