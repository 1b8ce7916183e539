import Foundation

extension NSArray {
  /// The values of a property of all elements; `NSNull` for an element without it.
  ///
  /// It finds stored properties of Swift classes by their names, keys of dictionaries, and the
  /// values of layers.
  public func value(forKey key: String) -> Any {
    NSArray(array: map { Self.value(of: $0, key) ?? NSNull() })
  }

  private static func value(of element: Any, _ key: String) -> Any? {
    if let dictionary = element as? [String: Any] { return dictionary[key] }
    var mirror: Mirror? = Mirror(reflecting: element)
    while let present = mirror {
      for child in present.children where child.label == key {
        // The property may be optional.
        let value = Mirror(reflecting: child.value)
        guard value.displayStyle == .optional else { return child.value }
        return value.children.first?.value
      }
      mirror = present.superclassMirror
    }
    return nil
  }
}
