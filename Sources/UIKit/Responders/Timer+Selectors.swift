import Foundation

// Timers and notifications that call methods, as on platforms where these are found by name.
extension Timer {
  /// A timer, to be added to a run loop, that calls a method of a target; the target is kept alive meanwhile.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { selector.perform(on: target, sender: timer) }
    }
  }

  /// A timer on the present run loop that calls a method of a target; the target is kept alive meanwhile.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension NotificationCenter {
  /// Calls a method of an observer, held weakly, with each notification that is posted on the main thread.
  ///
  /// The observer is forgotten when it goes away; `removeObserver(_:)` knows nothing of it.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    nonisolated(unsafe) weak let observer = observer as AnyObject
    // Posting keeps the block alive for as long as the centre; without its observer it does nothing.
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer else { return }
      nonisolated(unsafe) let target = observer
      nonisolated(unsafe) let sender = notification as AnyObject
      MainActor.assumeIsolated { aSelector.perform(on: target, sender: sender) }
    }
  }
}
