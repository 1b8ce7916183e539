import Foundation

/// What is seen of an image.
package enum ImageContent: Sendable {
  /// Nothing: there is an extent alone.
  case nothing
  /// The bytes of a PNG, JPEG or GIF file.
  case file(Data)
  /// What was drawn, in points from the upper left corner.
  case drawing([DrawnMark])

  /// The bytes of a file, where it is one's.
  package var file: Data? {
    switch self {
    case .file(let data): data
    case .nothing, .drawing: nil
    }
  }

  /// The same with other coordinates; files have none.
  func applying(_ transform: CGAffineTransform) -> ImageContent {
    switch self {
    case .nothing, .file: self
    case .drawing(let marks):
      transform.isIdentity ? self : .drawing(marks.map { $0.applying(transform) })
    }
  }
}
