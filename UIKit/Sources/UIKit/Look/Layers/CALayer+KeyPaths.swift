import Foundation

// Key paths that gesture code uses. The layer just stores values for all others.
extension CALayer {
  /// The value at a key path: a part of `transform` or `position`, or a stored value.
  ///
  /// Known key paths: `transform.rotation` (`.z`), `transform.scale` (`.x`, `.y`),
  /// `transform.translation.x` and `.y`, `position.x` and `.y`, `opacity`; each is a `CGFloat`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let t = transform
    switch keyPath {
    case "transform.rotation", "transform.rotation.z": return t.turn
    case "transform.scale", "transform.scale.x":
      return (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
    case "transform.scale.y": return (t.m21 * t.m21 + t.m22 * t.m22).squareRoot()
    case "transform.translation.x": return t.m41
    case "transform.translation.y": return t.m42
    case "position.x": return position.x
    case "position.y": return position.y
    case "opacity": return CGFloat(opacity)
    default: return values[keyPath]
    }
  }

  /// Sets a value that `value(forKeyPath:)` knows, or stores it.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let number = CALayer.number(value) else { return values[keyPath] = value }
    switch keyPath {
    case "transform.rotation", "transform.rotation.z":
      transform = CATransform3DRotate(transform, number - transform.turn, 0, 0, 1)
    case "transform.scale": scale(by: number, number)
    case "transform.scale.x": scale(by: number, nil)
    case "transform.scale.y": scale(by: nil, number)
    case "transform.translation.x": transform.m41 = number
    case "transform.translation.y": transform.m42 = number
    case "position.x": position.x = number
    case "position.y": position.y = number
    case "opacity": opacity = Float(number)
    default: values[keyPath] = value
    }
  }

  /// The value for a key.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the value for a key.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  private func scale(by x: CGFloat?, _ y: CGFloat?) {
    guard let oldX = value(forKeyPath: "transform.scale.x") as? CGFloat,
      let oldY = value(forKeyPath: "transform.scale.y") as? CGFloat, oldX != 0, oldY != 0
    else { return }
    transform = CATransform3DScale(
      transform, x.map { $0 / oldX } ?? 1, y.map { $0 / oldY } ?? 1, 1)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
