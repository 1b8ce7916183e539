import Foundation
import UIKit

/// What a device's screen covers, by the screen's size.
enum Device {
  /// The heights of the status bar and of the line at the lower edge, upright.
  private static let phones: [Int: (top: CGFloat, bottom: CGFloat)] = [
    480: (20, 0), 568: (20, 0), 667: (20, 0), 736: (20, 0), 812: (44, 34), 896: (44, 34),
    844: (47, 34), 926: (47, 34), 852: (59, 34), 932: (59, 34),
  ]
  /// The same for tablets, by the longer side.
  private static let tablets: [Int: (top: CGFloat, bottom: CGFloat)] = [
    1024: (20, 0), 1080: (20, 0), 1112: (20, 0), 1180: (24, 20), 1194: (24, 20), 1366: (24, 20),
  ]

  /// The widths of those phones on their side that have much space there.
  private static let widePhones: Set<Int> = [736, 896, 926, 932, 956]

  /// The size classes of a screen.
  static func sizeClasses(
    of size: CGSize
  ) -> (width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass) {
    guard size.height <= 450 else { return (size.width > 700 ? .regular : .compact, .regular) }
    return (widePhones.contains(Int(size.width)) ? .regular : .compact, .compact)
  }

  /// The insets of a screen; zero for the size of no known device.
  static func insets(of size: CGSize, isBarHidden: Bool) -> UIEdgeInsets {
    let (long, short) = (Int(max(size.width, size.height)), min(size.width, size.height))
    let isUpright = size.height >= size.width
    if short < 600, let phone = phones[long] {
      let hasNotch = phone.bottom > 0
      guard isUpright else {
        return hasNotch
          ? UIEdgeInsets(top: 0, left: phone.top, bottom: 21, right: phone.top) : .zero
      }
      // Corners and camera stay where the bar hides.
      let top = isBarHidden && !hasNotch ? 0 : phone.top
      return UIEdgeInsets(top: top, left: 0, bottom: phone.bottom, right: 0)
    }
    guard short >= 700, let tablet = tablets[long] else { return .zero }
    let top = isBarHidden && tablet.bottom == 0 ? 0 : tablet.top
    return UIEdgeInsets(top: top, left: 0, bottom: tablet.bottom, right: 0)
  }
}

/// The status bar that the frontmost controller wants.
struct StatusBar: Equatable {
  var isHidden = false
  /// True for bright letters.
  var isLight = false

  /// The wishes of an application's visible controllers.
  @MainActor
  init(of application: UIApplication) {
    let window = application.keyWindow ?? application.windows.first
    guard let root = window?.rootViewController else { return }
    var front = root
    while let next = front.presentedViewController,
      next.modalPresentationStyle == .fullScreen
        || next.modalPresentationCapturesStatusBarAppearance
    {
      front = next
    }
    var hiding = front
    while let child = hiding.childForStatusBarHidden { hiding = child }
    isHidden = hiding.prefersStatusBarHidden || application.isStatusBarHidden
    var styling = front
    while let child = styling.childForStatusBarStyle { styling = child }
    let isDark = window?.traitCollection.userInterfaceStyle == .dark
    isLight =
      styling.preferredStatusBarStyle == .lightContent
      || application.statusBarStyle == .lightContent
      || styling.preferredStatusBarStyle == .default && isDark
  }

  init() {}
}
