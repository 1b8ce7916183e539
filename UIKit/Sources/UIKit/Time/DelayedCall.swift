import Foundation

/// A method that is called in a while.
struct DelayedCall {
  var selector: Selector
  var call: ScheduledCall
  // The clock keeps the call, and with it the responder that keeps this.
  weak var clock: HostClock?
}

/// Something that can call its own methods in a while: responders and recognisers.
@preconcurrency @MainActor
public protocol UIDelayedPerforming: NSObject {}

/// Keeps the calls that are to come.
@MainActor
protocol DelayedCallKeeping: UIDelayedPerforming {
  var delayedCalls: [DelayedCall] { get set }
  /// The clock of the window it is in, or else the current one.
  var callClock: HostClock { get }
}

extension UIResponder: DelayedCallKeeping {
  var callClock: HostClock { chainWindow?.clock ?? .current }
}

extension UIGestureRecognizer: DelayedCallKeeping {
  var callClock: HostClock { view?.window?.clock ?? .current }
}

extension UIDelayedPerforming {
  /// Calls a method of this object after some seconds, with an object to go along.
  ///
  /// The time is that of the window the object is in; in a program it is the real one. The object
  /// is kept alive until then.
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

  /// Calls a method of this object, with an object to go along.
  public func perform(_ aSelector: Selector, with object: Any? = nil) {
    aSelector.perform(on: self, sender: object.map { $0 as AnyObject })
  }
}

extension NSObject {
  /// Drops the calls of a responder's or recogniser's methods that are still to come.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    guard let keeper = aTarget as? any DelayedCallKeeping else { return }
    for call in keeper.delayedCalls { call.clock?.forget(call.call) }
    keeper.delayedCalls = []
  }

  /// Drops the calls of one method of a responder or recogniser that are still to come, whatever
  /// goes along.
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
