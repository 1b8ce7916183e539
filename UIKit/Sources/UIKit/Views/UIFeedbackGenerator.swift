import Foundation

/// Would make the device move; there is none, so nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// Does nothing: would knock.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How a knock would feel.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// As of something small.
    case light
    /// As of something middling.
    case medium
    /// As of something large.
    case heavy
    /// As of something soft.
    case soft
    /// As of something hard.
    case rigid
  }

  /// A generator.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Does nothing: would tick.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// Does nothing: would tell good from bad.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What there would be to tell.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// It went well.
    case success
    /// It may go wrong.
    case warning
    /// It went wrong.
    case error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
