import Foundation

/// How a colour's parts are meant: grey, or red, green and blue.
public final class CGColorSpace: Sendable {
  /// How many parts a colour has beside its opacity.
  public let numberOfComponents: Int

  init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }
}

/// Colours by red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }
/// Colours by grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

extension CGColor {
  /// A colour by its parts and its opacity, 0…1.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let alpha = components[space.numberOfComponents]
    if space.numberOfComponents == 1 {
      self.init(red: components[0], green: components[0], blue: components[0], alpha: alpha)
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
  }
}
