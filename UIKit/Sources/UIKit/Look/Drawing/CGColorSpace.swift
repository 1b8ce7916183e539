import Foundation

/// The meaning of a colour's components: grey, or red, green and blue.
public final class CGColorSpace: Sendable {
  /// The number of components without alpha.
  public let numberOfComponents: Int

  init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }
}

/// A colour space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }
/// A colour space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

extension CGColor {
  /// Creates a colour from the space's components and alpha, from 0 to 1.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let alpha = components[space.numberOfComponents]
    if space.numberOfComponents == 1 {
      self.init(red: components[0], green: components[0], blue: components[0], alpha: alpha)
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
  }
}
