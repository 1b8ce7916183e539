import Foundation

/// One thing that was drawn: a filled or stroked path, a text or an image, with all that decides
/// how it looks.
///
/// A picture is a list of marks; who shows it needs to know nothing of the states of a context.
package struct DrawnMark: Equatable, Sendable {
  /// What is drawn.
  package enum Kind: Equatable, Sendable {
    /// What is inside a path.
    case fill(DrawnPath, color: [CGFloat])
    /// A line along a path.
    case stroke(DrawnPath, LineStyle, color: [CGFloat])
    /// Colours that run into each other, inside a path.
    case gradient(DrawnPath, DrawnGradient)
    /// A line of text whose letters stand on a point.
    case text(String, at: CGPoint, UIFont, color: [CGFloat])
    /// An image that fills a rectangle.
    case image(UIImage, in: CGRect)
  }

  package var kind: Kind
  /// How the coordinates become those of the view.
  package var transform = CGAffineTransform.identity
  /// How opaque it is, 0…1.
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: DrawnShadow?
  /// Only what is inside all of these is seen.
  package var clips: [DrawnPath] = []

  package init(_ kind: Kind) { self.kind = kind }

  /// The same mark in other coordinates.
  package func applying(_ transform: CGAffineTransform) -> DrawnMark {
    var mark = self
    mark.transform = mark.transform.concatenating(transform)
    for index in mark.clips.indices {
      mark.clips[index].transform = mark.clips[index].transform.concatenating(transform)
    }
    return mark
  }
}

/// A path as it was when it was drawn.
package struct DrawnPath: Equatable, Sendable {
  package var pieces: [PathPiece]
  package var rule = CGPathFillRule.winding
  /// How the coordinates become those of the view; for clips, which outlive changes of it.
  package var transform = CGAffineTransform.identity

  package init(
    _ path: CGPath, rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) {
    pieces = path.pieces
    self.rule = rule
    self.transform = transform
  }
}

/// How a line is drawn.
package struct LineStyle: Equatable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashes: [CGFloat] = []
  package var dashPhase: CGFloat = 0
  /// Which part of the path is drawn, 0…1.
  package var part: ClosedRange<CGFloat> = 0...1

  package init() {}
}

/// Colours that run into each other.
package struct DrawnGradient: Equatable, Sendable {
  package var colors: [[CGFloat]]
  /// Where each colour is, 0…1.
  package var locations: [CGFloat]
  /// Where the first and the last colour are; of a circle, its middle and a point of its rim.
  package var start, end: CGPoint
  package var isRadial: Bool

  package init(
    colors: [[CGFloat]], locations: [CGFloat], start: CGPoint, end: CGPoint, isRadial: Bool = false
  ) {
    (self.colors, self.locations, self.start, self.end) = (colors, locations, start, end)
    self.isRadial = isRadial
  }
}

/// The shadow of what is drawn.
package struct DrawnShadow: Equatable, Sendable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: [CGFloat]
}
