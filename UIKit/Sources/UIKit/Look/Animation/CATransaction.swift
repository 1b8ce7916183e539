import Foundation

/// A group of layer changes; its completion block runs when the animations added meanwhile end.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Open {
    var block: (() -> Void)?
    var values: [String: Any] = [:]
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
    open[open.count - 1] = Open(block: block, values: open[open.count - 1].values)
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

  /// The block that runs when the innermost transaction ends.
  open class func completionBlock() -> (() -> Void)? { open.last?.block }
  /// Stored: whether layers' own changes take no time; they never take any.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }
  /// What was set for the innermost transaction; default false.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }
  /// Stored: how long layers' own changes take; they take no time.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }
  /// What was set for the innermost transaction, in seconds; default 0.25.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }
  /// Stored: the timing of layers' own changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  /// What was set for the innermost transaction.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// Keeps a value for the innermost transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if !open.isEmpty { open[open.count - 1].values[key] = anObject }
  }
  /// A value of the innermost transaction.
  open class func value(forKey key: String) -> Any? { open.last?.values[key] }
  /// Does nothing: layers are used on the main thread only.
  open class func lock() {}
  /// Does nothing: layers are used on the main thread only.
  open class func unlock() {}
  /// Does nothing: all changes have taken effect already.
  open class func flush() {}
}

/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of what says that a transaction animates nothing.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block at a transaction's end.
public let kCATransactionCompletionBlock = "completionBlock"
