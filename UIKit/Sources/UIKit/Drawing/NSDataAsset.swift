import Foundation

/// A file of an asset catalogue; never found, because catalogues keep no files here.
open class NSDataAsset: NSObject {
  /// The file's name.
  public let name: String
  /// The file's bytes.
  public let data: Data

  /// Finds a file by name; always nil.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds a file by name; always nil.
  public init?(name: String, bundle: Bundle) { return nil }
}
