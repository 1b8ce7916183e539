import FreedObjects
import Testing
import UIKit

/// Texts grow with the user's preferred size.
@MainActor
@Suite(.serialized, .freesItsObjects) struct TextSizeTests {
  private func screen(_ category: UIContentSizeCategory) -> UIScreen {
    UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3,
      traitCollection: UITraitCollection(preferredContentSizeCategory: category))
  }

  @Test func fontsOfTextStylesAreAsLargeAsTraitsSay() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let sizes = [UIFont.TextStyle.body, .largeTitle, .caption2].map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
    }
    #expect(sizes == [40, 52, 29])
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func labelsThatFollowGrowAndOthersStay() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (label, other) = (UILabel(), UILabel())
    for label in [label, other] {
      label.text = "Inbox"
      label.font = .preferredFont(forTextStyle: .body)
      window.addSubview(label)
    }
    label.adjustsFontForContentSizeCategory = true
    let width = label.intrinsicContentSize.width
    window.screen = screen(.extraExtraExtraLarge)
    #expect(label.font.pointSize == 23 && other.font.pointSize == 17)
    #expect(label.intrinsicContentSize.width > width * 1.3)
    window.screen = screen(.large)
    #expect(label.font.pointSize == 17 && label.intrinsicContentSize.width == width)
  }

  @Test func metricsScaleFontsUpToALimit() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let label = UILabel()
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 60)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    window.screen = screen(.extraExtraExtraLarge)
    #expect(label.font.pointSize == 46)
    window.screen = screen(.accessibilityMedium)
    #expect(label.font.pointSize == 56)
    window.screen = screen(.accessibilityExtraLarge)
    #expect(label.font.pointSize == 60)
    window.screen = screen(.large)
  }
}
