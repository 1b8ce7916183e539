import Foundation

/// A delayed method call.
struct DelayedCall {
  var selector: Selector
  var call: ScheduledCall
  // The clock keeps the call, and through it the responder that keeps this.
  weak var clock: HostClock?
}

/// An object that can delay calls of its own methods: a responder or recogniser.
@preconcurrency @MainActor
public protocol UIDelayedPerforming: NSObject {}

/// An object that keeps its pending calls.
@MainActor
protocol DelayedCallKeeping: UIDelayedPerforming {
  var delayedCalls: [DelayedCall] { get set }
  /// The clock of the object's window, or else the current one.
  var callClock: HostClock { get }
}

extension UIResponder: DelayedCallKeeping {
  var callClock: HostClock { chainWindow?.clock ?? .current }
}

extension UIGestureRecognizer: DelayedCallKeeping {
  var callClock: HostClock { view?.window?.clock ?? .current }
}

extension UIDelayedPerforming {
  /// Calls a method of this object with an argument after some seconds.
  ///
  /// The time is the window's; in a program, real time. The object is kept alive until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    guard let keeper = self as? any DelayedCallKeeping else { return }
    let argument = anArgument.map { $0 as AnyObject }
    let clock = keeper.callClock
    var own: ScheduledCall?
    let call = clock.call(after: delay) {
      keeper.delayedCalls.removeAll { $0.call === own }
      own = nil
      aSelector.perform(on: keeper, sender: argument)
    }
    own = call
    keeper.delayedCalls.append(DelayedCall(selector: aSelector, call: call, clock: clock))
  }

  /// Calls a method of this object with an argument.
  public func perform(_ aSelector: Selector, with object: Any? = nil) {
    aSelector.perform(on: self, sender: object.map { $0 as AnyObject })
  }
}

extension NSObject {
  /// Calls a method of this object on the main thread; from any thread.
  ///
  /// - Parameter wait: true returns after the call.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (target, argument) = (self, arg.map { $0 as AnyObject })
    let call: @Sendable () -> Void = {
      MainActor.assumeIsolated { aSelector.perform(on: target, sender: argument) }
    }
    if wait, Thread.isMainThread {
      call()
    } else if wait {
      DispatchQueue.main.sync(execute: call)
    } else {
      DispatchQueue.main.async(execute: call)
    }
  }

  /// Calls a method of this object later, on the main thread: methods here belong to it.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  /// Cancels all pending calls of a responder or recogniser.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    guard let keeper = aTarget as? any DelayedCallKeeping else { return }
    for call in keeper.delayedCalls { call.clock?.forget(call.call) }
    keeper.delayedCalls = []
  }

  /// Cancels the pending calls of one method of a responder or recogniser, with any argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any? = nil
  ) {
    guard let keeper = aTarget as? any DelayedCallKeeping else { return }
    for call in keeper.delayedCalls where call.selector == aSelector {
      call.clock?.forget(call.call)
    }
    keeper.delayedCalls.removeAll { $0.selector == aSelector }
  }
}
