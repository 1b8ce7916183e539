import Foundation

extension UIPageViewController {
  /// Stored: how pages turn; here they always slide.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Pages curl like paper.
    case pageCurl
    /// Pages slide.
    case scroll
  }

  /// The axis along which pages lie.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical
  }

  /// The direction in which code turns pages.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }

  /// Stored: the position of the spine.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// No spine.
    case none
    /// At the first edge.
    case min
    /// In the middle.
    case mid
    /// At the last edge.
    case max
  }

  /// Stored: options of a new page controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The position of the spine.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}
