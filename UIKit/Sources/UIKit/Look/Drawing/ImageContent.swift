import Foundation

package enum ImageContent: Sendable {
  /// Nothing: the image only has a size.
  case nothing
  /// The bytes of a PNG, JPEG, GIF or SVG file.
  case file(Data)
  /// Marks, in points from the upper left corner.
  case drawing([DrawnMark])

  /// The bytes of the file, if there is one.
  package var file: Data? {
    switch self {
    case .file(let data): data
    case .nothing, .drawing: nil
    }
  }

  /// The content after a transform, which does not affect files.
  func applying(_ transform: CGAffineTransform) -> ImageContent {
    switch self {
    case .nothing, .file: self
    case .drawing(let marks):
      transform.isIdentity ? self : .drawing(marks.map { $0.applying(transform) })
    }
  }
}
