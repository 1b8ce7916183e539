import Foundation

extension NotificationCenter {
  /// Calls a method of an observer, held weakly, for each notification posted on the main thread.
  ///
  /// The registration ends when the observer goes away; `removeObserver(_:)` does not end it.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    nonisolated(unsafe) weak let observer = observer as AnyObject
    // The centre keeps the block for good; without its observer it does nothing.
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer else { return }
      nonisolated(unsafe) let target = observer
      nonisolated(unsafe) let sender = notification as AnyObject
      MainActor.assumeIsolated { aSelector.perform(on: target, sender: sender) }
    }
  }
}
