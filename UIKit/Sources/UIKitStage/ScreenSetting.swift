import Foundation
import UIKit

/// The screen that the program sees.
struct ScreenSetting: Equatable {
  /// The size that was chosen.
  var chosen: CGSize
  /// The size of the page in control, where that shows the program alone, such as a phone's.
  var filled: CGSize?
  var size: CGSize { filled ?? chosen }
  var bar = StatusBar()
  /// What the device covers; nothing where a page shows the program alone.
  var insets: UIEdgeInsets {
    filled == nil ? Device.insets(of: size, isBarHidden: bar.isHidden) : .zero
  }
  /// True once a finger has come with a force.
  var hasForce = false
  var isDark = false
  var isRightToLeft = false
  var textSize = UIContentSizeCategory.large

  /// Applies a watcher's wishes; false if nothing changes.
  mutating func change(_ wanted: WatcherMessage.Screen) -> Bool {
    let former = self
    if let size = wanted.size.flatMap(CGSize.init(numbers:)) { chosen = size }
    if let size = wanted.fill.flatMap(CGSize.init(numbers:)) { filled = size }
    if let dark = wanted.dark { isDark = dark }
    if let text = wanted.text, let known = UIContentSizeCategory.shown[text] { textSize = known }
    if let rightToLeft = wanted.rightToLeft { isRightToLeft = rightToLeft }
    return self != former
  }

  /// Gives the application's windows this screen; windows that filled the old one fill this one.
  @MainActor
  func apply(to application: UIApplication) {
    let classes = Device.sizeClasses(of: size)
    let screen = UIScreen(
      bounds: CGRect(origin: .zero, size: size), scale: 3,
      traitCollection: UITraitCollection(
        forceTouchCapability: hasForce ? .available : .unavailable,
        userInterfaceIdiom: min(size.width, size.height) >= 700 ? .pad : .phone,
        userInterfaceStyle: isDark ? .dark : .light,
        horizontalSizeClass: classes.width, verticalSizeClass: classes.height,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
        preferredContentSizeCategory: textSize),
      hostSafeAreaInsets: insets)
    UIScreen.main = screen
    UITraitCollection.current = screen.traitCollection
    for window in application.windows {
      let filled = window.frame.size == window.screen.bounds.size
      window.screen = screen
      if filled { window.frame = screen.bounds }
    }
  }

  var json: String {
    var writer = JSONWriter()
    writer.text = "{\"size\":"
    writer.add([size.width, size.height])
    writer.text += ",\"dark\":\(isDark),\"rightToLeft\":\(isRightToLeft),\"text\":"
    writer.add(UIContentSizeCategory.shown.first { $0.value == textSize }?.key ?? "L")
    writer.text += ",\"bar\":"
    writer.add([insets.top, insets.bottom])
    return writer.text + ",\"isBarHidden\":\(bar.isHidden),\"isBarLight\":\(bar.isLight)}"
  }
}

extension CGSize {
  /// Reads a size from the page; nil if it is no size of a screen.
  fileprivate init?(numbers: [Double]) {
    guard numbers.count == 2, numbers.allSatisfy({ (50...5000).contains($0) }) else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension UIContentSizeCategory {
  /// The text sizes that a page can choose, by their short names.
  static let shown: [String: UIContentSizeCategory] = [
    "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge,
    "XXL": .extraExtraLarge, "XXXL": .extraExtraExtraLarge,
    "AccessibilityM": .accessibilityMedium, "AccessibilityL": .accessibilityLarge,
    "AccessibilityXL": .accessibilityExtraLarge,
    "AccessibilityXXL": .accessibilityExtraExtraLarge,
    "AccessibilityXXXL": .accessibilityExtraExtraExtraLarge,
  ]
}
