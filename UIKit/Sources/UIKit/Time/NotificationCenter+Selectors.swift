import Foundation

extension NotificationCenter {
  /// Calls a method of an observer, held weakly, with each notification that is posted on the main
  /// thread.
  ///
  /// The observer is forgotten when it goes away; `removeObserver(_:)` knows nothing of it.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    nonisolated(unsafe) weak let observer = observer as AnyObject
    // Posting keeps the block alive for as long as the centre; without its observer it does
    // nothing.
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer else { return }
      nonisolated(unsafe) let target = observer
      nonisolated(unsafe) let sender = notification as AnyObject
      MainActor.assumeIsolated { aSelector.perform(on: target, sender: sender) }
    }
  }
}
