import Foundation
import UIKit

/// Where pictures have the files of images from.
@MainActor
public enum ImageAddress {
  /// Gives a file an address; nil for those that pictures hold themselves. A host that serves files
  /// sets it.
  public static var server: ((_ file: Data, _ kind: String) -> String?)?

  /// The address of an image's file, which is the file itself where nobody serves it.
  static func of(_ image: UIImage) -> String {
    guard let file = image.content.file, let kind = image.fileKind else { return "" }
    return server?(file, kind) ?? "data:\(kind);base64,\(file.base64EncodedString())"
  }

  /// Makes a picture that holds all its images itself.
  static func inline<Picture>(_ make: () -> Picture) -> Picture {
    let former = server
    server = nil
    defer { server = former }
    return make()
  }
}
