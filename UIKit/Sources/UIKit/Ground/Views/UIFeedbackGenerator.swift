import Foundation

/// A haptic feedback generator without effect: there is no hardware to move.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// Does nothing: an impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The feel of an impact.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// A small object.
    case light
    /// A medium object.
    case medium
    /// A large object.
    case heavy
    /// A soft object.
    case soft
    /// A rigid object.
    case rigid
  }

  /// A generator with a style.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Does nothing: a tick for a new selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// Does nothing: feedback for success and failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome to report.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
