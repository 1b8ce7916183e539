import Foundation

/// What an unwind segue starts from.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that it starts from.
  public let source: UIViewController
  /// Its action.
  public let unwindAction: Selector
  /// What started it.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
