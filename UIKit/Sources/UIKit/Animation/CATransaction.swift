import Foundation

/// Changes of layers that belong together: its completion block runs when the animations added
/// meanwhile are over.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Open {
    var block: (() -> Void)?
    /// How long the longest animation takes that was added since, in seconds.
    var duration: TimeInterval = 0
    var clock: HostClock?
  }

  // The transactions that are open belong to the thread, here the main one, and to nobody else.
  private static var open: [Open] = []

  /// Opens a transaction.
  open class func begin() { open.append(Open()) }

  /// Closes the last transaction that was opened; its block runs at once where nothing was
  /// animated.
  open class func commit() {
    guard let closed = open.popLast() else { return }
    run(closed)
    if let clock = closed.clock { note(closed.duration, by: clock) }
  }

  /// Runs a block when what is animated from now on, until the transaction is closed, is over.
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

  /// An animation was added that takes so long.
  static func note(_ duration: TimeInterval, by clock: HostClock) {
    // What never ends is not waited for.
    guard !open.isEmpty, duration < .infinity else { return }
    open[open.count - 1].clock = clock
    open[open.count - 1].duration = max(open[open.count - 1].duration, duration)
  }

  /// Does nothing: says whether layers' own changes take no time.
  open class func setDisableActions(_ flag: Bool) {}
  /// Does nothing: says how long layers' own changes take.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Does nothing: says how layers' own changes get faster and slower.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Does nothing: everything is in its place already.
  open class func flush() {}
}
