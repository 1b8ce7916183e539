import Foundation

/// Would lead a transition by a gesture; keeps how far it has come, and nothing is seen of it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject {
  /// How much of the transition has happened, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// Stored: how fast it goes on by itself.
  open var completionSpeed: CGFloat = 1
  /// Stored: how it goes on by itself.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Stored: whether a gesture leads it from the start.
  open var wantsInteractiveStart = true

  /// A transition that has not begun.
  public override init() { super.init() }

  /// Has come so far.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  /// Goes back.
  open func cancel() { percentComplete = 0 }

  /// Comes to its end.
  open func finish() { percentComplete = 1 }
}
