import Foundation

// One hidden object of each class stores the appearance of all.
@MainActor private var standing: [ObjectIdentifier: NSObject] = [:]

@MainActor private func stand<Kind: NSObject>(for kind: Kind.Type, make: () -> Kind) -> Kind {
  let key = ObjectIdentifier(kind)
  if let one = standing[key] as? Kind { return one }
  let one = make()
  standing[key] = one
  return one
}

extension UIView {
  /// The appearance of all objects of this class, which each takes when it comes into a window.
  ///
  /// Taken are colours (of backgrounds, tints, bars, marks, tracks and separators), attributes of
  /// titles, looks and background pictures of bars that the object has not set itself.
  public static func appearance() -> Self { stand(for: self) { Self(coder: NSCoder())! } }

  /// Takes the appearances of its class and of those above it, the nearest first.
  func takeStandingAppearance() {
    guard !standing.isEmpty else { return }
    var kind: AnyClass? = type(of: self)
    while let present = kind, present != UIResponder.self {
      if let one = standing[ObjectIdentifier(present)] as? UIView, one !== self { take(from: one) }
      kind = _getSuperclass(present)
    }
  }

  private func take(from one: UIView) {
    func fill<Kind: UIView, Value>(_ path: ReferenceWritableKeyPath<Kind, Value?>) {
      guard let own = self as? Kind, let other = one as? Kind, own[keyPath: path] == nil,
        let value = other[keyPath: path]
      else { return }
      own[keyPath: path] = value
    }
    fill(\UIView.backgroundColor)
    if let color = one.ownTint, ownTint == nil { tintColor = color }
    fill(\UIBar.barTintColor)
    if let own = self as? UIBar, let other = one as? UIBar {
      if own.barStyle == .default { own.barStyle = other.barStyle }
      own.isTranslucent = own.isTranslucent && other.isTranslucent
    }
    fill(\UINavigationBar.titleTextAttributes)
    fill(\UINavigationBar.largeTitleTextAttributes)
    fill(\UINavigationBar.scrollEdgeAppearance)
    if let own = self as? UINavigationBar, let other = one as? UINavigationBar {
      own.takeLook(of: other)
    }
    fill(\UITabBar.unselectedItemTintColor)
    fill(\UITabBar.scrollEdgeAppearance)
    fill(\UISwitch.onTintColor)
    fill(\UISlider.minimumTrackTintColor)
    fill(\UISlider.maximumTrackTintColor)
    fill(\UISegmentedControl.selectedSegmentTintColor)
    fill(\UIPageControl.pageIndicatorTintColor)
    fill(\UIPageControl.currentPageIndicatorTintColor)
    fill(\UITableView.separatorColor)
  }

  /// Stored: the appearance of such objects within others.
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self {
    appearance()
  }
}

extension UIBarButtonItem {
  /// Stored: the appearance of all such items; no item takes it.
  public static func appearance() -> UIBarButtonItem {
    stand(for: UIBarButtonItem.self) { UIBarButtonItem() }
  }
}

extension UITabBarItem {
  /// Stored: the appearance of all such items; no item takes it.
  public static func appearance() -> UITabBarItem {
    stand(for: UITabBarItem.self) { UITabBarItem() }
  }
}
