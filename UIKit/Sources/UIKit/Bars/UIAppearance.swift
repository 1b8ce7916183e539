import Foundation

// What all of a kind would look like is kept by one that stands for them, and is never shown.
@MainActor private var standing: [ObjectIdentifier: NSObject] = [:]

@MainActor private func stand<Kind: NSObject>(for kind: Kind.Type, make: () -> Kind) -> Kind {
  let key = ObjectIdentifier(kind)
  if let one = standing[key] as? Kind { return one }
  let one = make()
  standing[key] = one
  return one
}

extension UIView {
  /// Stored: what all of this kind are to look like; none of them does.
  public static func appearance() -> Self { stand(for: self) { Self(coder: NSCoder())! } }

  /// Stored: the same for those within others.
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self {
    appearance()
  }
}

extension UIBarButtonItem {
  /// Stored: what all of them are to look like; none of them does.
  public static func appearance() -> UIBarButtonItem {
    stand(for: UIBarButtonItem.self) { UIBarButtonItem() }
  }
}

extension UITabBarItem {
  /// Stored: what all of them are to look like; none of them does.
  public static func appearance() -> UITabBarItem {
    stand(for: UITabBarItem.self) { UITabBarItem() }
  }
}
