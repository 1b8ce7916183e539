import Foundation

/// A method that is called in a while, by a timer on the run loop.
struct DelayedCall {
  var selector: Selector
  var timer: Timer
}

/// Something that can call its own methods in a while: responders and recognisers.
@preconcurrency @MainActor
public protocol UIDelayedPerforming: NSObject {}

/// Keeps the calls that are to come.
@MainActor
protocol DelayedCallKeeping: UIDelayedPerforming {
  var delayedCalls: [DelayedCall] { get set }
}

extension UIResponder: DelayedCallKeeping {}
extension UIGestureRecognizer: DelayedCallKeeping {}

extension UIDelayedPerforming {
  /// Calls a method of this object after some seconds of the real clock, with an object to go along.
  ///
  /// Time here is the run loop's; that of touches is virtual. The object is kept alive until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    guard let keeper = self as? any DelayedCallKeeping else { return }
    // The timer fires on this very thread, the main actor's, which the compiler cannot know.
    nonisolated(unsafe) let (target, argument) = (keeper, anArgument.map { $0 as AnyObject })
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      let identity = ObjectIdentifier(timer)
      MainActor.assumeIsolated {
        target.delayedCalls.removeAll { ObjectIdentifier($0.timer) == identity }
        aSelector.perform(on: target, sender: argument)
      }
    }
    keeper.delayedCalls.append(DelayedCall(selector: aSelector, timer: timer))
    RunLoop.current.add(timer, forMode: .common)
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
    for call in keeper.delayedCalls { call.timer.invalidate() }
    keeper.delayedCalls = []
  }

  /// Drops the calls of one method of a responder or recogniser that are still to come, whatever goes along.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any? = nil
  ) {
    guard let keeper = aTarget as? any DelayedCallKeeping else { return }
    for call in keeper.delayedCalls where call.selector == aSelector { call.timer.invalidate() }
    keeper.delayedCalls.removeAll { $0.selector == aSelector }
  }
}
