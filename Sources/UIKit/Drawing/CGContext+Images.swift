import Foundation

extension CGContext {
  /// Draws an image upside down, as its coordinates count from below.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(UIImage(cgImage: image), in: rect)
    restoreGState()
  }

  /// What was drawn as an image; nil in `draw(_:)`.
  public func makeImage() -> CGImage? { image?.cgImage }

  /// How many pixels lie side by side in the image; 0 in `draw(_:)`.
  public var width: Int { extent.map { Int(($0.size.width * $0.scale).rounded()) } ?? 0 }
  /// How many pixels lie one below the other in the image; 0 in `draw(_:)`.
  public var height: Int { extent.map { Int(($0.size.height * $0.scale).rounded()) } ?? 0 }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
}
