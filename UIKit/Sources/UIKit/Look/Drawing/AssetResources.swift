import Foundation

/// An image of a catalogue, by its name.
public struct ImageResource: Hashable, @unchecked Sendable {
  /// The name in the catalogue.
  let name: String
  /// The bundle with the catalogue.
  let bundle: Bundle
  /// An image of a bundle's catalogue.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of a catalogue, by its name.
public struct ColorResource: Hashable, @unchecked Sendable {
  /// The name in the catalogue.
  let name: String
  /// The bundle with the catalogue.
  let bundle: Bundle
  /// A colour of a bundle's catalogue.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// An image of a catalogue; an empty one where it is missing.
  public convenience init(resource: ImageResource) {
    self.init(
      copyOf: UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? UIImage())
  }
}

extension UIColor {
  /// A colour of a catalogue; clear where it is missing.
  public convenience init(resource: ColorResource) {
    self.init(cgColor: (UIColor(named: resource.name) ?? .clear).cgColor)
  }
}
