import Foundation

// Foundation keeps values that its property lists know, and ends the program at any other; on Apple's
// platforms a CGFloat is bridged to a number.
extension UserDefaults {
  /// Sets the number of a key.
  public func set(_ value: CGFloat, forKey defaultName: String) {
    set(Double(value), forKey: defaultName)
  }

  /// Sets the number of a key.
  public func setValue(_ value: CGFloat, forKey key: String) { set(value, forKey: key) }
}
