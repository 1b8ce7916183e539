import Foundation

/// Scales fonts and lengths to the preferred size of a text style.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Makes a font follow the preferred text size; `font` has the default size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude)
  }

  /// Makes a font follow the preferred text size up to a maximum.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.following(
      FontScaling(style: style, usualSize: font.pointSize, largest: maximumPointSize),
      UITraitCollection.current.preferredContentSizeCategory)
  }

  /// Scales a length like the text style's font.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Scales a length to the preferred text size in some traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? UITraitCollection.current
    return value * style.growth(traits.preferredContentSizeCategory)
  }
}

struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// The size in points at the default category.
  var usualSize: CGFloat
  var largest: CGFloat

  func size(_ category: UIContentSizeCategory) -> CGFloat {
    min(usualSize * style.growth(category), largest)
  }
}

extension UIFont.TextStyle {
  /// The size in points for each category, smallest first, from Apple's design guidelines.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  /// The size in points at the default category.
  var usualSize: CGFloat { sizes[UIContentSizeCategory.large.place] }

  /// The factor on the default size.
  func growth(_ category: UIContentSizeCategory) -> CGFloat { sizes[category.place] / usualSize }
}
