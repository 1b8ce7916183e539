import Foundation
import UIKit

/// What the screen is like that the program sees.
struct ScreenSetting: Equatable {
  var size: CGSize
  var isDark = false
  var isRightToLeft = false

  /// Takes a watcher's wishes; false where nothing is new.
  mutating func change(_ wanted: WatcherMessage.Screen) -> Bool {
    let former = self
    if let numbers = wanted.size, numbers.count == 2,
      numbers.allSatisfy({ (50...5000).contains($0) })
    {
      size = CGSize(width: numbers[0], height: numbers[1])
    }
    if let dark = wanted.dark { isDark = dark }
    if let rightToLeft = wanted.rightToLeft { isRightToLeft = rightToLeft }
    return self != former
  }

  /// Gives the application's windows a screen like this; those that filled the former fill it.
  @MainActor
  func apply(to application: UIApplication) {
    let screen = UIScreen(
      bounds: CGRect(origin: .zero, size: size), scale: 3,
      traitCollection: UITraitCollection(
        forceTouchCapability: .available,
        userInterfaceStyle: isDark ? .dark : .light,
        horizontalSizeClass: size.width > 700 ? .regular : .compact,
        verticalSizeClass: size.height > 450 ? .regular : .compact,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
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
    return writer.text + ",\"dark\":\(isDark),\"rightToLeft\":\(isRightToLeft)}"
  }
}
