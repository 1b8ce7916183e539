import Foundation

extension UIPageViewController {
  /// Stored: how pages turn; all are drawn aside here.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Like paper.
    case pageCurl
    /// Aside.
    case scroll
  }

  /// Which way pages lie beside each other.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From above to below.
    case vertical
  }

  /// Which way code turns pages.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// On.
    case forward
    /// Back.
    case reverse
  }

  /// Stored: where pages turn about.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// Nowhere.
    case none
    /// At the first side.
    case min
    /// In the middle.
    case mid
    /// At the last side.
    case max
  }

  /// Stored: what can be chosen as a page controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where pages turn about.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}
