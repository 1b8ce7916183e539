import Foundation
import UIKit

/// The addresses of image files in pictures.
@MainActor
public enum ImageAddress {
  /// Returns the address of a file, or nil to embed it; set by a host that serves files.
  public static var server: ((_ file: Data, _ kind: String) -> String?)?

  /// The address of an image's file; a data URL if no host serves it.
  static func of(_ image: UIImage) -> String {
    guard let file = image.content.file, let kind = image.fileKind else { return "" }
    return server?(file, kind) ?? "data:\(kind);base64,\(file.base64EncodedString())"
  }

  /// Makes a picture with all its images embedded.
  static func inline<Picture>(_ make: () -> Picture) -> Picture {
    let former = server
    server = nil
    defer { server = former }
    return make()
  }
}
