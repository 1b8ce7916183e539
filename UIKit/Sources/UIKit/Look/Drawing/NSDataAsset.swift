import Foundation

/// A file of an asset catalogue.
open class NSDataAsset: NSObject {
  /// The file's name.
  public let name: String
  /// The file's bytes.
  public let data: Data

  /// Finds a file by name; nil if it is missing.
  public convenience init?(name: String) { self.init(name: name, bundle: .program) }

  /// Finds a file by name; nil if it is missing.
  public init?(name: String, bundle: Bundle) {
    guard let path = bundle.path(forResource: name, ofType: "dataset"),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    (self.name, self.data) = (name, data)
  }
}
