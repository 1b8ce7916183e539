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
  /// Stored: the appearance of all objects of this class; no object takes it.
  public static func appearance() -> Self { stand(for: self) { Self(coder: NSCoder())! } }

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
